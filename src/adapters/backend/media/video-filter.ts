import type { VideoRecord } from './video-records'
import type { VideoFilter, VideoType } from '@/application/media/video-gateway'
import type { VideoId } from '@/domain/ids'

/** From this trend score on a video counts as trending. */
const TRENDING_FROM = 600

/** Whether a video passes every part of the filter; several types must all hold (MED-014 to MED-016). */
export function matches(video: VideoRecord, filter: VideoFilter, owned: ReadonlySet<VideoId>): boolean {
  const wanted: readonly boolean[] = [
    filter.actorIds === undefined || filter.actorIds.includes(video.actorId),
    filter.ids === undefined || filter.ids.includes(video.id),
    filter.tags === undefined || filter.tags.every((tag) => video.tags.includes(tag)),
    filter.releasedFrom === undefined || video.releasedAt >= filter.releasedFrom,
    filter.releasedUntil === undefined || video.releasedAt <= filter.releasedUntil,
    filter.types === undefined || filter.types.every((type) => isOfType(video, type, owned)),
  ]
  return wanted.every(Boolean)
}

function isOfType(video: VideoRecord, type: VideoType, owned: ReadonlySet<VideoId>): boolean {
  switch (type) {
    case 'free':
      return video.free
    case 'premium':
      return !video.free && !video.vip
    case 'discount':
      return video.price < video.basePrice
    case 'vip':
      return video.vip
    case 'bought':
      return owned.has(video.id)
    case 'trending':
      return video.trend >= TRENDING_FROM
    case 'vxselect':
      return video.selected
    case 'vip30':
      return video.isVip30Offer
    case 'classic':
      return video.classic
    case 'original':
      return video.original
    case 'shared':
      return video.camRecording
  }
}
