import { chargedBy, limitOf, secondsFor, type Meter } from './meter'

/** The guest is warned that the chat will end when fewer seconds of paid time than this remain. */
export const lowBalanceSeconds = 120

/**
 * Whether a balance, after the free seconds, lasts for less than two more minutes at a price, both
 * in whole coins; never true for a mode that costs nothing.
 */
export const isBalanceLow = (balance: number, pricePerMinute: number, freeSeconds = 0): boolean =>
  freeSeconds + secondsFor(pricePerMinute, balance) < lowBalanceSeconds

/** Returns the seconds until this meter ends by itself; 0 once it has. */
export const remainingSeconds = (meter: Meter): number =>
  meter.ended === null ? Math.max(0, limitOf(meter.terms).seconds - meter.seconds) : 0

/**
 * Applies a new balance (whole coins) to a running chat, after a top-up or a gift, and the current
 * allowance of the guest's own limits (`null`: no limit). The count so far is preserved.
 */
export const withBalance = (meter: Meter, balanceNow: number, allowanceNow: number | null = null): Meter => {
  if (meter.ended !== null) return meter
  const charged = chargedBy(meter)
  const allowance = allowanceNow === null ? null : allowanceNow + charged
  return { ...meter, terms: { ...meter.terms, balance: balanceNow + charged, allowance } }
}

/**
 * Moves the guest's own stop while the chat runs; it counts the coins of the whole chat, and `null`
 * lifts it.
 */
export const withStop = (meter: Meter, stopAt: number | null): Meter =>
  meter.ended === null ? { ...meter, terms: { ...meter.terms, stopAt } } : meter
