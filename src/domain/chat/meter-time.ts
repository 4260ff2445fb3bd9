import { chargedBy, limitOf, secondsFor, type Meter } from './meter'

/** Under this many seconds of paid time the guest is warned that the chat will end. */
export const lowBalanceSeconds = 120

/**
 * Whether a balance, after what is still free, lasts for less than two more minutes of a price, both in whole coins; what costs nothing is
 * never low.
 */
export const isBalanceLow = (balance: number, pricePerMinute: number, freeSeconds = 0): boolean =>
  freeSeconds + secondsFor(pricePerMinute, balance) < lowBalanceSeconds

/** Seconds until this meter ends by itself; 0 once it has. */
export const remainingSeconds = (meter: Meter): number =>
  meter.ended === null ? Math.max(0, limitOf(meter.terms).seconds - meter.seconds) : 0

/**
 * Books a new balance (whole coins) into a running chat, after a top-up or a gift, and what the guest's own limits
 * allow by now (`null`: no limit), preserving what was counted.
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
