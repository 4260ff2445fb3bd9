import type { GenderType } from '@/domain/actors/actor'

/**
 * The orders a guest can choose, and an eighth that only the trending list uses (MED-020, rulings
 * 3).
 */
export type VideoOrder =
  | 'newest'
  | 'mostExpensive'
  | 'cheapest'
  | 'longest'
  | 'shortest'
  | 'bestSelling'
  | 'topRated'
  | 'topTrending'

/** The orders offered to a guest (MED-020). */
export const VIDEO_ORDERS: readonly Exclude<VideoOrder, 'topTrending'>[] = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
]

/** The lists that have defaults of their own. */
export type VideoCategory = 'allVideos' | 'discounted' | 'trending' | 'free' | 'top' | 'vip30' | 'bought' | 'new'

/** The initial state of a list before the guest filters it. */
export interface VideoDefaults {
  readonly sort: VideoOrder
  readonly types: readonly ('discount' | 'free' | 'vip30' | 'bought')[]
  /** Kinds of actors whose videos are listed; empty for all. */
  readonly actingGroups: readonly GenderType[]
  /** Epoch ms. */
  readonly releasedFrom: number | null
  /** Number of videos per page. */
  readonly first: number
}

/** Thrown for a list that is not defined (MED-019). */
export class UnmappedCategoryError extends Error {
  override readonly name = 'UnmappedCategoryError'

  constructor() {
    super('Unmapped category')
  }
}

const DAY = 86_400_000

/** Default page size of a list of videos (MED-031). */
export const VIDEO_PAGE_SIZE = 10

/** Default number of best selling videos in a list (MED-034). */
export const TOP_VIDEOS = 4

/** Number of videos in a grid of recommendations (MED-033). */
export const RECOMMENDED_VIDEOS = 16

/** Actors who are women, alone or together. */
const FEMALE: readonly GenderType[] = ['F', 'FF']

/**
 * Returns the default filter, order and length of a list (MED-018, MED-019, MED-021 to MED-031,
 * MED-034). Throws `UnmappedCategoryError`.
 */
export function videoDefaults(category: string, now: number): VideoDefaults {
  switch (category) {
    case 'allVideos':
      return begins('topRated')
    case 'discounted':
      return begins('newest', { types: ['discount'] })
    case 'trending':
      return begins('topTrending', { releasedFrom: now - 8 * DAY })
    case 'free':
      return begins('newest', { types: ['free'], actingGroups: FEMALE })
    case 'top':
      return begins('bestSelling', { releasedFrom: monthsBefore(now, 9), first: TOP_VIDEOS })
    case 'vip30':
      return begins('topRated', { types: ['vip30'] })
    case 'bought':
      return begins('newest', { types: ['bought'] })
    case 'new':
      return begins('newest')
    default:
      throw new UnmappedCategoryError()
  }
}

const begins = (sort: VideoOrder, rest: Partial<Omit<VideoDefaults, 'sort'>> = {}): VideoDefaults => ({
  sort,
  types: [],
  actingGroups: [],
  releasedFrom: null,
  first: VIDEO_PAGE_SIZE,
  ...rest,
})

/** Subtracts calendar months, clamped to the last day of a shorter month. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
