import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownAfterMore } from '@/domain/albums/comments'
import { suggestedTag, TAG_LENGTH } from '@/domain/albums/tag-suggestion'
import { TILE_SIZES, tileColumns } from '@/domain/albums/tile-grid'

const widths = fc.integer({ min: 200, max: 4_000 })
const sizes = fc.constantFrom(...TILE_SIZES)
const maximumAt = (width: number) => (width <= 767 ? 3 : width <= 991 ? 4 : width <= 1199 ? 5 : 6)

describe('the columns of a grid of tiles', () => {
  it('are never more than the width allows, at least one, and never fewer in a wider window', () => {
    fc.assert(
      fc.property(widths, widths, sizes, fc.boolean(), (a, b, size, hasWords) => {
        const [narrow, wide] = [Math.min(a, b), Math.max(a, b)]
        const columns = tileColumns(narrow, size, hasWords)
        expect(columns).toBeGreaterThanOrEqual(1)
        expect(columns).toBeLessThanOrEqual(maximumAt(narrow))
        expect(tileColumns(wide, size, hasWords)).toBeGreaterThanOrEqual(columns)
        expect(tileColumns(narrow, 'large', hasWords)).toBeLessThanOrEqual(tileColumns(narrow, 'small', hasWords))
      }),
    )
  })

  it('are three, four and five at the widths of the specification, and six beyond', () => {
    expect([767, 991, 1199, 1200].map((width) => tileColumns(width))).toEqual([3, 4, 5, 6])
    expect([390, 767, 768, 992].map((width) => tileColumns(width, 'small', false))).toEqual([3, 3, 4, 5])
    expect([200, 767, 768, 1200].map((width) => tileColumns(width, 'large', false))).toEqual([2, 2, 3, 5])
    expect([299, 300, 479, 480, 719, 720].map((width) => tileColumns(width, 'small'))).toEqual([1, 2, 3, 3, 3, 3])
    expect([239, 479, 480, 719, 720].map((width) => tileColumns(width, 'large'))).toEqual([1, 1, 2, 2, 3])
  })
})

describe('the comments that are shown', () => {
  it('are five more with each press, until all are', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), (shown, total) => {
        const next = shownAfterMore(shown, total)
        expect(next).toBeLessThanOrEqual(total)
        expect(next).toBe(Math.min(shown + 5, total))
      }),
    )
  })
})

describe('a suggested tag', () => {
  it('is the same however it was typed, and short enough; or it is none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const tag = suggestedTag(typed)
        if (tag === null) return
        expect(suggestedTag(tag)).toBe(tag)
        expect(suggestedTag(`  ${typed} `)).toBe(tag)
        expect(Array.from(tag).length).toBeGreaterThanOrEqual(TAG_LENGTH.least)
        expect(Array.from(tag).length).toBeLessThanOrEqual(TAG_LENGTH.most)
      }),
    )
    expect(suggestedTag(' Night   Train')).toBe('night train')
    for (const typed of ['', ' x ', '<script>', '!!', 'a'.repeat(41)]) expect(suggestedTag(typed)).toBeNull()
  })
})
