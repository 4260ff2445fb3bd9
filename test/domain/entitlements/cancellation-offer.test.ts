import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CANCELLATION_OFFER_LIFETIME,
  offerAfterCancelling,
  offerRefusal,
  stayedWith,
} from '@/domain/entitlements/cancellation-offer'
import type { Entitlement } from '@/domain/entitlements/entitlement'
import { cancelled, runningSubscriptions, subscriptionIdOf } from '@/domain/entitlements/subscription'

const DAY = 86_400_000
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const held: fc.Arbitrary<Entitlement> = fc
  .record({
    plan: fc.constantFrom('vip', 'tv'),
    state: fc.constant('active'),
    from: moment,
    days: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ days, ...rest }) => ({ ...rest, until: rest.from + days * DAY }))

describe('the offer after a cancellation', () => {
  it('stands while the subscription runs, for two weeks at most, and can be accepted exactly then', () => {
    fc.assert(
      fc.property(held, moment, moment, (one, cancelledAt, now) => {
        const offer = offerAfterCancelling(one, cancelledAt)
        expect(offer.until).toBe(Math.min(one.until, cancelledAt + CANCELLATION_OFFER_LIFETIME))
        expect(offerRefusal(offer, cancelled(one), now)).toBe(now < offer.until ? null : 'offer-expired')
      }),
    )
  })

  it('adds its days once: whoever has stayed is refused, whatever they do next', () => {
    fc.assert(
      fc.property(held, (one) => {
        const offer = offerAfterCancelling(one, one.from)
        const stayed = stayedWith(cancelled(one), offer)
        expect(stayed).toEqual({ ...one, until: one.until + offer.days * DAY })
        const used = { ...offer, acceptedAt: one.from }
        for (const state of [stayed, cancelled(stayed)])
          expect(offerRefusal(used, state, one.from)).toBe('already-accepted')
      }),
    )
  })

  it('is for the cancelled subscription only: not for one that runs on, another plan or the next period', () => {
    fc.assert(
      fc.property(held, (one) => {
        const offer = offerAfterCancelling(one, one.from)
        const other = one.plan === 'vip' ? 'tv' : 'vip'
        const others = [one, { ...cancelled(one), plan: other }, { ...cancelled(one), from: one.from + 1 }] as const
        for (const wrong of [undefined, ...others]) expect(offerRefusal(offer, wrong, one.from)).toBe('no-offer')
        expect(offerRefusal(undefined, cancelled(one), one.from)).toBe('no-offer')
      }),
    )
  })
})

describe('a subscription', () => {
  it('keeps its id when it is cancelled or gets days on top, and the next period has another one', () => {
    fc.assert(
      fc.property(held, (one) => {
        const id = subscriptionIdOf(one)
        const stayed = stayedWith(cancelled(one), { days: 7 })
        expect([subscriptionIdOf(cancelled(one)), subscriptionIdOf(stayed)]).toEqual([id, id])
        expect(subscriptionIdOf({ ...one, from: one.from + 1 })).not.toBe(id)
      }),
    )
  })

  it('runs until its end, also when it is cancelled, and not when it was withdrawn', () => {
    fc.assert(
      fc.property(held, moment, (one, now) => {
        const runs = now < one.until
        expect(runningSubscriptions([one], now)).toEqual(runs ? [one] : [])
        expect(runningSubscriptions([cancelled(one)], now)).toEqual(runs ? [cancelled(one)] : [])
        expect(runningSubscriptions([{ ...one, state: 'lapsed' }], now)).toEqual([])
      }),
    )
  })
})
