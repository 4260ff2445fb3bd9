import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyVouchers, evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { asId, type ActorId, type VoucherId } from '@/domain/ids'
import { applicableVouchers } from '@/domain/vouchers/applicable'
import { guestVouchers } from '@/domain/vouchers/guest-voucher'
import { voucherTypes } from '@/domain/vouchers/voucher'

const anna = asId<ActorId>('actor-1')

describe('vouchers inside the guest data', () => {
  it('carry type, actor and summed amount, leaving out what does not count', () => {
    const vouchers = [
      voucherOf({ amount: 5 }),
      voucherOf({ id: asId<VoucherId>('2'), amount: 7 }),
      voucherOf({ id: asId<VoucherId>('3'), amount: 2, actors: [anna] }),
      voucherOf({ id: asId<VoucherId>('4'), validFrom: evening + 1 }),
      voucherOf({ id: asId<VoucherId>('5'), amount: 0, type: voucherTypes.spins }),
    ]
    expect(guestVouchers(vouchers, evening)).toEqual([
      { type: 2, actorId: undefined, amount: 12 },
      { type: 2, actorId: anna, amount: 2 },
    ])
  })

  it('promise for an actor exactly what can be spent with that actor', () => {
    fc.assert(
      fc.property(anyVouchers(evening), (vouchers) => {
        const promised = guestVouchers(vouchers, evening)
          .filter((row) => row.type === voucherTypes.videochat && (row.actorId ?? anna) === anna)
          .reduce((sum, row) => sum + row.amount, 0)
        const use = { type: voucherTypes.videochat, actorId: anna, now: evening }
        expect(promised).toBe(applicableVouchers(vouchers, use).reduce((sum, { amount }) => sum + amount, 0))
      }),
    )
  })
})
