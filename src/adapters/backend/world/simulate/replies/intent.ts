import { keywords } from './keywords'
import { isCrude } from './crude'

/** The subject of a message, as far as an actor needs it to answer. */
export type Intent =
  | 'crude'
  | 'gift'
  | 'control'
  | 'thanks'
  | 'goodbye'
  | 'music'
  | 'travel'
  | 'food'
  | 'books'
  | 'stars'
  | 'compliment'
  | 'greeting'
  | 'question'
  | 'other'

/**
 * The order of precedence: a message's words about a topic count before the greeting it begins
 * with.
 */
const ORDER = ['thanks', 'goodbye', 'music', 'travel', 'food', 'books', 'stars', 'compliment', 'greeting'] as const

/** Words of a text in lower case, without accents on them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/** Returns the subject of a message with these words, and perhaps a gift. */
export function intentOf(received: string, giftId: string): Intent {
  const words = wordsOf(received)
  if (words.some(isCrude)) return 'crude'
  if (giftId === 'control') return 'control'
  if (giftId !== '') return 'gift'
  const pairs = words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`)
  const recognizedAs = [...words, ...pairs]
  const found = ORDER.find((intent) => recognizedAs.some((word) => keywords[intent].some((stem) => fits(word, stem))))
  if (found !== undefined) return found
  return received.includes('?') ? 'question' : 'other'
}

/** A stem ending in `*` fits every word that begins with it. */
const fits = (word: string, stem: string): boolean =>
  stem.endsWith('*') ? word.startsWith(stem.slice(0, -1)) : word === stem
