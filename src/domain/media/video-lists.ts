/** The orders a guest can choose, and the eighth that only trending uses (MED-020, rulings 3). */
export type VideoOrder =
  | 'newest'
  | 'mostExpensive'
  | 'cheapest'
  | 'longest'
  | 'shortest'
  | 'bestSelling'
  | 'topRated'
  | 'topTrending'

/** The orders a guest is offered (MED-020). */
export const VIDEO_ORDERS: readonly Exclude<VideoOrder, 'topTrending'>[] = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
]

/** Where a list begins before the guest filters it. `releasedFrom` is epoch ms. */
export interface VideoDefaults {
  readonly sort: VideoOrder
  readonly types: readonly string[]
  readonly releasedFrom: number | null
}

/** A list that is not defined (MED-019). */
export class UnmappedCategoryError extends Error {
  override readonly name = 'UnmappedCategoryError'

  constructor() {
    super('Unmapped category')
  }
}

const DAY = 86_400_000

/** The default filter and order of a list (MED-019, MED-021 to MED-030). Throws `UnmappedCategoryError`. */
export function videoDefaults(category: string, now: number): VideoDefaults {
  switch (category) {
    case 'allVideos':
      return { sort: 'topRated', types: [], releasedFrom: null }
    case 'discounted':
      return { sort: 'newest', types: ['discount'], releasedFrom: null }
    case 'trending':
      return { sort: 'topTrending', types: [], releasedFrom: now - 8 * DAY }
    case 'free':
      return { sort: 'newest', types: ['free'], releasedFrom: null }
    case 'top':
      return { sort: 'bestSelling', types: [], releasedFrom: monthsBefore(now, 9) }
    case 'vip30':
      return { sort: 'topRated', types: ['vip30'], releasedFrom: null }
    case 'bought':
      return { sort: 'newest', types: ['bought'], releasedFrom: null }
    case 'new':
      return { sort: 'newest', types: [], releasedFrom: null }
    default:
      throw new UnmappedCategoryError()
  }
}

/** Calendar months, clamped to the last day of a shorter month. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}

/** How many videos a page of a list contains unless the request specifies it (MED-031). */
export const VIDEO_PAGE_SIZE = 10
