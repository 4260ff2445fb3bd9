import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredAmong } from '@/domain/actors/favorites'

const words = fc.subarray(['music', 'cooking', 'chess', 'night-talk'])
const actor = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map(String),
  categories: words,
  languages: fc.subarray(['de', 'en', 'es']),
})
const actors = fc.uniqueArray(actor, { selector: ({ id }) => id, maxLength: 12 })

describe('who is recommended by the favourites of a guest', () => {
  it('is no favourite, has something in common with one, and comes at most as often as wanted', () => {
    fc.assert(
      fc.property(actors, actors, fc.nat(5), (candidates, favorites, most) => {
        const found = preferredAmong(candidates, favorites, most)
        // Each favourite counts once for each trait that it shares.
        const traits = ({ categories, languages }: typeof actor extends fc.Arbitrary<infer T> ? T : never) => [
          ...categories,
          ...languages,
        ]
        const shared = (id: string) => {
          const own = candidates.find((one) => one.id === id)
          return favorites.flatMap(traits).filter((trait) => own !== undefined && traits(own).includes(trait)).length
        }
        const others = candidates.filter(({ id }) => favorites.every((one) => one.id !== id) && shared(id) > 0)
        const expected = others.toSorted((a, b) => shared(b.id) - shared(a.id)).slice(0, most)
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
    )
  })

  it('is nobody for a guest without favourites', () => {
    fc.assert(
      fc.property(actors, (candidates) => {
        expect(preferredAmong(candidates, [], 3)).toEqual([])
      }),
    )
  })

  it('comes first who shares most', () => {
    const favorite = { id: '1', categories: ['music', 'chess'], languages: ['de'] }
    const one = { id: '2', categories: ['music'], languages: [] }
    const two = { id: '3', categories: ['music', 'chess'], languages: ['de'] }
    expect(preferredAmong([one, two], [favorite], 3)).toEqual([two, one])
  })
})
