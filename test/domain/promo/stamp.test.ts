import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isShownAt, momentOf, stampOf } from '@/domain/promo/stamp'

/** Until the year 4000, whole seconds. */
const anyStamp = fc.integer({ min: 0, max: 64_000_000_000 })

it('is the same stamp again when its moment is written, and counts thousand milliseconds for each second', () => {
  fc.assert(
    fc.property(anyStamp, anyStamp, (one, other) => {
      expect([0, 1, 999].map((ms) => stampOf(momentOf(one) + ms))).toEqual([one, one, one])
      expect(momentOf(other) - momentOf(one)).toBe((other - one) * 1_000)
    }),
  )
})

it('shows from the first millisecond of a period to the last before its end, and at no other time', () => {
  fc.assert(
    fc.property(anyStamp, fc.integer({ min: 1, max: 1_000_000 }), fc.integer(), (start, length, far) => {
      const period = { from: momentOf(start), expiresAt: momentOf(start + length) }
      const at = (now: number) => isShownAt(period, now)
      expect([at(period.from - 1), at(period.from), at(period.expiresAt - 1), at(period.expiresAt)]).toEqual([
        false,
        true,
        true,
        false,
      ])
      expect(at(far)).toBe(far >= start * 1_000 && far < (start + length) * 1_000)
    }),
  )
})
