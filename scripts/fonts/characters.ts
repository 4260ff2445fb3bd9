/**
 * The characters that the first file of each face has: ASCII, the letters and signs of German, English and Spanish, and the accented
 * letters that names have most often. A text with any other character loads the rest of the face (`src/ui/theme/fonts.css`).
 */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const LETTERS = 'ÄÖÜäöüßÁÉÍÑÓÚáéíñóúÀÂÇÈÊËÎÏÔàâçèêëîïôù'
const SIGNS = '¡¿«»°ªº·×§©–—‘’‚“”„…•€−'
/** No-break spaces, which formats of numbers and times contain. */
const SPACES = '\u00A0\u202F\u2009'

export const FIRST_CHARACTERS = [...new Set(ASCII + LETTERS + SIGNS + SPACES)]
  .toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
  .join('')

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** A CSS `unicode-range` of code points. */
export function rangeOf(codes: readonly number[]): string {
  const spans: { from: number; to: number }[] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last !== undefined && code <= last.to + 1) last.to = code
    else spans.push({ from: code, to: code })
  }
  return spans.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** The code points of a `unicode-range`. */
export const codesOf = (range: string): readonly number[] =>
  range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i)
  })
