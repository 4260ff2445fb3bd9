import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternWords, spellingsOf, wordsOf } from '@/domain/search/words'

const letters = fc.string({ unit: fc.constantFrom('a', 'ä', 'Ö', 'ü', 'ß', 'é', 'ñ', 'Z', '7', ' ', '-', '·', '🌙') })

describe('the words of a search', () => {
  it('have no case, accents and punctuation', () => {
    expect(wordsOf('  Übermorgen, — café-Straße 7!  ')).toEqual(['ubermorgen', 'cafe', 'strasse', '7'])
    expect(wordsOf('…')).toEqual([])
    expect(wordsOf('Łódź Øre Æther')).toEqual(['lodz', 'ore', 'aether'])
  })

  it('are also those that a keyboard without umlauts has', () => {
    expect(spellingsOf('Jördis Müller')).toEqual(['jordis', 'muller', 'joerdis', 'mueller'])
    expect(spellingsOf('Mu\u0308ller')).toEqual(['muller', 'mueller'])
    expect(spellingsOf('Mara Mara')).toEqual(['mara'])
  })

  it('are at most eight of a pattern, each once', () => {
    expect(patternWords('a b a c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  it('are folded once and for all: folding them again changes nothing, and every spelling has them', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const words = wordsOf(text)
        expect(wordsOf(words.join(' '))).toEqual(words)
        for (const word of words) expect(spellingsOf(text)).toContain(word)
        for (const word of wordsOf(text.toUpperCase())) expect(words).toContain(word)
      }),
    )
  })
})
