import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor'
import { count, id, whole, type Wire } from '@/adapters/wire/base/scalars'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import type { GuestId, VoucherId } from '@/domain/ids'
import { isVoucherType, type Voucher, type VoucherType } from '@/domain/vouchers/voucher'

const voucherType = z.int().check(z.refine((type) => isVoucherType(type))) as unknown as Wire<VoucherType>

/** VOU-001 to VOU-003. */
export const voucher: Wire<Voucher> = z.object({
  id: id<VoucherId>(),
  guestId: id<GuestId>(),
  type: voucherType,
  amount: count,
  validFrom: whole,
  validTo: whole,
  actors: z.union([z.literal('all'), z.array(actorId)]),
})

/** In a query performers stand in a list, and no list is everyone. */
const queriedVoucher: Wire<Voucher> = z.pipe(
  z.object({
    id: id<VoucherId>(),
    guestId: id<GuestId>(),
    type: voucherType,
    amount: count,
    validFrom: whole,
    validTo: whole,
    actors: z.nullable(z.array(actorId)),
  }),
  z.transform((given): Voucher => ({ ...given, actors: given.actors ?? 'all' })),
)

/** VOU-005. */
export const vouchers: QueryCall<object, { readonly vouchers: readonly Voucher[] }> = {
  document: 'query Vouchers { vouchers { id guestId type amount validFrom validTo actors } }',
  variables: z.object({}),
  result: z.object({ vouchers: z.array(queriedVoucher) }),
}
