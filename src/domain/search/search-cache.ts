/** Time for which an answer is reused, in ms (SEA-008). */
export const SEARCH_CACHE_TIME = 300_000

/** Interval at which expired answers are removed, in ms (SEA-009). */
export const SEARCH_CLEANING_INTERVAL = 5_000

/** An answer and its expiry in epoch ms. */
export interface CachedAnswer<T> {
  readonly answer: T
  readonly until: number
}

/** Returns the cache entry of an answer that arrived at `now`. */
export const cachedAt = <T>(answer: T, now: number): CachedAnswer<T> => ({ answer, until: now + SEARCH_CACHE_TIME })

/** Whether an answer may still be used. */
export const isFresh = ({ until }: CachedAnswer<unknown>, now: number): boolean => now < until
