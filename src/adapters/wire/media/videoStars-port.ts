import { videoStars } from './video-stars'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { VideoStarGateway } from '@/application/media/video-star-gateway'

const bound = bindingOf<VideoStarGateway>()

/** The video stars on the wire. */
export const videoStarsPort: PortBinding<VideoStarGateway> = { list: bound('list', videoStars) }
