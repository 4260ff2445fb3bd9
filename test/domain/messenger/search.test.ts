import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/domain/access/plain-text'
import { excerptOf, isFoundBy, searchWords } from '@/domain/messenger/search'

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', 'è', 'ü', 'ñ', 'ç', 'Ä', 'ß', '0', '9'),
  minLength: 2,
  maxLength: 8,
})
const words = fc.array(word, { minLength: 1, maxLength: 12 })

/** The same words written in another way. */
const otherwise = (text: string): string => text.normalize('NFD').toUpperCase()

describe('a search in messages', () => {
  it('finds a text by the beginnings of any of its words, in any order, case and accents aside', () => {
    fc.assert(
      fc.property(words, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (present, chance) => {
        const next = (): number => chance.pop() ?? 0
        const wanted = present
          .filter(() => next() % 2 === 0)
          .map((one) => one.slice(0, 2 + (next() % one.length)))
          .toReversed()
        const searched = wanted.join(' - ')
        expect(isFoundBy(present.join(', '), searchWords(searched))).toBe(wanted.length > 0)
        expect(isFoundBy(present.join(', '), searchWords(plainText(searched)))).toBe(wanted.length > 0)
        // The sharp s has another form in capitals.
        fc.pre(!searched.includes('ß'))
        expect(isFoundBy(present.join(', '), searchWords(otherwise(searched)))).toBe(wanted.length > 0)
      }),
    )
  })

  it('finds nothing where one word is missing', () => {
    fc.assert(
      fc.property(words, (present) => {
        expect(isFoundBy(present.join(' '), searchWords(`${present.join(' ')} zzz`))).toBe(false)
      }),
    )
  })

  it.each([
    ['Ines', 'See you, Inés!', true],
    ['GRÜSSE', 'Liebe Grusse', true],
    ['eve good', 'Good evening', true],
    ['vening', 'Good evening', false],
    ['a', 'A word', false],
    ['…!?', 'What…!?', false],
    ['', '', false],
  ])('%j in %j: %s', (searched, text, found) => {
    expect(isFoundBy(text, searchWords(searched))).toBe(found)
  })

  it('shows the part of a long message that has the found word, never more than fits, and a short one whole', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 60 }), fc.nat(), (present, at) => {
        const text = present.join('  ')
        const wanted = searchWords(present[at % present.length] ?? '')
        const excerpt = excerptOf(text, wanted)
        expect(excerpt.length).toBeLessThanOrEqual(94)
        expect(wanted.length === 0 || isFoundBy(excerpt, wanted)).toBe(true)
        const line = present.join(' ')
        expect(line.length > 90 || excerpt === line).toBe(true)
        const shown = excerpt.replace(/^… /u, '').replace(/ …$/u, '')
        expect(line).toContain(shown)
        const found = present.findIndex((one) => isFoundBy(one, wanted))
        const before = present.slice(0, found).join(' ').length
        // The text before the found word is at most as much as shows it in its sentence.
        expect(found < 0 || before > 24 || line.startsWith(shown)).toBe(true)
        expect(excerpt.startsWith('… ')).toBe(!line.startsWith(shown))
        expect(excerpt.endsWith(' …')).toBe(!line.endsWith(shown))
      }),
    )
    const [near, far] = [`${'ab '.repeat(8)}target${' cd'.repeat(40)}`, `${'ab '.repeat(40)}target${' cd'.repeat(40)}`]
    expect(excerptOf(near, ['target'])).toBe(`${'ab '.repeat(8)}target${' cd'.repeat(19)} …`)
    expect(excerptOf(far, ['target'])).toBe(`… ${'ab '.repeat(7)}target${' cd'.repeat(20)} …`)
    expect(excerptOf('x'.repeat(120), ['target'])).toBe(`${'x'.repeat(90)} …`)
    expect(excerptOf(`${'x'.repeat(24)}-target-${'y'.repeat(90)}`, ['target'])).toMatch(/^… x{23}-target-/u)
  })
})
