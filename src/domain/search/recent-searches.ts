import { textLength } from '@/domain/access/text'
import { hasWords, isSamePattern, searchPatternOf } from './pattern'

/** Maximum number of recent searches (SEA-007). */
export const MAX_RECENT_SEARCHES = 3

/** Minimum characters of a stored search (SEA-005). */
export const MIN_STORED_LENGTH = 3

/**
 * Whether a pattern is stored, both among a guest's recent searches and for everybody's suggestions
 * (SEA-005).
 */
export const isStored = (pattern: string): boolean => textLength(pattern) >= MIN_STORED_LENGTH && hasWords(pattern)

/**
 * Adds a search to the recent ones, latest first: at most three, none of fewer than three
 * characters, and none twice; one that is already in the list keeps its position (SEA-005 to
 * SEA-007).
 */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const pattern = searchPatternOf(typed)
  if (!isStored(pattern) || recent.some((one) => isSamePattern(one, pattern))) return recent
  return [pattern, ...recent].slice(0, MAX_RECENT_SEARCHES)
}
