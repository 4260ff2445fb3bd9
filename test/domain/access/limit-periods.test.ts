import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIMIT_PERIODS, spentIn } from '@/domain/access/limits'

const DAY = 86_400_000
const days = { daily: 1, weekly: 7, monthly: 30 }

it('an expense counts for a day, seven days and thirty days to the millisecond, and not before it was made', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LIMIT_PERIODS), fc.integer({ min: -2, max: 2 }), fc.nat(90), (period, ms, coins) => {
      const [at, end] = [1_000, 1_000 + days[period] * DAY]
      expect(spentIn(period, [{ at, coins }], end + ms)).toBe(ms < 0 ? coins : 0)
      expect(spentIn(period, [{ at, coins }], at + ms)).toBe(ms < 0 ? 0 : coins)
    }),
  )
})
