import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textLength } from '@/domain/access/text'
import { excerptOf } from '@/domain/chat/quote'

describe('the first words of a line', () => {
  it('are no longer than a quote, begin as the line does, and are the whole line where it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const words = text.replaceAll(/\s+/gu, ' ').trim()
        const excerpt = excerptOf(text)
        expect(textLength(excerpt)).toBeLessThanOrEqual(80)
        const isWhole = textLength(words) <= 80
        expect(isWhole ? excerpt === words : words.startsWith(excerpt.slice(0, -1)) && excerpt.endsWith('…')).toBe(true)
      }),
    )
  })

  it('end with a whole word', () => {
    expect(excerptOf(`${'word '.repeat(20)}end`)).toBe(`${'word '.repeat(15).trim()}…`)
    expect(excerptOf('a\n\n  b')).toBe('a b')
    expect(excerptOf('x'.repeat(80))).toBe('x'.repeat(80))
    expect(excerptOf('x'.repeat(100))).toBe(`${'x'.repeat(79)}…`)
  })
})

it('has whole words only, unless the first one is longer than a quote', () => {
  const length = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.constantFrom(1, 77, 78, 79))
  const word = length.map((letters) => 'a'.repeat(letters))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const [first = '', ...others] = excerptOf(words.join(' ')).replace('…', '').split(' ')
      const isWhole = [first, ...others].every((one, at) => one === words[at])
      expect(isWhole).toBe(first.length >= (words[0]?.length ?? 0))
      expect(isWhole || (words[0]?.length ?? 0) >= 80).toBe(true)
    }),
  )
})
