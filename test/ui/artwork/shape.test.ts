import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chance } from '@/ui/artwork/chance'
import { shapeOf } from '@/ui/artwork/shape'

const seeds = fc.integer({ min: 1, max: 100_000 })
const moments = (length: number) => Array.from({ length: 600 }, (_, i) => (i / 600) * length)

describe('the figure of an actor', () => {
  it('is the same for ever: one seed, one figure', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 130, noNaN: true }), (seed, t) => {
        expect(shapeOf(seed).at(t)).toEqual(shapeOf(seed).at(t))
      }),
      { numRuns: 30 },
    )
  })

  it('stays inside its circle, so that a framing can trust its radius', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const shape = shapeOf(seed)
        for (const t of moments(shape.length)) {
          const { x, y, depth } = shape.at(t)
          expect(Math.hypot(x, y)).toBeLessThan(1.25)
          expect(Math.abs(depth)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('never collapses to a sliver: it fills both of its directions', () => {
    for (let seed = 1; seed <= 240; seed++) {
      const shape = shapeOf(seed)
      const points = moments(shape.length).map((t) => shape.at(t))
      const narrowest = Math.min(
        ...Array.from({ length: 18 }, (_, i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)]
          const across = points.map((p) => p.x * c + p.y * s)
          return Math.max(...across) - Math.min(...across)
        }),
      )
      expect(narrowest, `seed ${seed}`).toBeGreaterThan(0.6)
    }
  })

  it('differs from actor to actor', () => {
    const prints = Array.from({ length: 240 }, (_, i) => {
      const p = shapeOf(i + 1).at(40)
      return `${p.x.toFixed(3)},${p.y.toFixed(3)}`
    })
    expect(new Set(prints).size).toBeGreaterThan(235)
  })
})

describe('seeded chance', () => {
  it('spreads evenly over [0, 1) and repeats from its seed', () => {
    const r = chance(42)
    const drawn = Array.from({ length: 4000 }, () => r())
    expect(drawn.every((v) => v >= 0 && v < 1)).toBe(true)
    const bins = Array.from({ length: 10 }, (_, i) => drawn.filter((v) => Math.floor(v * 10) === i).length)
    for (const count of bins) expect(count).toBeGreaterThan(320)
    const again = chance(42)
    expect(Array.from({ length: 50 }, () => again())).toEqual(drawn.slice(0, 50))
  })
})
