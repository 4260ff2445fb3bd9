import { textLength } from '@/domain/access/text'
import { hasWords, isSamePattern, searchPatternOf } from './pattern'

/** How many recent searches there are at most (SEA-007). */
export const MAX_RECENT_SEARCHES = 3

/** Fewest characters of a search that is stored (SEA-005). */
export const MIN_STORED_LENGTH = 3

/** Whether a pattern is worth storing, among the recent searches of a guest as for the suggestions of all (SEA-005). */
export const isStored = (pattern: string): boolean => textLength(pattern) >= MIN_STORED_LENGTH && hasWords(pattern)

/**
 * The recent searches after one more, the latest first: at most three, none of fewer than three characters, and none twice; one that is
 * there already stays at its position (SEA-005 to SEA-007).
 */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const pattern = searchPatternOf(typed)
  if (!isStored(pattern) || recent.some((one) => isSamePattern(one, pattern))) return recent
  return [pattern, ...recent].slice(0, MAX_RECENT_SEARCHES)
}
