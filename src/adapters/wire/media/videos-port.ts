import { buyVideo, videoSource } from './video-calls'
import { likeVideo, videoById, videos } from './video-queries'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { VideoGateway } from '@/application/media/video-gateway'

const bound = bindingOf<VideoGateway>()

/** The video shop on the wire. */
export const videosPort: PortBinding<VideoGateway> = {
  list: bound('list', videos),
  byId: bound('byId', videoById, { fields: ['id'] }),
  buy: bound('buy', buyVideo, { fields: ['videoId', 'key', 'agreedPrice'] }),
  like: bound('like', likeVideo, { fields: ['id', 'liked'] }),
  source: bound('source', videoSource, {
    fields: ['videoId'],
    answer: 'source',
    reach: (source, baseUrl) =>
      source === null ? null : { ...source, playlistUrl: atServer(source.playlistUrl, baseUrl) },
  }),
}
