import * as fc from 'fast-check'
import { asId, type ActorId, type GuestId, type VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

const dayMs = 86_400_000

/** A moment around the years the product lives in, clock changes included. */
export const anyInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })

/** A few actors, so that bound vouchers match and miss each other. */
export const anyActorId = fc.constantFrom('actor-1', 'actor-2', 'actor-3').map((id) => asId<ActorId>(id))

/** A voucher of any type, bound or general, valid or not at `around` (epoch ms). */
export const anyVoucher = (around: number): fc.Arbitrary<Voucher> =>
  fc.record({
    id: fc.nat(99_999).map((id) => asId<VoucherId>(String(id))),
    guestId: fc.constant(asId<GuestId>('guest-1')),
    type: fc.constantFrom(voucherTypes.videochat, voucherTypes.videochat, voucherTypes.video),
    amount: fc.nat(60),
    validFrom: fc.integer({ min: around - 10 * dayMs, max: around + dayMs }),
    validTo: fc.integer({ min: around - 3 * dayMs, max: around + 10 * dayMs }),
    actors: fc.oneof(fc.constant('all' as const), fc.uniqueArray(anyActorId, { maxLength: 2 })),
  })

/** A guest's purse: vouchers with different ids. */
export const anyVouchers = (around: number): fc.Arbitrary<readonly Voucher[]> =>
  fc.uniqueArray(anyVoucher(around), { selector: ({ id }) => id, maxLength: 12 })

/** A fixed moment all voucher examples can share (21 November 2026, 20:00 UTC). */
export const evening = Date.UTC(2026, 10, 21, 20)

/** An honest general voucher of ten chat minutes that lasts a week; a test names only what it is about. */
export const voucherOf = (parts: Partial<Voucher> = {}): Voucher => ({
  id: asId<VoucherId>('1'),
  guestId: asId<GuestId>('guest-1'),
  type: voucherTypes.videochat,
  amount: 10,
  validFrom: evening - dayMs,
  validTo: evening + 7 * dayMs,
  actors: 'all',
  ...parts,
})
