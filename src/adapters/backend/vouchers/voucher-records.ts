import type { Collection } from '@/adapters/stores/store'
import type { Voucher } from '@/domain/vouchers/voucher'

export const vouchers: Collection<Voucher> = {
  name: 'vouchers',
  key: (voucher) => voucher.id,
  indexes: { byGuest: (voucher) => [[voucher.guestId, voucher.validTo, voucher.id]] },
}
