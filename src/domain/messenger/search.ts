import { plainText } from '@/domain/access/plain-text'

/** Maximum length of a search text in code points. */
export const MAX_SEARCH_LENGTH = 100

/** Minimum letters of a search: one letter finds almost everything. */
export const MIN_SEARCH_LENGTH = 2

/** Maximum length of a found message in a list, in UTF-16 units: two lines on a phone. */
const EXCERPT = 90

/** Maximum text before the found word, so that the word is visible. */
const LEAD = 24

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Returns the words of a search; none when the search is too short to find anything. */
export function searchWords(text: string): readonly string[] {
  const words = (text.match(WORD) ?? []).map(plainText).filter((word) => word !== '')
  return words.join('').length < MIN_SEARCH_LENGTH ? [] : [...new Set(words)]
}

/** Whether a text has, for each word of a search, a word that begins with it, in any order. */
export function isFoundBy(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const present = (text.match(WORD) ?? []).map(plainText)
  return words.every((wanted) => present.some((word) => word.startsWith(wanted)))
}

/**
 * Returns the part of a message around the first found word, for a list; it begins and ends at a
 * word if possible.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= EXCERPT) return line
  const first = [...line.matchAll(WORD)].find(([word]) => words.some((wanted) => plainText(word).startsWith(wanted)))
  const from = Math.max(0, (first?.index ?? 0) - LEAD)
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1 || from
  const begin = start > (first?.index ?? 0) ? (first?.index ?? 0) : start
  const rest = line.slice(begin, begin + EXCERPT)
  const isCut = begin + EXCERPT < line.length
  const end = isCut ? rest.lastIndexOf(' ') : -1
  const shown = (end > EXCERPT / 2 ? rest.slice(0, end) : rest).toWellFormed()
  return `${begin > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`
}
