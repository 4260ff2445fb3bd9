import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGiftSteps, anyOwnedGifts, giftOf, someGifts } from '#test/support/arbitraries/gifts'
import {
  addGift,
  countOf,
  emptyBasket,
  giftPayment,
  ownedAfterSending,
  ownedOf,
  removeGift,
  temporaryCount,
  type GiftBasket,
} from '@/domain/gifts/basket'
import type { Gift } from '@/domain/gifts/gift'
import { vxc } from '@/domain/money/money'

const guest = { isVip: false }
const add = (basket: GiftBasket, gift: Gift): GiftBasket => {
  const decision = addGift(basket, gift, guest)
  return decision.ok ? decision.basket : basket
}
const play = (steps: readonly { readonly add: boolean; readonly gift: Gift }[]): GiftBasket =>
  steps.reduce<GiftBasket>((basket, step) => (step.add ? add(basket, step.gift) : removeGift(basket, step.gift.id)), [])

describe('gift basket', () => {
  it('takes gifts in and out again before sending [GIF-004]', () => {
    const rose = giftOf()
    const two = add(add(emptyBasket, rose), rose)
    expect(countOf(two, 'rose')).toBe(2)
    expect(countOf(removeGift(two, 'rose'), 'rose')).toBe(1)
    expect(removeGift(removeGift(two, 'rose'), 'rose')).toEqual(emptyBasket)
    expect(removeGift(emptyBasket, 'rose')).toEqual(emptyBasket)
  })

  it('undoes an addition by a removal, after any earlier changes [GIF-004]', () => {
    fc.assert(
      fc.property(anyGiftSteps, fc.constantFrom(...someGifts), (steps, gift) => {
        const before = play(steps)
        expect(removeGift(add(before, gift), gift.id)).toEqual(before)
        expect(before.every(({ count }) => count > 0)).toBe(true)
      }),
    )
  })

  it('never takes more of a kind than the guest owns, nor more than the message contains [GIF-005]', () => {
    fc.assert(
      fc.property(anyGiftSteps, anyOwnedGifts, (steps, owned) => {
        const basket = play(steps)
        for (const { id } of someGifts) {
          const taken = temporaryCount(basket, owned, id)
          expect(taken).toBeLessThanOrEqual(ownedOf(owned, id))
          expect(taken).toBeLessThanOrEqual(countOf(basket, id))
          expect(taken).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('costs only the pieces beyond those owned [GIF-006]', () => {
    const [rose, tea] = [giftOf(), giftOf({ ...someGifts[1] })]
    const basket = add(add(add(add(emptyBasket, rose), rose), rose), tea)
    expect(giftPayment(basket, {}).price).toEqual(vxc(3 * 4 + 7))
    expect(giftPayment(basket, { rose: 2 }).price).toEqual(vxc(4 + 7))
    expect(giftPayment(basket, { rose: 9, tea: 1 }).price).toEqual(vxc(0))
  })

  it('prices every piece that is not covered once, and nothing else [GIF-006]', () => {
    fc.assert(
      fc.property(anyGiftSteps, anyOwnedGifts, (steps, owned) => {
        const basket = play(steps)
        const pieces = basket.flatMap(({ gift, count }) => Array.from({ length: count }, () => gift))
        const left = new Map(Object.entries(owned))
        let price = 0
        for (const piece of pieces) {
          const stock = left.get(piece.id) ?? 0
          if (stock > 0) left.set(piece.id, stock - 1)
          else price += piece.price.value
        }
        expect(giftPayment(basket, owned).price).toEqual(vxc(price))
      }),
    )
  })

  it('lets vouchers pay the most expensive pieces, as many as they are, and never more than there are', () => {
    fc.assert(
      fc.property(anyGiftSteps, fc.nat(8), (steps, vouchers) => {
        const basket = play(steps)
        const pieces = basket
          .flatMap(({ gift, count }) => Array.from({ length: count }, () => gift.price.value))
          .toSorted((a, b) => b - a)
        const charged = pieces.slice(vouchers).reduce((sum, price) => sum + price, 0)
        const byVoucher = Math.min(vouchers, pieces.filter((price) => price > 0).length)
        expect(giftPayment(basket, {}, vouchers)).toEqual({ price: vxc(charged), byVoucher })
      }),
    )
  })

  it('leaves the guest what was owned less what was taken, by gift id [GIF-007]', () => {
    fc.assert(
      fc.property(anyGiftSteps, anyOwnedGifts, (steps, owned) => {
        const basket = play(steps)
        const after = ownedAfterSending(basket, owned)
        for (const { id } of someGifts) {
          expect(ownedOf(after, id) + temporaryCount(basket, owned, id)).toBe(ownedOf(owned, id))
        }
      }),
    )
  })

  it('refuses a gift taken off sale, and a VIP gift to a guest who is not VIP', () => {
    expect(addGift(emptyBasket, giftOf({ active: false }), guest)).toEqual({ ok: false, reason: 'not-available' })
    expect(addGift(emptyBasket, giftOf({ vip: true }), guest)).toEqual({ ok: false, reason: 'vip-only' })
    expect(addGift(emptyBasket, giftOf({ vip: true }), { isVip: true }).ok).toBe(true)
  })
})
