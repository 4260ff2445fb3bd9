import { relatedVideos } from './recommendation-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { RelatedGateway } from '@/application/recommendations/related-gateway'

const bound = bindingOf<RelatedGateway>()

/** What is recommended to a guest on the wire. */
export const relatedPort: PortBinding<RelatedGateway> = {
  videos: bound('videos', relatedVideos, { fields: ['videoId'] }),
}
