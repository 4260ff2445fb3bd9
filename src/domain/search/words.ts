import { plainText } from '@/domain/access/plain-text'

/** Letters without an accent to strip, as they are typed on a keyboard that lacks them. */
const TYPED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** The German spelling of umlauts on a keyboard without them. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Maximum words of a pattern, and maximum letters of a word. */
const MAX_WORDS = 8
const MAX_LENGTH = 40

const folded = (text: string): readonly string[] =>
  plainText(text)
    .replaceAll(/[ßæœøłđðþ]/gu, (letter) => TYPED[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, MAX_LENGTH).join(''))

/**
 * Returns the words of a text for comparison: without case, accents and punctuation. Patterns and
 * every index use this rule, so that "muller" finds "Müller" in any index.
 */
export const wordsOf = (text: string): readonly string[] => folded(text)

/** Returns the words of a pattern: each once, the first eight. */
export const patternWords = (pattern: string): readonly string[] => [...new Set(wordsOf(pattern))].slice(0, MAX_WORDS)

/**
 * Returns the words of a text in every spelling that finds them: "Müller" also as "mueller". Each
 * word once.
 */
export function spellingsOf(text: string): readonly string[] {
  const composed = text.normalize().toLowerCase()
  const spelledOut = composed.replaceAll(/[äöü]/gu, (letter) => SPELLED_OUT[letter] ?? letter)
  return [...new Set(spelledOut === composed ? folded(text) : [...folded(text), ...folded(spelledOut)])]
}
