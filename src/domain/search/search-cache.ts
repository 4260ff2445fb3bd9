/** How long an answer is used again, ms (SEA-008). */
export const SEARCH_CACHE_TIME = 300_000

/** How often answers that are too old are removed, ms (SEA-009). */
export const SEARCH_CLEANING_INTERVAL = 5_000

/** An answer and until when it may be used, epoch ms. */
export interface CachedAnswer<T> {
  readonly answer: T
  readonly until: number
}

/** An answer that arrived at `now`. */
export const cachedAt = <T>(answer: T, now: number): CachedAnswer<T> => ({ answer, until: now + SEARCH_CACHE_TIME })

/** Whether an answer may still be used. */
export const isFresh = ({ until }: CachedAnswer<unknown>, now: number): boolean => now < until
