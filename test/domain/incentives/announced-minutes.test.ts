import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { announcedMinutes } from '@/domain/incentives/announced-minutes'

const MINUTE = 60_000
const MOMENTS = [1, 5, 10, 30, 60]

it('announces the least of 1, 5, 10, 30 and 60 minutes that the rest still fits in, and nothing beyond an hour or at the end', () => {
  const anyRest = fc.oneof(
    fc.integer({ min: -MINUTE, max: 70 * MINUTE }),
    fc.tuple(fc.constantFrom(0, ...MOMENTS), fc.constantFrom(-1, 0, 1)).map(([minutes, off]) => minutes * MINUTE + off),
  )
  fc.assert(
    fc.property(anyRest, (left) => {
      const fitting = MOMENTS.filter((minutes) => minutes * MINUTE >= left)
      expect(announcedMinutes(left)).toBe(left > 0 && fitting.length > 0 ? Math.min(...fitting) : null)
    }),
  )
})
