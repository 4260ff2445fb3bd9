import type { ExitCode } from './exit-code'
import { exitReasonOf, type ExitReason } from './exit-reason'
import { chargedBy, voucherSecondsUsedBy, type Meter } from './meter'

/**
 * The cost of a finished chat: `coins` were charged to the balance, `voucherMinutes` to vouchers.
 */
export interface Bill {
  readonly seconds: number
  readonly coins: number
  readonly voucherSeconds: number
  readonly voucherMinutes: number
  readonly pricePerMinute: number
  readonly exitCode: ExitCode
  readonly reason: ExitReason
}

/** Vouchers are stored in whole minutes, so a started minute of a voucher is used up. */
export const voucherMinutesUsed = (voucherSeconds: number): number => Math.ceil(voucherSeconds / 60)

/**
 * Returns the bill of a chat: it ends with the meter's own code if it has one, otherwise with
 * `endedWith`.
 */
export const billOf = (meter: Meter, endedWith: ExitCode): Bill => {
  const voucherSeconds = voucherSecondsUsedBy(meter)
  const exitCode = meter.ended ?? endedWith
  return {
    seconds: meter.seconds,
    coins: chargedBy(meter),
    voucherSeconds,
    voucherMinutes: voucherMinutesUsed(voucherSeconds),
    pricePerMinute: meter.terms.pricePerMinute,
    exitCode,
    reason: exitReasonOf(exitCode),
  }
}
