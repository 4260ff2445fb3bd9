import type { SearchCategory } from './search-category'

/** The search categories of a guest: videos, and those that share one address (SEA-002). */
export type ResultCategory = SearchCategory | 'videos'

/** The four groups of categories, each with its categories; a group opens with its first one. */
export const RESULT_GROUPS = {
  people: ['actors', 'models'],
  films: ['videos', 'mediathek', 'tv', 'asmr'],
  pictures: ['galleries', 'photos'],
  magazine: ['blog'],
} as const satisfies Readonly<Record<string, readonly ResultCategory[]>>

/** One of the groups. */
export type ResultGroup = keyof typeof RESULT_GROUPS

/** The groups in order. */
export const RESULT_GROUP_NAMES = Object.keys(RESULT_GROUPS) as readonly ResultGroup[]

/** The categories in the order in which they are shown (SEA-002). */
export const RESULT_CATEGORIES: readonly ResultCategory[] = Object.values(RESULT_GROUPS).flat()

/** Returns the group of a category. */
export const groupOfCategory = (category: ResultCategory): ResultGroup =>
  RESULT_GROUP_NAMES.find((group) => RESULT_GROUPS[group].some((one) => one === category)) ?? 'people'

/** Number of results per page of each category (SEA-012 to SEA-015). */
export const SEARCH_PAGE_SIZES: Readonly<Record<ResultCategory, number>> = {
  actors: 30,
  models: 30,
  videos: 30,
  asmr: 3,
  photos: 14,
  galleries: 14,
  tv: 30,
  mediathek: 30,
  blog: 15,
}

/** Maximum results of one category: to find others, a guest types one more word. */
export const MAX_RESULTS = 300
