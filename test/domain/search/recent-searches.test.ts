import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textLength } from '@/domain/access/text'
import { closenessOf } from '@/domain/search/closeness'
import { isSamePattern, isSearched, searchPatternOf } from '@/domain/search/pattern'
import { withRecent } from '@/domain/search/recent-searches'
import { cachedAt, isFresh } from '@/domain/search/search-cache'

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom('ab', 'Mira', 'mira ', 'mïra', '…'),
)

describe('the recent searches', () => {
  it('are the last three, without short ones and without those that are there already', () => {
    expect(withRecent(['two', 'one'], ' three ')).toEqual(['three', 'two', 'one'])
    expect(withRecent(['three', 'two', 'one'], 'four')).toEqual(['four', 'three', 'two'])
    expect(withRecent(['mira', 'one'], 'Mïra')).toEqual(['mira', 'one'])
    expect(withRecent(['one'], 'ab')).toEqual(['one'])
    expect(withRecent(['one'], '---')).toEqual(['one'])
  })

  it('never are more than three, shorter than three characters, or twice the same', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), (all) => {
        let recent: readonly string[] = []
        for (const one of all) recent = withRecent(recent, one)
        expect(recent.length).toBeLessThanOrEqual(3)
        for (const [at, one] of recent.entries()) {
          expect(textLength(one)).toBeGreaterThanOrEqual(3)
          expect(recent.findIndex((other) => isSamePattern(one, other))).toBe(at)
        }
      }),
    )
  })
})

describe('a pattern', () => {
  it('is one line of at most sixty characters, and stays what it is', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const pattern = searchPatternOf(text)
        expect(textLength(pattern)).toBeLessThanOrEqual(60)
        expect(searchPatternOf(pattern)).toBe(pattern)
        expect(pattern).toBe(pattern.trim())
      }),
    )
  })

  it('is the beginning of a longer text', () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 55, maxLength: 90 })
    fc.assert(
      fc.property(long, (text) => {
        const words = text.replaceAll(/\s+/gu, ' ').trim()
        expect(searchPatternOf(text)).toBe(words.slice(0, 60).trim())
      }),
    )
  })

  it('is searched for from the third character on a phone, and from the first in a wide window', () => {
    expect(['m', 'mi', 'mir'].map((pattern) => isSearched(pattern, 'mobile'))).toEqual([false, false, true])
    expect(['', '…', 'm'].map((pattern) => isSearched(pattern, 'desktop'))).toEqual([false, false, true])
  })
})

describe('a title', () => {
  it('suits a pattern the better, the earlier and the more whole its words are', () => {
    const title = ['regen', 'am', 'hafen']
    expect(closenessOf(title, ['regen', 'am', 'hafen'])).toBe(0)
    expect(closenessOf(title, ['regen'])).toBe(1)
    expect(closenessOf(title, ['regen', 'a'])).toBe(1)
    expect(closenessOf(title, ['regen', 'am', 'haf'])).toBe(1)
    expect(closenessOf(title, ['reg', 'am', 'hafen', 'x'])).toBe(3)
    expect(closenessOf(title, ['haf', 'reg'])).toBe(2)
    expect(closenessOf(title, ['haf', 'x'])).toBe(3)
    expect(closenessOf(title, ['fen'])).toBe(3)
  })
})

describe('an answer of a search', () => {
  it('is used again for five minutes and no longer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.oneof(fc.nat(600_000), fc.constantFrom(299_999, 300_000)), (now, later) => {
        expect(isFresh(cachedAt('x', now), now + later)).toBe(later < 300_000)
      }),
    )
  })
})
