import { buyVideo, videoSource } from './video-calls'
import { likeVideo, videoById, videos } from './video-queries'
import { atServer, bound, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { VideoGateway } from '@/application/media/video-gateway'

/** The video shop on the wire. */
export const videosPort: PortBinding<VideoGateway> = {
  list: bound<VideoGateway, VideoGateway['list']>()(videos, {
    request: (query) => query,
    call: (port, query) => port.list(query),
  }),
  byId: bound<VideoGateway, VideoGateway['byId']>()(videoById, {
    request: (id) => ({ id }),
    call: (port, { id }) => port.byId(id),
  }),
  buy: bound<VideoGateway, VideoGateway['buy']>()(buyVideo, {
    request: (videoId, key, agreedPrice) => ({ videoId, key, agreedPrice }),
    call: (port, { videoId, key, agreedPrice }) => port.buy(videoId, key, agreedPrice),
  }),
  like: bound<VideoGateway, VideoGateway['like']>()(likeVideo, {
    request: (id, liked) => ({ id, liked }),
    call: (port, { id, liked }) => port.like(id, liked),
  }),
  source: bound<VideoGateway, VideoGateway['source']>()(videoSource, {
    request: (videoId) => ({ videoId }),
    read: ({ source }, baseUrl) =>
      source === null ? null : { ...source, playlistUrl: atServer(source.playlistUrl, baseUrl) },
    call: async (port, { videoId }) => ({ source: await port.source(videoId) }),
  }),
}
