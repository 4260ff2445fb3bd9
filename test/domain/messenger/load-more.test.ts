import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { waitBeforeLoading } from '@/domain/messenger/load-more'

it('sends a request no sooner than half a second after the one before, and no later than it has to [MSG-016]', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(2_000), (last, since) => {
      const now = last + since
      const sentAt = now + waitBeforeLoading(last, now)
      expect(sentAt).toBe(Math.max(now, last + 500))
    }),
  )
  expect(waitBeforeLoading(null, 5)).toBe(0)
})

it('waits half a second at most, also where the clock was set back [MSG-016]', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (last, now) => {
      expect(waitBeforeLoading(last, now)).toBeLessThanOrEqual(500)
    }),
  )
})
