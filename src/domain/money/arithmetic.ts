import { money, type Money } from './money'

/** Two currencies in one sum: there is no rate to add them by, so only a defect can cause this. */
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

/** A price for several pieces; `count` is a whole number. */
export const times = (price: Money, count: number): Money => money(price.value * count, price.currency)
