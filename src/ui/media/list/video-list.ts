import type { VideoFilter, VideoQuery } from '@/application/media/video-gateway'
import { VIDEO_ORDERS, videoDefaults, type VideoCategory, type VideoOrder } from '@/domain/media/video-lists'
import { VIDEO_KINDS, type VideoKind, type VideoListQuery } from './video-query'

/** The lists that have a page, in the order they are offered. */
export const VIDEO_LISTS = ['allVideos', 'newVideos', 'videoTrends', 'freeClips', 'videosOnSale', 'vipVideos'] as const

/** A list by the name of its page. */
export type VideoListName = (typeof VIDEO_LISTS)[number]

export const isVideoList = (route: string): route is VideoListName => VIDEO_LISTS.some((list) => list === route)

/** The lists that have a row on the overview only. */
export const ROW_LISTS = ['topVideos', 'vip30Videos', 'boughtVideos'] as const

/** A list that has a row, and its own page or none. */
export type VideoRowName = VideoListName | (typeof ROW_LISTS)[number]

/** The state of a list before the guest filters it; the platform completes it by its category. */
export interface VideoPreset {
  /** `null`: the platform names no default for it. */
  readonly category: VideoCategory | null
  readonly types: VideoFilter['types'] & {}
  readonly sort: VideoOrder
}

const categories = {
  allVideos: 'allVideos',
  newVideos: 'new',
  videoTrends: 'trending',
  freeClips: 'free',
  videosOnSale: 'discounted',
  topVideos: 'top',
  vip30Videos: 'vip30',
  boughtVideos: 'bought',
} as const satisfies Record<string, VideoCategory>

/** The club's videos: the platform names no default order, so the newest come first. */
const CLUB: VideoPreset = { category: null, types: ['vip'], sort: 'newest' }

/** The beginning of a list (MED-021 to MED-030). */
export function presetOf(list: VideoRowName): VideoPreset {
  if (list === 'vipVideos') return CLUB
  const category = categories[list]
  const { sort, types } = videoDefaults(category, 0)
  return { category, types, sort }
}

/** Returns the request for a list that the guest filters (MED-015, MED-018 to MED-030). */
export function requestOf(
  list: VideoRowName,
  { kinds, tags, sort }: VideoListQuery,
): Pick<VideoQuery, 'category' | 'filter' | 'sort'> {
  const preset = presetOf(list)
  const types = preset.category === null ? [...new Set([...preset.types, ...kinds])] : kinds
  const order = sort ?? (preset.category === null ? preset.sort : null)
  return {
    ...(preset.category === null ? {} : { category: preset.category }),
    filter: { ...(types.length === 0 ? {} : { types }), ...(tags.length === 0 ? {} : { tags }) },
    ...(order === null ? {} : { sort: order }),
  }
}

/** Returns the filters that can change a list: no kind that all or none of its videos have. */
export function kindsOf(list: VideoListName): readonly VideoKind[] {
  if (list === 'freeClips') return []
  const preset: readonly string[] = presetOf(list).types
  return VIDEO_KINDS.filter((kind) => !preset.includes(kind) && !(kind === 'free' && preset.length > 0))
}

/** Returns a list's own order, and all offered ones; trending only if it is its own (MED-020). */
export function ordersOf(list: VideoListName): { readonly own: VideoOrder; readonly offered: readonly VideoOrder[] } {
  const own = presetOf(list).sort
  return { own, offered: own === 'topTrending' ? [own, ...VIDEO_ORDERS] : VIDEO_ORDERS }
}
