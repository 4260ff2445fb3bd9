import type { TextKey } from '@/ui/texts/catalog'
import type { Texts } from '@/ui/texts/texts'

const ANYTHING = '\u{F8FF}'

/** Literal text to be found as it is written. */
export const escaped = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')

/** A whole text of the product in which the named values may be anything. */
export function pattern(texts: Texts, key: TextKey, ...values: readonly string[]): RegExp {
  const words = texts.t(key, Object.fromEntries(values.map((value) => [value, ANYTHING])))
  return new RegExp(`^${escaped(words).replaceAll(ANYTHING, '.+')}$`, 'u')
}
