import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ZOOM, NO_ZOOM, zoomed } from '@/domain/albums/pinch'

const box = { width: 300, height: 400 }
const changes = fc.array(
  fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    dx: fc.integer({ min: -500, max: 500 }),
    dy: fc.integer({ min: -500, max: 500 }),
  }),
  { maxLength: 20 },
)

describe('a pinched picture', () => {
  it('is never smaller than at first, never too large, and never moved beyond its edge', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const { scale, x, y } = all.reduce((before, change) => zoomed(before, change, box), NO_ZOOM)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(MAX_ZOOM)
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-6)
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-6)
      }),
    )
  })

  it('is in its place again once it is as small as at first', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const before = all.reduce((known, change) => zoomed(known, change, box), NO_ZOOM)
        expect(zoomed(before, { factor: 1 / MAX_ZOOM / 5 }, box)).toEqual(NO_ZOOM)
      }),
    )
  })
})
