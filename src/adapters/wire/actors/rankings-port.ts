import { collection, collections, pinnedModels, topCams } from './ranking'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { RankingGateway } from '@/application/actors/ranking-gateway'

const bound = bindingOf<RankingGateway>()

/** Rankings and collections on the wire. */
export const rankingsPort: PortBinding<RankingGateway> = {
  topCams: bound('topCams', topCams),
  pinnedModels: bound('pinnedModels', pinnedModels, { fields: ['first', 'offset'] }),
  collections: bound('collections', collections),
  collection: bound('collection', collection),
}
