import type { VoucherId } from '@/domain/ids'
import { applicableVouchers, type VoucherUse } from './applicable'
import type { Voucher } from './voucher'

/** How much of one voucher was used. */
export interface VoucherShare {
  readonly voucherId: VoucherId
  readonly amount: number
}

/** What is left after spending: the used shares in order, and what no voucher could cover. */
export interface VoucherSpending {
  readonly vouchers: readonly Voucher[]
  readonly used: readonly VoucherShare[]
  readonly missing: number
}

/** How much of this use the guest's vouchers can cover in all, in the unit of the type (minutes or pieces). */
export const availableAmount = (vouchers: readonly Voucher[], use: VoucherUse): number =>
  applicableVouchers(vouchers, use).reduce((sum, { amount }) => sum + amount, 0)

/**
 * Takes `amount` (whole units of the type) from the guest's vouchers before any coin is touched. What was there is what
 * is left plus what was used, and no voucher falls below zero; the rest is `missing`, for coins to pay. Used-up
 * vouchers stay in the list with amount 0: the caller retains or hides them. Throws `RangeError` for a negative or
 * fractional amount, which only a defect can request.
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
