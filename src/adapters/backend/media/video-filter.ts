import type { VideoRecord } from './video-records'
import type { VideoFilter, VideoType } from '@/application/media/video-gateway'
import type { ActorId, VideoId } from '@/domain/ids'

/** From this trend score on a video counts as trending. */
export const TRENDING_FROM = 600

/** What a filter looks up elsewhere. */
interface Known {
  readonly owned: ReadonlySet<VideoId>
  /** The actors of the groups that are filtered by; `null`: of any. */
  readonly ofGroups: ReadonlySet<ActorId> | null
}

/**
 * Returns whether a video passes every part of the filter; several types must all hold (MED-014 to MED-016). Ids become
 * sets once: hundreds of them are compared with every video there is.
 */
export function videoFilter(filter: VideoFilter, { owned, ofGroups }: Known): (video: VideoRecord) => boolean {
  const actorIds = filter.actorIds && new Set(filter.actorIds)
  const ids = filter.ids && new Set(filter.ids)
  const { tags, types, releasedFrom = -Infinity, releasedUntil = Infinity } = filter
  return (video) =>
    (ofGroups === null || ofGroups.has(video.actorId)) &&
    (actorIds === undefined || actorIds.has(video.actorId)) &&
    (ids === undefined || ids.has(video.id)) &&
    video.releasedAt >= releasedFrom &&
    video.releasedAt <= releasedUntil &&
    (tags === undefined || tags.every((tag) => video.tags.includes(tag))) &&
    (types === undefined || types.every((type) => isOfType(video, type, owned)))
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
