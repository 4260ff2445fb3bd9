import { money, type Money } from './money'

/**
 * Thrown for two currencies in one sum: no rate exists to add them, so only a defect can cause
 * this.
 */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'

  constructor(
    readonly left: string,
    readonly right: string,
  ) {
    super(`Cannot combine ${left} with ${right}`)
  }
}

/** Adds amounts of one currency; throws `CurrencyMismatchError` otherwise. */
export const plus = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a.currency, b.currency)
  return money(a.value + b.value, a.currency)
}

/** Multiplies a price; `count` is a whole number. */
export const times = (price: Money, count: number): Money => money(price.value * count, price.currency)
