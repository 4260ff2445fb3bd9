import { cleanText, textLength, truncateText } from '@/domain/access/text'
import { patternWords } from './words'

/** The longest pattern, in code points; what is typed beyond it is left out. */
export const MAX_PATTERN_LENGTH = 60

/** Where a guest searches: the overlay of a wide window searches from the first letter, a phone from the third (SEA-004, rulings: 5). */
export type SearchDevice = 'mobile' | 'desktop'

/** Fewest characters of a search. */
export const MIN_PATTERN_LENGTH: Readonly<Record<SearchDevice, number>> = { mobile: 3, desktop: 1 }

/** What a guest typed, as a pattern: one line, without surplus spaces, at most 60 code points. */
export const searchPatternOf = (typed: string): string =>
  truncateText(cleanText(typed).replaceAll(/\s+/gu, ' ').trim(), MAX_PATTERN_LENGTH).trim()

/** Whether a pattern has something to search for: a letter or a digit. */
export const hasWords = (pattern: string): boolean => patternWords(pattern).length > 0

/** Whether a pattern is searched for on this device; on a phone shorter ones wait for more letters (SEA-004). */
export const isSearched = (pattern: string, device: SearchDevice): boolean =>
  textLength(pattern) >= MIN_PATTERN_LENGTH[device] && hasWords(pattern)

/** Whether two patterns search for the same: spaces, case and accents do not count. */
export const isSamePattern = (one: string, other: string): boolean =>
  patternWords(one).join(' ') === patternWords(other).join(' ')
