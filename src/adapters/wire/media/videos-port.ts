import { buyVideo, sendVideoShareEmail, videoSource, watchStart } from './video-calls'
import { dislikeVideo, likeVideo, videoById, videoLikes, videos } from './video-queries'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { VideoThumbnail } from '@/domain/media/thumbnails'
import type { VideoDetails } from '@/domain/media/video'

const bound = bindingOf<VideoGateway>()

/** Frames are served by the server that has answered. */
export const reachableFrames = (frames: readonly VideoThumbnail[], baseUrl: string): readonly VideoThumbnail[] =>
  frames.map((frame) => ({ ...frame, address: atServer(frame.address, baseUrl) }))

const reachable = (video: VideoDetails, baseUrl: string): VideoDetails => ({
  ...video,
  previewThumbnails: reachableFrames(video.previewThumbnails, baseUrl),
})

/** The video shop on the wire. */
export const videosPort: PortBinding<VideoGateway> = {
  list: bound('list', videos),
  byId: bound('byId', videoById, {
    fields: ['id'],
    reach: (video, baseUrl) => (video === null ? null : reachable(video, baseUrl)),
  }),
  buy: bound('buy', buyVideo, {
    fields: ['videoId', 'key', 'agreedPrice'],
    reach: (result, baseUrl) => (result.ok ? { ...result, video: reachable(result.video, baseUrl) } : result),
  }),
  like: bound('like', likeVideo, { fields: ['id', 'liked'] }),
  dislike: bound('dislike', dislikeVideo, { fields: ['id', 'disliked'] }),
  likes: bound('likes', videoLikes, { fields: ['id'] }),
  share: bound('share', sendVideoShareEmail, { fields: ['videoId', 'email'] }),
  watchStart: bound('watchStart', watchStart, { fields: ['videoId'] }),
  source: bound('source', videoSource, {
    fields: ['videoId'],
    answer: 'source',
    reach: (source, baseUrl) =>
      source === null
        ? null
        : {
            ...source,
            playlistUrl: atServer(source.playlistUrl, baseUrl),
            captions: source.captions.map((track) => ({ ...track, address: atServer(track.address, baseUrl) })),
          },
  }),
}
