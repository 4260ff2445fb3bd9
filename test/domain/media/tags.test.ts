import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/domain/access/plain-text'
import { distinctTags, foundTags, popularTags, type TagCount } from '@/domain/media/tags'

const tags: fc.Arbitrary<readonly TagCount[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,4}$/),
    label: fc.stringMatching(/^[A-Za-zäéñ]{1,3}( [a-zäéñ]{1,3})?$/),
    count: fc.nat({ max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
)

describe('tags', () => {
  it('are popular by their count, and no less popular one is before a more popular one', () => {
    fc.assert(
      fc.property(tags, fc.nat({ max: 50 }), (all, first) => {
        const popular = popularTags(all, first)
        expect(popular.length).toBe(Math.min(first, all.length))
        const least = Math.min(Infinity, ...popular.map(({ count }) => count))
        const others = all.filter((tag) => !popular.includes(tag))
        expect(others.filter(({ count }) => count > least)).toEqual([])
      }),
    )
  })

  it('are found exactly by the beginning of a word', () => {
    fc.assert(
      fc.property(tags, fc.stringMatching(/^[a-zäéñ]{1,2}$/), (all, text) => {
        const found = foundTags(all, text)
        const expected = all.filter(({ label }) =>
          plainText(label)
            .split(' ')
            .some((word) => word.startsWith(plainText(text))),
        )
        expect(found.length).toBe(Math.min(20, expected.length))
        expect(expected).toEqual(expect.arrayContaining([...found]))
        expect(foundTags(all, text.toUpperCase())).toEqual(found)
      }),
    )
  })

  it('begin with those that begin with the text themselves', () => {
    const of = (label: string, count: number): TagCount => ({ id: label, label, count })
    const all = [of('Late tea', 9), of('Tea', 1), of('Team', 3)]
    expect(foundTags(all, 'tea').map(({ label }) => label)).toEqual(['Team', 'Tea', 'Late tea'])
    expect(foundTags(all, '  ')).toEqual([])
    const many = Array.from({ length: 25 }, (_, count) => of(`Tea ${count}`, count))
    expect(foundTags(many, 'tea').map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at))
  })

  it('are each there once and sorted when they are distinct', () => {
    fc.assert(
      fc.property(tags, (all) => {
        const distinct = distinctTags([...all, ...all], 'de')
        expect(new Set(distinct.map(({ id }) => id)).size).toBe(distinct.length)
        expect(distinct.length).toBe(all.length)
        const labels = distinct.map(({ label }) => label)
        expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'de')))
      }),
    )
    expect(
      distinctTags(
        [
          { id: 'z', label: 'Zug' },
          { id: 'o', label: 'Öl' },
        ],
        'de',
      ).map(({ id }) => id),
    ).toEqual(['o', 'z'])
  })
})
