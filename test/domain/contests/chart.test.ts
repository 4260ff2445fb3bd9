import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePoints } from '@/domain/contests/chart'

const SIZE = { width: 600, height: 220 }
const pointsOf = (text: string): readonly (readonly number[])[] =>
  text.split(' ').map((point) => point.split(',').map(Number))

describe('the lines of a chart', () => {
  it('go from left to right, stay inside, and a larger value is never lower', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 2, maxLength: 40 }), (values) => {
        const points = pointsOf(linePoints(values, Math.max(1, ...values), SIZE))
        expect(points).toHaveLength(values.length)
        expect({ firstX: points[0]?.[0], lastX: points.at(-1)?.[0] }).toEqual({ firstX: 0, lastX: SIZE.width })
        for (const [index, [x = 0, y = 0]] of points.entries()) {
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(SIZE.height)
          const before = points[index - 1]
          if (before === undefined) continue
          expect(x).toBeGreaterThanOrEqual(before[0] ?? 0)
          expect((values[index] ?? 0) <= (values[index - 1] ?? 0) || y <= (before[1] ?? 0)).toBe(true)
        }
      }),
    )
  })

  it('are level for a single day', () => {
    expect(linePoints([4], 8, SIZE)).toBe('0,110 600,110')
  })
})
