/**
 * The search categories other than videos, which have an address of their own [NAV-007] (rulings:
 * paths).
 */
export const SEARCH_CATEGORIES = ['actors', 'models', 'asmr', 'photos', 'galleries', 'tv', 'mediathek', 'blog'] as const

/** The category of a search result page other than videos. */
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]
