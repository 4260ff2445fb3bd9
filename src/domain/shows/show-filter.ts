import { phaseOf, type CamShow } from './show'

/** What the list of shows can be filtered by. */
export const SHOW_FILTERS = ['running', 'free', 'mine'] as const

/** One of them. */
export type ShowFilter = (typeof SHOW_FILTERS)[number]

const passes: Readonly<Record<ShowFilter, (show: CamShow, now: number) => boolean>> = {
  running: (show, now) => phaseOf(show, now) === 'running',
  free: ({ isFree }) => isFree,
  mine: ({ isBought }) => isBought,
}

/** The shows that are not over at `now` (epoch ms) and pass all of the filters, in their order. */
export const listedShows = (
  shows: readonly CamShow[],
  filters: readonly ShowFilter[],
  now: number,
): readonly CamShow[] =>
  shows.filter((show) => phaseOf(show, now) !== 'over' && filters.every((filter) => passes[filter](show, now)))
