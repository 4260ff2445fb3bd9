import { cleanText, textLength, truncateText } from '@/domain/access/text'
import { patternWords } from './words'

/** Maximum length of a pattern in code points; the rest of the input is left out. */
export const MAX_PATTERN_LENGTH = 60

/**
 * The device of a search: the overlay of a wide window searches from the first letter, a phone from
 * the third (SEA-004, rulings: 5).
 */
export type SearchDevice = 'mobile' | 'desktop'

/** Minimum characters of a search. */
export const MIN_PATTERN_LENGTH: Readonly<Record<SearchDevice, number>> = { mobile: 3, desktop: 1 }

/**
 * Normalizes a guest's input to a pattern: one line, without surplus spaces, at most 60 code
 * points.
 */
export const searchPatternOf = (typed: string): string =>
  truncateText(cleanText(typed).replaceAll(/\s+/gu, ' ').trim(), MAX_PATTERN_LENGTH).trim()

/** Whether a pattern has anything to search for: a letter or a digit. */
export const hasWords = (pattern: string): boolean => patternWords(pattern).length > 0

/**
 * Whether this device searches for a pattern; a phone waits for more letters when it is short
 * (SEA-004).
 */
export const isSearched = (pattern: string, device: SearchDevice): boolean =>
  textLength(pattern) >= MIN_PATTERN_LENGTH[device] && hasWords(pattern)

/** Whether two patterns search for the same; spaces, case and accents do not count. */
export const isSamePattern = (one: string, other: string): boolean =>
  patternWords(one).join(' ') === patternWords(other).join(' ')
