import { isCurrency, money, UnknownCurrencyError, vxc, type Money } from './money'

/** Cents that buy one coin: four coins make a euro [MON-003]. */
export const centsPerCoin = 25

/** A conversion of a currency for which the platform has no coin rate: only a defect can request it. */
export class NoCoinRateError extends Error {
  override readonly name = 'NoCoinRateError'

  constructor(readonly currency: string) {
    super(`There is no coin rate for ${currency}`)
  }
}

/**
 * Euro to coins: ceil(euro × 4), every started coin is a whole one [MON-003]. Worked out on cents with the remainder, since a
 * division could lose the last cent of a large amount. Coins stay what they are; the other currencies have no rate
 * (`NoCoinRateError`), and an unknown one is an `UnknownCurrencyError` [MON-009].
 */
export const coinsFor = (amount: Money): Money => {
  if (!isCurrency(amount.currency)) throw new UnknownCurrencyError(amount.currency)
  if (amount.currency === 'VXC') return money(amount.value, 'VXC')
  if (amount.currency !== 'EUR') throw new NoCoinRateError(amount.currency)
  const rest = amount.value % centsPerCoin
  const whole = (amount.value - rest) / centsPerCoin
  return vxc(rest > 0 ? whole + 1 : whole)
}
