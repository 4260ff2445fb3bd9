import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ZOOM, zoomed } from '@/domain/albums/pinch'

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
        const before = all.reduce((known, change) => zoomed(known, change, box), NO_ZOOM)
        const { scale, x, y } = before
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(4)
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-6)
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-6)
        const far = zoomed(before, { dx: 9_999, dy: -9_999 }, box)
        expect(far.x).toBeCloseTo(((scale - 1) * box.width) / 2)
        expect(far.y).toBeCloseTo(-((scale - 1) * box.height) / 2)
      }),
    )
  })

  it('grows by as much as it is pinched, up to four times its size, and moves as far as it is drawn', () => {
    expect(NO_ZOOM).toEqual({ scale: 1, x: 0, y: 0 })
    const twice = zoomed(NO_ZOOM, { factor: 2, dx: 30, dy: -40 }, box)
    expect(twice).toEqual({ scale: 2, x: 30, y: -40 })
    expect(zoomed(twice, {}, box)).toEqual(twice)
    expect(zoomed(twice, { factor: 1.5, dx: 5, dy: 5 }, box)).toEqual({ scale: 3, x: 50, y: -55 })
    expect(zoomed(twice, { factor: 2 }, box)).toEqual({ scale: 4, x: 60, y: -80 })
    expect(zoomed(twice, { factor: 9 }, box)).toEqual({ scale: 4, x: 60, y: -80 })
  })

  it('is in its place again once it is as small as at first', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const before = all.reduce((known, change) => zoomed(known, change, box), NO_ZOOM)
        expect(zoomed(before, { factor: 1 / 20 }, box)).toEqual(NO_ZOOM)
      }),
    )
  })
})
