import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorId, anyVoucher, anyVouchers, evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { asId, type ActorId, type VoucherId } from '@/domain/ids'
import { applicableVouchers, bySpendingOrder, isUsableWith } from '@/domain/vouchers/applicable'
import { isValidAt } from '@/domain/vouchers/validity'
import { voucherTypes } from '@/domain/vouchers/voucher'

const [anna, bea] = [asId<ActorId>('actor-1'), asId<ActorId>('actor-2')]
const id = (text: string): VoucherId => asId<VoucherId>(text)
const use = { type: voucherTypes.videochat, actorId: anna, now: evening }

describe('applicable vouchers', () => {
  it('binds a voucher that names actors to them, and lets all others count everywhere [VOU-003]', () => {
    expect(isUsableWith(voucherOf({ actors: [anna] }), anna)).toBe(true)
    expect(isUsableWith(voucherOf({ actors: [anna] }), bea)).toBe(false)
    expect(isUsableWith(voucherOf({ actors: 'all' }), bea)).toBe(true)
    expect(isUsableWith(voucherOf({ actors: [] }), bea)).toBe(true)
  })

  it('takes bound before general, then the first to expire, then the smallest id', () => {
    const later = evening + 5 * 86_400_000
    const vouchers = [
      voucherOf({ id: id('4'), validTo: evening }),
      voucherOf({ id: id('10'), actors: [anna], validTo: later }),
      voucherOf({ id: id('9'), actors: [anna], validTo: later + 60_000 }),
      voucherOf({ id: id('8'), actors: [anna], validTo: evening }),
      voucherOf({ id: id('3'), validTo: later }),
    ]
    expect(applicableVouchers(vouchers, use).map((voucher) => voucher.id)).toEqual(['8', '9', '10', '4', '3'])
  })

  it('offers exactly the vouchers of the type that are valid, not used up and usable with the actor [VOU-003]', () => {
    fc.assert(
      fc.property(anyVouchers(evening), anyActorId, (vouchers, actorId) => {
        const offered = applicableVouchers(vouchers, { ...use, actorId })
        for (const voucher of vouchers) {
          const bound = voucher.actors !== 'all' && voucher.actors.length > 0
          expect(offered.includes(voucher)).toBe(
            voucher.type === 2 &&
              voucher.amount > 0 &&
              isValidAt(voucher, evening) &&
              (!bound || voucher.actors.includes(actorId)),
          )
        }
      }),
    )
  })

  it('does not depend on the order the vouchers arrive in', () => {
    const shuffled = anyVouchers(evening).chain((vouchers) =>
      fc.tuple(
        fc.constant(vouchers),
        fc.shuffledSubarray([...vouchers], { minLength: vouchers.length, maxLength: vouchers.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([vouchers, other]) => {
        expect(applicableVouchers(other, use)).toEqual(applicableVouchers(vouchers, use))
      }),
    )
  })

  it('orders any two vouchers one way, and any three without a circle', () => {
    const one = anyVoucher(evening)
    fc.assert(
      fc.property(one, one, one, (a, b, c) => {
        expect(Math.sign(bySpendingOrder(a, b)) + Math.sign(bySpendingOrder(b, a))).toBe(0)
        expect(bySpendingOrder(a, a)).toBe(0)
        expect(bySpendingOrder(a, b) === 0 && a.id !== b.id).toBe(false)
        const rising = bySpendingOrder(a, b) < 0 && bySpendingOrder(b, c) < 0
        expect(rising && bySpendingOrder(a, c) >= 0).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
