import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFERRED_FOR,
  readDeferredPurchase,
  withBalance,
  type DeferredPurchase,
} from '@/domain/payments/deferred-purchase'

const NEEDED = 100

const waiting: DeferredPurchase = {
  guestId: 'g1',
  target: 'video:7',
  choice: '',
  needed: NEEDED,
  until: DEFERRED_FOR,
  isReady: false,
}

/** What happens to a guest after the press: a balance, some time later, rarely of someone else. */
const events = fc.array(
  fc.record({
    id: fc.oneof({ arbitrary: fc.constant('g1'), weight: 9 }, fc.constant('g2')),
    balance: fc.nat(2 * NEEDED),
    later: fc.nat(DEFERRED_FOR / 4),
  }),
)

describe('a purchase that waits for coins', () => {
  it('is ready only while the balance is enough, in time, for its guest, and never comes back once it is gone', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let [purchase, now, wasReady]: [DeferredPurchase | null, number, boolean] = [waiting, 0, false]
        for (const { id, balance, later } of happened) {
          now += later
          const before: DeferredPurchase | null = purchase
          purchase = before === null ? null : withBalance(before, { id, balance }, now)
          const mayWait = id === 'g1' && now < DEFERRED_FOR && (balance >= NEEDED || !wasReady)
          expect(purchase !== null).toBe(before !== null && mayWait)
          expect(purchase?.isReady ?? balance >= NEEDED).toBe(balance >= NEEDED)
          wasReady ||= purchase?.isReady === true
        }
      }),
    )
  })

  it('is read as it was stored, and anything else is none', () => {
    const purchases = fc.record({
      guestId: fc.string(),
      target: fc.string(),
      choice: fc.string(),
      needed: fc.nat(),
      until: fc.nat(),
      isReady: fc.boolean(),
    })
    fc.assert(
      fc.property(purchases, (purchase) => {
        expect(readDeferredPurchase(JSON.stringify(purchase))).toEqual(purchase)
      }),
    )
    fc.assert(
      fc.property(
        purchases,
        fc.constantFrom(...(Object.keys(waiting) as (keyof DeferredPurchase)[])),
        (purchase, key) => {
          expect(readDeferredPurchase(JSON.stringify({ ...purchase, [key]: null }))).toBeNull()
        },
      ),
    )
    for (const stored of [null, '', '{', '[]', '7', 'null']) expect(readDeferredPurchase(stored)).toBeNull()
  })
})
