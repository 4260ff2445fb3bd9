import type { VideoType } from '@/application/media/video-gateway'
import { VIDEO_ORDERS, type VideoOrder } from '@/domain/media/video-lists'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The filters of a list that a guest can set, besides moods (MED-016). */
export const VIDEO_KINDS = ['free', 'discount', 'vip', 'vip30', 'bought'] as const satisfies readonly VideoType[]
export type VideoKind = (typeof VIDEO_KINDS)[number]

/** The filters of a list of videos in its address. `sort`: `null` for the list's own order. */
export interface VideoListQuery {
  readonly kinds: readonly VideoKind[]
  readonly tags: readonly string[]
  readonly sort: Exclude<VideoOrder, 'topTrending'> | null
}

/** Maximum number of moods at once; more never fit a video. */
const MAX_TAGS = 3
const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u

/** Reads a query from an address; invalid parts are left out, so that no address breaks a list. */
export function readVideoQuery(query: URLSearchParams): VideoListQuery {
  const words = (name: string) => (query.get(name) ?? '').split(',')
  const tags = words('tag').filter((tag) => tag.length <= 40 && TAG.test(tag))
  return {
    kinds: VIDEO_KINDS.filter((kind) => words('type').includes(kind)),
    tags: [...new Set(tags)].slice(0, MAX_TAGS),
    sort: VIDEO_ORDERS.find((order) => order === query.get('sort')) ?? null,
  }
}

/** Writes a query without default values. */
export function writeVideoQuery({ kinds, tags, sort }: VideoListQuery): Readonly<Record<string, string>> {
  return {
    ...(kinds.length === 0 ? {} : { type: kinds.join(',') }),
    ...(tags.length === 0 ? {} : { tag: tags.join(',') }),
    ...(sort === null ? {} : { sort }),
  }
}

/** Reads and writes the filters of a list of videos in its address; clearing keeps the order. */
export const videoAddress: AddressForm<VideoListQuery> = {
  read: readVideoQuery,
  write: writeVideoQuery,
  cleared: (query) => ({ ...query, kinds: [], tags: [] }),
}

/** Returns true if the guest set any filter; the order does not count. */
export const hasFilters = ({ kinds, tags }: VideoListQuery): boolean => kinds.length + tags.length > 0

/** The query without filters. */
export const UNFILTERED: VideoListQuery = { kinds: [], tags: [], sort: null }

/** Adds a mood, dropping the oldest if there are too many, or removes it. */
export const withTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag].slice(-MAX_TAGS)
