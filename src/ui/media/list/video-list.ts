import type { VideoFilter, VideoType } from '@/application/media/video-gateway'
import { VIDEO_ORDERS, videoDefaults, type VideoOrder } from '@/domain/media/video-lists'
import { VIDEO_KINDS, type VideoKind } from './video-query'

/** The lists that have a page, in the order they are offered. */
export const VIDEO_LISTS = ['allVideos', 'newVideos', 'videoTrends', 'freeClips', 'videosOnSale', 'vipVideos'] as const

/** A list by the name of its page. */
export type VideoListName = (typeof VIDEO_LISTS)[number]

export const isVideoList = (route: string): route is VideoListName => VIDEO_LISTS.some((list) => list === route)

/** Where a list begins before the guest filters it. */
export interface VideoPreset {
  readonly filter: VideoFilter
  readonly sort: VideoOrder
}

const categories = {
  allVideos: 'allVideos',
  newVideos: 'new',
  videoTrends: 'trending',
  freeClips: 'free',
  videosOnSale: 'discounted',
} as const

/** What the club watches: the platform names no default for it, so the newest come first. */
const CLUB: VideoPreset = { filter: { types: ['vip'] }, sort: 'newest' }

const isKind = (type: string): type is VideoKind & VideoType => VIDEO_KINDS.some((kind) => kind === type)

/** The beginning of a list at a moment, epoch ms (MED-021 to MED-030). */
export function presetOf(list: VideoListName, now: number): VideoPreset {
  if (list === 'vipVideos') return CLUB
  const { sort, types, releasedFrom } = videoDefaults(categories[list], now)
  return {
    sort,
    filter: {
      ...(types.length === 0 ? {} : { types: types.filter(isKind) }),
      ...(releasedFrom === null ? {} : { releasedFrom }),
    },
  }
}

/** The filters that can still change a list: neither what all of its videos are, nor what none of them can be. */
export function kindsOf(list: VideoListName): readonly VideoKind[] {
  if (list === 'freeClips') return []
  const preset = presetOf(list, 0).filter.types ?? []
  return VIDEO_KINDS.filter((kind) => !preset.includes(kind) && !(kind === 'free' && preset.length > 0))
}

/** The order a list has by itself, and all that are offered; trending is offered only where it is the list's own (MED-020). */
export function ordersOf(list: VideoListName): { readonly own: VideoOrder; readonly offered: readonly VideoOrder[] } {
  const own = presetOf(list, 0).sort
  return { own, offered: own === 'topTrending' ? [own, ...VIDEO_ORDERS] : VIDEO_ORDERS }
}
