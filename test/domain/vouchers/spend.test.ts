import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorId, anyVouchers, evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { asId, type ActorId, type VoucherId } from '@/domain/ids'
import { applicableVouchers } from '@/domain/vouchers/applicable'
import { availableAmount, spendVouchers } from '@/domain/vouchers/spend'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

const anna = asId<ActorId>('actor-1')
const use = { type: voucherTypes.videochat, actorId: anna, now: evening }
const total = (vouchers: readonly Voucher[]): number => vouchers.reduce((sum, { amount }) => sum + amount, 0)

describe('spending vouchers', () => {
  it('empties the bound voucher before the general one and reports what is missing', () => {
    const general = voucherOf({ id: asId<VoucherId>('1'), amount: 5 })
    const bound = voucherOf({ id: asId<VoucherId>('2'), amount: 3, actors: [anna] })
    expect(spendVouchers([general, bound], use, 4)).toEqual({
      vouchers: [
        { ...general, amount: 4 },
        { ...bound, amount: 0 },
      ],
      used: [
        { voucherId: '2', amount: 3 },
        { voucherId: '1', amount: 1 },
      ],
      missing: 0,
    })
    expect(spendVouchers([general, bound], use, 10).missing).toBe(2)
  })

  it('conserves every amount and never lets a voucher fall below zero', () => {
    fc.assert(
      fc.property(anyVouchers(evening), anyActorId, fc.nat(200), (vouchers, actorId, amount) => {
        const wanted = { ...use, actorId }
        const spending = spendVouchers(vouchers, wanted, amount)
        const used = spending.used.reduce((sum, share) => sum + share.amount, 0)
        expect(total(spending.vouchers) + used).toBe(total(vouchers))
        expect(used + spending.missing).toBe(amount)
        expect(spending.missing).toBe(Math.max(0, amount - availableAmount(vouchers, wanted)))
        expect(spending.vouchers.every((voucher) => voucher.amount >= 0)).toBe(true)
        expect(spending.used.every((share) => share.amount > 0)).toBe(true)
      }),
    )
  })

  it('uses vouchers strictly in their order: each is emptied before the next is touched', () => {
    fc.assert(
      fc.property(anyVouchers(evening), fc.nat(200), (vouchers, amount) => {
        const { used } = spendVouchers(vouchers, use, amount)
        const order = applicableVouchers(vouchers, use)
        expect(used.map((share) => share.voucherId)).toEqual(order.slice(0, used.length).map(({ id }) => id))
        for (const [index, share] of used.slice(0, -1).entries()) expect(share.amount).toBe(order[index]?.amount)
      }),
    )
  })

  it('refuses to spend less than nothing or a fraction', () => {
    expect(() => spendVouchers([], use, -1)).toThrow(RangeError)
    expect(() => spendVouchers([], use, 0.5)).toThrow(RangeError)
  })
})
