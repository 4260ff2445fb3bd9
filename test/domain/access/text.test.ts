import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, isStorable, isText, textLength, truncateText } from '@/domain/access/text'

/** Any sequence of UTF-16 units, halves of characters and controls among them. */
const anyUnits = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '\0',
        '\r',
        '\n',
        '\r\n',
        '\t',
        '\u007F',
        '\u0085',
        '\u{D83D}',
        '\u{DE00}',
        'e\u0301',
        '👩‍👩‍👧',
        'a',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
)
const rules = fc.boolean().map((lines) => ({ lines }))

describe('a text', () => {
  it.each([
    ['', true, true],
    ['Grüße, 你好 👩‍👩‍👧', true, true],
    ['two\nlines', false, true],
    ['a tab\t', false, false],
    ['\r\n', false, false],
    ['nul \0', false, false],
    ['delete \u007F', false, false],
    ['next line \u0085', false, false],
    ['half \uD83D', false, false],
    ['half \uDE00', false, false],
    ['thirty marks a\u0301'.padEnd(42, '\u0316'), true, true],
    ['more marks a\u0301'.padEnd(50, '\u0316'), false, false],
    ['halves \uDE00\uD83D', false, false],
  ])('is %j on one line: %s, on several: %s', (text, one, several) => {
    expect([isText(text), isText(text, { lines: true })]).toEqual([one, several])
  })

  it('can be written as UTF-8 and read back, and has no control but line breaks', () => {
    fc.assert(
      fc.property(anyUnits, rules, (text, rule) => {
        const isWhole = Buffer.from(text, 'utf8').toString('utf8') === text
        const hasManyMarks = /\p{M}{31}/u.test(text)
        const units = text.split('').map((unit) => unit.charCodeAt(0))
        const controls = units.filter((unit) => unit < 0x20 || (unit >= 0x7f && unit <= 0x9f))
        const isAllowed = controls.every((control) => rule.lines && control === 0x0a)
        expect(isText(text, rule)).toBe(isWhole && isAllowed && !hasManyMarks)
        expect(isStorable(text) || !isText(text, rule)).toBe(true)
        expect(isStorable(text)).toBe(isWhole && !text.includes('\0'))
      }),
      { numRuns: 5_000 },
    )
  })

  it('is as long as it has characters, however a machine writes them', () => {
    fc.assert(fc.property(anyUnits, (text) => textLength(text) === Array.from(text).length))
    expect(textLength('😀😀')).toBe(2)
  })
})

describe('a text made clean', () => {
  it('is one, stays one, and is changed no further', () => {
    fc.assert(
      fc.property(anyUnits, rules, (text, rule) => {
        const clean = cleanText(text, rule)
        expect(isText(clean, rule)).toBe(true)
        expect(clean).toBe(clean.normalize('NFC'))
        expect(cleanText(clean, rule)).toBe(clean)
        const composed = text.normalize('NFC')
        expect([clean, true]).toContain(isText(text, rule) && isText(composed, rule) ? composed : true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('preserves lines as a guest sees them, and turns tabs into spaces', () => {
    expect(cleanText('a\r\nb\rc\nd\te\0f\uD83Dg', { lines: true })).toBe('a\nb\nc\nd efg')
    expect(cleanText('a\r\nb')).toBe('a b')
    expect(cleanText('e\u0301')).toBe('é')
  })
})

describe('a text cut to a length', () => {
  it('is its own beginning, no longer than allowed, and no shorter than the next character makes it', () => {
    fc.assert(
      fc.property(anyUnits, fc.nat(30), (text, longest) => {
        const cut = truncateText(text, longest)
        expect(text.startsWith(cut)).toBe(true)
        expect(textLength(cut)).toBeLessThanOrEqual(longest)
        expect(cut === text).toBe(textLength(text) <= longest)
        const clean = cleanText(text, { lines: true })
        expect(isText(truncateText(clean, longest), { lines: true })).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  it('never has half an emoji', () => {
    expect(truncateText('😀😀', 1)).toBe('😀')
    expect(truncateText('a👩‍👩‍👧', 4)).toBe('a')
    expect(truncateText('a👍🏽b', 2)).toBe('a')
    expect(truncateText('a👍🏽b', 3)).toBe('a👍🏽')
  })
})
