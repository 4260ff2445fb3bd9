import { relatedVideos } from './recommendation-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { RecommendationGateway } from '@/application/recommendations/recommendation-gateway'

const bound = bindingOf<RecommendationGateway>()

/** What is recommended to a guest on the wire. */
export const recommendationsPort: PortBinding<RecommendationGateway> = {
  related: bound('related', relatedVideos, { fields: ['videoId'] }),
}
