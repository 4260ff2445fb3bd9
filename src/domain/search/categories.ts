import { SEARCH_CATEGORIES, type SearchCategory } from '@/domain/navigation/params'

/** Everything that a guest can search: videos, and what shares one address with the others (SEA-002). */
export type ResultCategory = SearchCategory | 'videos'

/** The categories in the order in which a guest sees them (SEA-002). */
export const RESULT_CATEGORIES: readonly ResultCategory[] = [
  'actors',
  'models',
  'videos',
  ...SEARCH_CATEGORIES.filter((category) => category !== 'actors' && category !== 'models'),
]

/** How many results a page of a category has (SEA-012 to SEA-015). */
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

/** The most results of one category that are found: beyond them a guest types one more word. */
export const MAX_RESULTS = 300
