import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, hsl, paletteOf, placeholderOf } from '@/ui/artwork/palette'

const away = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe('the palette of an actor', () => {
  it('gives neighbours on a page different colours', () => {
    for (let seed = 1; seed < 240; seed++) {
      const [a, b] = [paletteOf(seed), paletteOf(seed + 1)]
      expect(away(a.hue, b.hue) + away(a.hue2, b.hue2), `seeds ${seed} and ${seed + 1}`).toBeGreaterThan(20)
    }
  })

  it('uses the whole colour range: every hour of the wheel but green occurs within 240 actors', () => {
    const hours = new Set(Array.from({ length: 240 }, (_, i) => Math.floor(paletteOf(i + 1).hue / 30)))
    expect(hours.size).toBeGreaterThanOrEqual(8)
  })

  it('mixes two hues over the shorter way round and never leaves the wheel', () => {
    expect(between(350, 10, 0.5)).toBeCloseTo(0, 5)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, k) => {
          const mixed = between(a, b, k)
          expect(mixed).toBeGreaterThanOrEqual(0)
          expect(mixed).toBeLessThan(360)
          expect(away(a, mixed)).toBeLessThanOrEqual(away(a, b) + 1e-6)
        },
      ),
    )
  })

  it.each([
    [0, 100, 50, 'rgba(255,0,0,1)'],
    [120, 100, 50, 'rgba(0,255,0,1)'],
    [240, 100, 25, 'rgba(0,0,128,1)'],
    [37, 0, 100, 'rgba(255,255,255,1)'],
  ])('writes hsl %i %i %i as %s', (h, s, l, css) => {
    expect(hsl(h, s, l)).toBe(css)
  })

  it('draws a placeholder from colours alone, with no address in it', () => {
    for (const seed of [1, 7, 240]) {
      expect(placeholderOf(seed)).toMatch(/^radial-gradient\(.+\),linear-gradient\(.+\)$/)
      expect(placeholderOf(seed)).not.toContain('url')
    }
    expect(placeholderOf(1)).not.toBe(placeholderOf(2))
  })
})
