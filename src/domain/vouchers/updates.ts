import type { Voucher } from './voucher'

/** All vouchers of the guest, sent whenever one of them changes (SOC-014). */
export interface VoucherUpdate {
  readonly type: 'vouchers'
  readonly vouchers: readonly Voucher[]
}
