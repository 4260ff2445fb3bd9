import { chargedBy, limitOf, secondsFor, type Meter } from './meter'

/** Under this many seconds of paid time the guest is warned that the chat will end. */
export const lowBalanceSeconds = 120

/**
 * Seconds a chat can still run on what there is: whole coins, coins a minute, voucher seconds, and the coins left until the
 * guest's own stop (`null`: none). Infinity when nothing is charged.
 */
export const secondsLeft = (
  balance: number,
  pricePerMinute: number,
  voucherSeconds: number,
  stopAt: number | null,
): number => voucherSeconds + secondsFor(pricePerMinute, stopAt === null ? balance : Math.min(balance, stopAt))

/** Seconds until this meter ends by itself; 0 once it has. */
export const remainingSeconds = (meter: Meter): number =>
  meter.ended === null ? Math.max(0, limitOf(meter.terms).seconds - meter.seconds) : 0

/**
 * Whether to warn: the balance and the vouchers pay for less than two more minutes. The guest's own stop and the
 * mode's time do not warn, since no top-up would change them.
 */
export const isBalanceLow = (meter: Meter): boolean => {
  const { pricePerMinute, balance, voucherSeconds } = meter.terms
  return (
    meter.ended === null &&
    secondsLeft(balance, pricePerMinute, voucherSeconds, null) - meter.seconds < lowBalanceSeconds
  )
}

/**
 * Books a new balance (whole coins) into a running chat, after a top-up or a gift, and what the guest's own limits allow by now
 * (`null`: no limit), keeping what was counted.
 */
export const withBalance = (meter: Meter, balanceNow: number, allowanceNow: number | null = null): Meter => {
  if (meter.ended !== null) return meter
  const charged = chargedBy(meter)
  const allowance = allowanceNow === null ? null : allowanceNow + charged
  return { ...meter, terms: { ...meter.terms, balance: balanceNow + charged, allowance } }
}

/** Moves the guest's own stop while the chat runs; it counts the coins of the whole chat, `null` lifts it. */
export const withStop = (meter: Meter, stopAt: number | null): Meter =>
  meter.ended === null ? { ...meter, terms: { ...meter.terms, stopAt } } : meter
