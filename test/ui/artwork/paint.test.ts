import { describe, expect, it } from 'vitest'
import { aspectOf } from '@/domain/pictures/artwork'
import { figureFamilies, figureFamilyOf } from '@/ui/artwork/figure'
import { framingOf, variants } from '@/ui/artwork/framing'
import { paintContour, lightAt } from '@/ui/artwork/contour'
import { lineOf } from '@/ui/artwork/paint'
import { recorder } from '#test/ui/artwork/recorder'

const sheet = { width: 640, height: 360 }
/** One actor of each family of figures. */
const seeds = figureFamilies.map((family) => {
  const seed = Array.from({ length: 24 }, (_, i) => i + 1).find((one) => figureFamilyOf(one) === family)
  if (seed === undefined) throw new Error(`no actor has a ${family}`)
  return [family, seed] as const
})
const line = lineOf(seeds[0]?.[1] ?? 0, 'l0')

const drawn = (from: number, to: number) => {
  const { pen: canvas, strokes } = recorder()
  paintContour(canvas, sheet, line, from, to)
  return strokes
}
const hair = (strokes: ReturnType<typeof drawn>) => {
  const thinnest = Math.min(...strokes.map((s) => s.width))
  return strokes.filter((s) => s.width === thinnest)
}

describe('an artwork', () => {
  it('draws one unbroken line: each stroke begins where the last one ended', () => {
    const strokes = hair(drawn(0, 1))
    expect(strokes.length).toBeGreaterThan(100)
    strokes.slice(1).forEach((stroke, i) => {
      expect(stroke.from[0]).toBeCloseTo(strokes[i]?.to[0] ?? Number.NaN, 6)
      expect(stroke.from[1]).toBeCloseTo(strokes[i]?.to[1] ?? Number.NaN, 6)
    })
  })

  it('draws the same line at once or little by little', () => {
    const whole = hair(drawn(0, 1))
    const parts = [hair(drawn(0, 0.4137)), hair(drawn(0.4137, 0.41370001)), hair(drawn(0.41370001, 1))]
    expect(parts.flat().at(-1)?.to).toEqual(whole.at(-1)?.to)
    for (const [before, after] of [
      [parts[0], parts[1]],
      [parts[1], parts[2]],
    ] as const)
      expect(after?.[0]?.from[0]).toBeCloseTo(before?.at(-1)?.to[0] ?? Number.NaN, 4)
  })

  it.each(seeds)('draws a %s little by little: what is drawn in parts is what is drawn at once', (_, seed) => {
    const of = lineOf(seed, 'l0')
    const record = (...steps: readonly (readonly [number, number])[]) => {
      const { pen, strokes } = recorder()
      for (const [from, to] of steps) paintContour(pen, sheet, of, from, to)
      return hair(strokes)
    }
    const whole = record([0, 1])
    const parts = record([0, 0.31], [0.31, 0.62], [0.62, 1])
    expect(parts.at(-1)?.to).toEqual(whole.at(-1)?.to)
    expect(parts[0]?.from).toEqual(whole[0]?.from)
    expect(parts.length).toBeGreaterThanOrEqual(whole.length)
    expect(parts.length).toBeLessThanOrEqual(whole.length + 2)
  })

  it.each(
    seeds.filter(([, seed]) => (lineOf(seed, 'l0').shape.strands ?? 1) > 1 && lineOf(seed, 'l0').shape.bend !== 0),
  )('never connects the strands of a %s with each other', (_, seed) => {
    const { pen, longest } = recorder()
    paintContour(pen, sheet, lineOf(seed, 'l0'))
    expect(longest()).toBeLessThan(sheet.height * 0.2)
  })

  it('draws no line at all before it has begun', () => {
    const { pen: canvas, strokes } = recorder()
    paintContour(canvas, sheet, line, 0, 0)
    expect(strokes).toHaveLength(0)
  })

  it('thickens the line for small sheets', () => {
    const widest = (weight: number) => {
      const { pen: canvas, strokes } = recorder()
      paintContour(canvas, sheet, lineOf(1, 'l0', weight))
      return Math.max(...strokes.map((s) => s.width))
    }
    expect(widest(1.5)).toBeCloseTo(widest(1) * 1.5, 6)
  })

  it('shows the whole figure on the pictures that are to show it whole', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const variant of ['p0', 'a0'] as const) {
        const size = { width: 300, height: 300 * aspectOf(variant) }
        const whole = lineOf(seed, variant)
        let outside = 0
        for (let t = 0; t < whole.shape.length; t += 0.1) {
          const [x, y] = lightAt(whole, size, t)
          if (x < -30 || y < -30 || x > size.width + 30 || y > size.height + 30) outside++
        }
        expect(outside, `${variant} of ${seed}`).toBe(0)
      }
    }
  })

  it('frames every variant of an actor in its own way', () => {
    const framings = new Set(variants.map((variant) => JSON.stringify(framingOf(9, variant))))
    expect(framings.size).toBe(variants.length)
  })
})
