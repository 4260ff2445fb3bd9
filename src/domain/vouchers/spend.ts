import type { VoucherId } from '@/domain/ids'
import { applicableVouchers, type VoucherUse } from './applicable'
import type { Voucher } from './voucher'

/** The used amount of one voucher. */
export interface VoucherShare {
  readonly voucherId: VoucherId
  readonly amount: number
}

/**
 * The result of spending: the vouchers afterwards, the used shares in order, and the amount that no
 * voucher could cover.
 */
export interface VoucherSpending {
  readonly vouchers: readonly Voucher[]
  readonly used: readonly VoucherShare[]
  readonly missing: number
}

/**
 * Returns the total amount of this use that the guest's vouchers can cover, in the unit of the type
 * (minutes or pieces).
 */
export const availableAmount = (vouchers: readonly Voucher[], use: VoucherUse): number =>
  applicableVouchers(vouchers, use).reduce((sum, { amount }) => sum + amount, 0)

/**
 * Takes `amount` (whole units of the type) from the guest's vouchers before any coin is spent. The
 * remaining and used amounts add up to the original ones, and no voucher falls below zero; the rest
 * is `missing`, for coins to pay. Used-up vouchers stay in the list with amount 0, and the caller
 * may hide them. Throws `RangeError` for a negative or fractional amount, which only a defect can
 * request.
 */
export const spendVouchers = (vouchers: readonly Voucher[], use: VoucherUse, amount: number): VoucherSpending => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Cannot spend ${amount} of a voucher`)
  const used: VoucherShare[] = []
  let missing = amount
  for (const voucher of applicableVouchers(vouchers, use)) {
    const share = Math.min(voucher.amount, missing)
    if (share === 0) break
    used.push({ voucherId: voucher.id, amount: share })
    missing -= share
  }
  const taken = new Map(used.map((share) => [share.voucherId, share.amount]))
  const left = vouchers.map((voucher) => ({ ...voucher, amount: voucher.amount - (taken.get(voucher.id) ?? 0) }))
  return { vouchers: left, used, missing }
}
