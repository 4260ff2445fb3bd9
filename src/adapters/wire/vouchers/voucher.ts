import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { count, id, moment, nothing, type Wire } from '@/adapters/wire/base/scalars'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import type { GuestId, VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher, type VoucherType } from '@/domain/vouchers/voucher'

export const voucherType: Wire<VoucherType> = z.literal(Object.values(voucherTypes))

const fields = {
  id: id<VoucherId>(),
  guestId: id<GuestId>(),
  type: voucherType,
  amount: count,
  validFrom: moment,
  validTo: moment,
  actorId: z.nullable(actorId),
}

/** The actor by whom the documented clients read a voucher is one of `actors`, which has the same and more. */
const read = <T extends { readonly actorId: unknown }>({ actorId: _actorId, ...voucher }: T): Omit<T, 'actorId'> =>
  voucher

/** VOU-001 to VOU-003. */
export const voucher: Wire<Voucher> = z.pipe(
  z.object({ ...fields, actors: z.union([z.literal('all'), z.array(actorId)]) }),
  z.transform(read),
)

/** In a query, actors are a list, and an absent list means everyone. */
export const queriedVoucher: Wire<Voucher> = z.pipe(
  z.object({ ...fields, actors: z.nullable(z.array(actorId)) }),
  z.transform((given): Voucher => ({ ...read(given), actors: given.actors ?? 'all' })),
)

/** VOU-005. */
export const vouchers: QueryCall<object, readonly Voucher[]> = query('vouchers', nothing, z.array(queriedVoucher))
