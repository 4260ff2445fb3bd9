/** Whether a text may have line breaks (`\n`). */
export interface TextRules {
  readonly lines: boolean
}

const ONE_LINE: TextRules = { lines: false }

// Controls (C0, DEL, C1) and unpaired surrogates: a pattern with `u` sees a whole pair as one
// character. Also more than thirty combining marks in a row (the limit of stream-safe text, UAX
// #15): composing them takes time that grows with the square of their number.
const FORBIDDEN = /[\p{Cc}\p{Cs}]|\p{M}{31}/u
const FORBIDDEN_IN_LINES = /(?!\n)[\p{Cc}\p{Cs}]|\p{M}{31}/u
const REMOVED = /(?!\n)[\p{Cc}\p{Cs}]/gu
const MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Whether a text can be stored, sent and shown: well-formed Unicode without control characters, so
 * that every store, log and page reads it alike. Line breaks are allowed only where the rules say
 * so.
 */
export const isText = (text: string, { lines } = ONE_LINE): boolean =>
  !(lines ? FORBIDDEN_IN_LINES : FORBIDDEN).test(text)

/**
 * Whether a text can be stored unchanged: no unpaired surrogate and no NUL, which databases refuse.
 * Line breaks and tabs are allowed.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Returns the length of a text in code points: an emoji of two UTF-16 units counts as one
 * everywhere.
 */
export function textLength(text: string): number {
  let length = 0
  for (const _character of text) length += 1
  return length
}

/** Returns the number of words in a text. */
export const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0

/**
 * Normalizes typed or pasted text: line breaks become `\n`, or spaces in single-line text; tabs
 * become spaces; other controls and unpaired surrogates are removed; characters are composed (NFC),
 * so that texts that look alike are equal.
 */
export function cleanText(text: string, { lines } = ONE_LINE): string {
  const plain = text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').replaceAll(REMOVED, '')
  // Some combining marks become two when they are composed.
  const composed = plain.replaceAll(MARKS, '$1').normalize().replaceAll(MARKS, '$1')
  return lines ? composed : composed.replaceAll('\n', ' ')
}

/**
 * Truncates a text to at most this many code points; never splits a character, such as an emoji and
 * its skin tone.
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength || textLength(text) <= maxLength) return text
  let stored = ''
  let left = maxLength
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= textLength(segment)
    if (left < 0) break
    stored += segment
  }
  return stored
}
