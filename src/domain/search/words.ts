import { plainText } from '@/domain/access/plain-text'

/** Letters that have no accent to leave out, as they are typed on a keyboard that lacks them. */
const TYPED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** How German writes its umlauts where a keyboard has none. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** At most so many words of a pattern count, and so many letters of a word. */
const MAX_WORDS = 8
const MAX_LENGTH = 40

const folded = (text: string): readonly string[] =>
  plainText(text)
    .replaceAll(/[ßæœøłđðþ]/gu, (letter) => TYPED[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, MAX_LENGTH).join(''))

/**
 * The words of a text as they are compared: without case, accents and punctuation. Patterns and every index are folded by this
 * one rule, so that "Müller" is found by "muller" wherever the index is.
 */
export const wordsOf = (text: string): readonly string[] => folded(text)

/** The words of a pattern: each once, the first eight. */
export const patternWords = (pattern: string): readonly string[] => [...new Set(wordsOf(pattern))].slice(0, MAX_WORDS)

/** The words of a text in every spelling that finds them: "Müller" also as "mueller". Each word once. */
export function spellingsOf(text: string): readonly string[] {
  const composed = text.normalize().toLowerCase()
  const spelledOut = composed.replaceAll(/[äöü]/gu, (letter) => SPELLED_OUT[letter] ?? letter)
  return [...new Set(spelledOut === composed ? folded(text) : [...folded(text), ...folded(spelledOut)])]
}
