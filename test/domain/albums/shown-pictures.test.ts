import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownPictures } from '@/domain/albums/shown-pictures'

const pictures = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 })
const needs = fc.constantFrom('needLogin', 'needAgeCheck', 'needAbo', 'needPurchase')

describe('the pictures that a guest may see of an album', () => {
  it('are all of them, in their order, where nothing is needed', () => {
    fc.assert(
      fc.property(pictures, fc.nat(50), (all, previews) => {
        expect(shownPictures(all, previews, null)).toEqual(all)
      }),
    )
  })

  it('are the first ones and never more than the preview where anything is needed', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: -2, max: 50 }), needs, (all, previews, need) => {
        const shown = shownPictures(all, previews, need)
        expect(shown).toEqual(all.slice(0, shown.length))
        expect(shown).toHaveLength(Math.min(all.length, Math.max(0, previews)))
      }),
    )
  })
})
