import { phaseOf, type CamShow } from './show'

/** The filters of the list of shows. */
export const SHOW_FILTERS = ['running', 'free', 'mine'] as const

/** One of the filters. */
export type ShowFilter = (typeof SHOW_FILTERS)[number]

const passes: Readonly<Record<ShowFilter, (show: CamShow, now: number) => boolean>> = {
  running: (show, now) => phaseOf(show, now) === 'running',
  free: ({ isFree }) => isFree,
  mine: ({ isBought }) => isBought,
}

/**
 * Returns the shows that are not over at `now` (epoch ms) and pass all of the filters, in their
 * order.
 */
export const listedShows = (
  shows: readonly CamShow[],
  filters: readonly ShowFilter[],
  now: number,
): readonly CamShow[] =>
  shows.filter((show) => phaseOf(show, now) !== 'over' && filters.every((filter) => passes[filter](show, now)))
