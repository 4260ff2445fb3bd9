import { either, fields, id, list, number, oneOf, schemaOf } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId, GuestId, VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

export const vouchers: Collection<Voucher> = {
  name: 'vouchers',
  schema: schemaOf(
    fields<Voucher>({
      id: id<VoucherId>(),
      guestId: id<GuestId>(),
      type: oneOf(...Object.values(voucherTypes)),
      amount: number,
      validFrom: number,
      validTo: number,
      actors: either(list(id<ActorId>()), oneOf('all')),
    }),
  ),
  key: (voucher) => voucher.id,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (voucher) => [[voucher.guestId, voucher.validTo, voucher.id]] },
}
