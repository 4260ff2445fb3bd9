import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTerms, termsOf } from '#test/support/arbitraries/chat'
import { advance, chargedBy, startMeter } from '@/domain/chat/meter'
import { remainingSeconds, withBalance, withStop } from '@/domain/chat/meter-time'

describe('the time a chat has left', () => {
  it('is exactly the time until the meter ends', () => {
    const paid = anyTerms.filter(({ pricePerMinute }) => pricePerMinute > 0)
    fc.assert(
      fc.property(paid, fc.nat(200), (terms, seconds) => {
        const { meter } = advance(startMeter(terms), seconds)
        const left = remainingSeconds(meter)
        expect(advance(meter, left).ended).not.toBeNull()
        expect(left > 0 && advance(meter, left - 1).ended !== null).toBe(false)
      }),
    )
  })

  it('grows by what is topped up meanwhile and preserves the bill so far', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.nat(60),
        fc.nat(100),
        fc.nat(60),
        (price, balance, time, added) => {
          const { meter } = advance(startMeter(termsOf({ pricePerMinute: price, balance })), time)
          const now = meter.terms.balance - chargedBy(meter)
          const topped = withBalance(meter, now + added)
          expect(chargedBy(topped)).toBe(chargedBy(meter))
          expect(remainingSeconds(topped)).toBeGreaterThanOrEqual(remainingSeconds(meter))
          const end = advance(topped, 1_000_000).meter
          expect(chargedBy(end)).toBeLessThanOrEqual(meter.ended === null ? balance + added : balance)
        },
      ),
    )
    const running = advance(startMeter(termsOf({ balance: 12 })), 30).meter
    expect(remainingSeconds(withBalance(running, 6 + 12))).toBe(90)
  })

  it('follows a stop that is moved while the chat runs, and ends at once when it is already passed', () => {
    const running = advance(startMeter(termsOf()), 60).meter
    expect(remainingSeconds(withStop(running, 24))).toBe(60)
    expect(advance(withStop(running, 6), 1)).toMatchObject({ charge: 0, ended: 502 })
    expect(withStop(withStop(running, 6), null)).toEqual(running)
  })
})
