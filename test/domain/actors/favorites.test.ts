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
        expect(found.length).toBeLessThanOrEqual(most)
        for (const one of found) {
          expect(favorites.map(({ id }) => id)).not.toContain(one.id)
          const isShared = favorites.some(
            ({ categories, languages }) =>
              categories.some((slug) => one.categories.includes(slug)) ||
              languages.some((code) => one.languages.includes(code)),
          )
          expect(isShared).toBe(true)
        }
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
