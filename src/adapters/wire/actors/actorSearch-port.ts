import { deleteActorSearch, initActorSearch, saveActorSearch, searchActors } from './actor-search'
import { SORTS } from './actor-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { upperSnake } from '@/adapters/wire/base/upper-snake'
import type { ActorSort } from '@/domain/actors/actor-order'
import type { ActorSearchGateway } from '@/application/actors/actor-search-gateway'

const bound = bindingOf<ActorSearchGateway>()

/** The orders of a list as they are written on the wire. */
const spelled: ReadonlyMap<string, string> = new Map(SORTS.map((sort) => [sort, upperSnake(sort)]))

/** The search of actors on the wire, where an order has the spelling of the wire. */
export const actorSearchPort: PortBinding<ActorSearchGateway> = {
  start: bound('start', initActorSearch),
  search: bound('search', searchActors, {
    request: (query) => ({ ...query, sort: spelled.get(query.sort) as ActorSort }),
    args: (query) => [query],
  }),
  save: bound('save', saveActorSearch, { fields: ['name', 'criteria'] }),
  remove: bound('remove', deleteActorSearch, { fields: ['id'] }),
}
