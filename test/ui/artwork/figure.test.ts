import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureFamilies, figureFamilyOf, figureIn, figureOf } from '@/ui/artwork/figure'
import type { Shape } from '@/ui/artwork/figures/shape'
import { paletteOf } from '@/ui/artwork/palette'

const families = fc.constantFrom(...figureFamilies)
const seeds = fc.integer({ min: 1, max: 100_000 })
const points = (shape: Shape, count = 1500) =>
  Array.from({ length: count }, (_, i) => shape.at(((i + 0.5) / count) * shape.length))

describe('the families of figures', () => {
  it('are the same for ever: one seed, one figure', () => {
    fc.assert(
      fc.property(families, seeds, fc.double({ min: 0, max: 130, noNaN: true }), (family, seed, t) => {
        expect(figureIn(family, seed).at(t)).toEqual(figureIn(family, seed).at(t))
      }),
      { numRuns: 60 },
    )
  })

  it('stay inside their circle, so that a framing can trust its radius', () => {
    fc.assert(
      fc.property(families, seeds, (family, seed) => {
        for (const { x, y, depth } of points(figureIn(family, seed), 600)) {
          expect(Math.hypot(x, y)).toBeLessThan(1.25)
          expect(Math.abs(depth)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each(figureFamilies)('have no %s that is a sliver: each fills both of its directions', (family) => {
    for (let seed = 1; seed <= 80; seed++) {
      const drawn = points(figureIn(family, seed), 600)
      const smallest = Math.min(
        ...Array.from({ length: 18 }, (_, i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)]
          const across = drawn.map((p) => p.x * c + p.y * s)
          return Math.max(...across) - Math.min(...across)
        }),
      )
      expect(smallest, `${family} of seed ${seed}`).toBeGreaterThan(0.6)
    }
  })

  it.each(figureFamilies)('have no two equal figures: every %s differs from the others', (family) => {
    const prints = Array.from({ length: 60 }, (_, i) => {
      const figure = figureIn(family, i + 1)
      return [9.1, 47.3, 101.7].map((t) => `${figure.at(t).x.toFixed(3)},${figure.at(t).y.toFixed(3)}`).join(' ')
    })
    expect(new Set(prints).size).toBe(60)
  })

  it('are distributed so that ten actors in a row have ten of them, and all actors have all of them', () => {
    for (let first = 1; first <= 231; first++) {
      const row = Array.from({ length: 10 }, (_, i) => figureFamilyOf(first + i))
      expect(new Set(row).size, `from ${first}`).toBe(10)
    }
    const all = Array.from({ length: 240 }, (_, i) => figureFamilyOf(i + 1))
    for (const family of figureFamilies) expect(all.filter((one) => one === family).length).toBeGreaterThanOrEqual(18)
  })

  it('and colours together identify actors: of forty-eight in a row, those of one family differ in colour', () => {
    const away = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
    for (let one = 1; one <= 240; one++) {
      for (let other = one + 1; other <= Math.min(240, one + 47); other++) {
        if (figureFamilyOf(one) !== figureFamilyOf(other)) continue
        const [a, b] = [paletteOf(one), paletteOf(other)]
        expect(away(a.hue, b.hue) + away(a.hue2, b.hue2), `${one} and ${other}`).toBeGreaterThan(30)
      }
    }
  })

  it('give the actor of a seed a figure of their own family', () => {
    for (const seed of [1, 77, 240]) expect(figureOf(seed).at(31)).toEqual(figureIn(figureFamilyOf(seed), seed).at(31))
  })
})
