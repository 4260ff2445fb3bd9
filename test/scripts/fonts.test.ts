import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { describe, expect, it } from 'vitest'
import { codesOf, FIRST_CHARACTERS, rangeOf } from '../../scripts/fonts/characters.ts'
import { FACES, firstFile, fontsCss, RANGES } from '../../scripts/fonts/faces.ts'

const catalogs = import.meta.glob<object>('/src/ui/*/texts/*.ts', { eager: true })
const world = import.meta.glob<object>(
  ['/src/adapters/backend/world/data/**/*.json', '/src/adapters/backend/world/seed/names.ts'],
  {
    eager: true,
  },
)

/** All strings in a value; rules are left out. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const missingIn = (text: string): readonly string[] =>
  [...new Set(text)].filter((character) => character !== '\n' && !FIRST_CHARACTERS.includes(character))

const committed = (family: string): Buffer => readFileSync(`src/ui/theme/fonts/${family.toLowerCase()}.woff2`)

describe('the first file of each face', () => {
  it.each(FACES)('of $family is what the script makes, and so are its metrics', async (face) => {
    expect(committed(face.family).equals(await firstFile(face))).toBe(true)
  })

  it('has every character of the texts in three languages', () => {
    const texts = stringsIn(catalogs)
    expect(texts.length).toBeGreaterThan(1_000)
    expect(missingIn(texts.join(''))).toEqual([])
  })

  it('has every character of the sample world', () => {
    const texts = stringsIn(world)
    expect(texts.length).toBeGreaterThan(500)
    expect(missingIn(texts.join(''))).toEqual([])
  })

  it.each(['de-DE', 'en-GB', 'es-ES'])('has every character in which %s writes numbers, prices and times', (locale) => {
    const written = Array.from(
      { length: 12 },
      (_, month) => new Date(Date.UTC(2026, month, 7 + month, 3 + month)),
    ).flatMap((date) => [
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(date),
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date),
      new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).formatRange(date, new Date(date.getTime() + 3_600_000)),
    ])
    const numbers = [
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-12_345.6),
      new Intl.NumberFormat(locale, { style: 'percent' }).format(0.96),
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-3, 'minute'),
    ]
    expect(missingIn([...written, ...numbers].join(''))).toEqual([])
  })

  it.each(FACES)('of $family draws each of these characters', ({ family }) => {
    const font = create(committed(family))
    if (!('characterSet' in font)) throw new Error('a collection')
    const drawn = new Set(font.characterSet)
    const letters = Array.from(FIRST_CHARACTERS).filter((character) => character.trim() !== '')
    expect(letters.filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([])
  })
})

describe('the style sheet of the fonts', () => {
  it('is what the script makes of the fonts: ranges, and the metrics of the fallbacks', async () => {
    // Long ranges are wrapped by the formatter.
    const wrapped = (css: string): string => css.replace(/\s+/gu, ' ')
    expect(wrapped(readFileSync('src/ui/theme/fonts.css', 'utf8'))).toBe(wrapped(await fontsCss()))
  })

  it('covers each character once: in the first file or in the rest', () => {
    const [first, rest] = [codesOf(RANGES.first), codesOf(RANGES.rest)]
    expect(first.filter((code) => rest.includes(code))).toEqual([])
    expect(rangeOf(first)).toBe(RANGES.first)
    for (const code of codesOf('U+0020-00FF')) expect(first.includes(code) || rest.includes(code)).toBe(true)
  })

  it('names each of its families in the stack of fonts', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
    for (const { family, fallbacks } of FACES)
      for (const name of [`${family} Variable`, ...fallbacks.map((one) => one.name)])
        expect(tokens).toContain(`'${name}'`)
  })
})
