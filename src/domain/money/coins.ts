import { isCurrency, money, UnknownCurrencyError, vxc, type Money } from './money'

/** Cents per coin: four coins make a euro [MON-003]. */
export const centsPerCoin = 25

/**
 * Thrown for a currency for which the platform has no coin rate: only a defect can request the
 * conversion.
 */
export class NoCoinRateError extends Error {
  override readonly name = 'NoCoinRateError'

  constructor(readonly currency: string) {
    super(`There is no coin rate for ${currency}`)
  }
}

/**
 * Converts euro to coins: ceil(euro × 4), so that a started coin is a whole one [MON-003]. It
 * calculates in cents with the remainder, since a division could lose the last cent of a large
 * amount. Coins stay as they are; the other currencies have no rate (`NoCoinRateError`), and an
 * unknown one throws `UnknownCurrencyError` [MON-009].
 */
export const coinsFor = (amount: Money): Money => {
  if (!isCurrency(amount.currency)) throw new UnknownCurrencyError(amount.currency)
  if (amount.currency === 'VXC') return money(amount.value, 'VXC')
  if (amount.currency !== 'EUR') throw new NoCoinRateError(amount.currency)
  const rest = amount.value % centsPerCoin
  const whole = (amount.value - rest) / centsPerCoin
  return vxc(rest > 0 ? whole + 1 : whole)
}
