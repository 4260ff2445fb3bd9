/**
 * The five currencies the platform knows; anything else is a defect, never a display choice
 * [MON-001].
 */
export const currencies = ['EUR', 'CHF', 'Credits', 'Voucher', 'VXC'] as const

/** One of the five known currencies [MON-001]. */
export type Currency = (typeof currencies)[number]

/** Whether a name from outside (schema, storage) is a `Currency`. */
export const isCurrency = (name: unknown): name is Currency => currencies.some((currency) => currency === name)

/**
 * The number of decimal digits of a currency's minor unit: cents for EUR and CHF, whole units
 * otherwise.
 */
export const decimalsOf: Readonly<Record<Currency, 0 | 2>> = { EUR: 2, CHF: 2, Credits: 0, Voucher: 0, VXC: 0 }

/**
 * Thrown when a currency outside the known five reaches a rule: guessing its decimals could
 * misstate a price [MON-009].
 */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError'

  constructor(readonly currency: unknown) {
    super(`Unknown currency: ${String(currency)}`)
  }
}

/**
 * An amount that cannot lose a fraction: `value` is an integer of minor units, cents for EUR and
 * CHF and whole units for Credits, Voucher and VXC, so that no float ever touches money [MON-012].
 */
export interface Money {
  readonly value: number
  readonly currency: Currency
}

/**
 * Builds money where a value enters the domain. Throws `UnknownCurrencyError` outside the five
 * currencies [MON-009] and `RangeError` when the minor units are not a safe integer, because both
 * can only come from a defect in the caller.
 */
export const money = (value: number, currency: Currency): Money => {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(currency)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Minor units must be a safe integer, got ${value}`)
  return { value: value === 0 ? 0 : value, currency }
}

/** Builds an amount in euro from cents: `eur(250)` is 2.50 euro. */
export const eur = (cents: number): Money => money(cents, 'EUR')

/** Builds an amount in the product's coins, which are always whole [MON-002]. */
export const vxc = (coins: number): Money => money(coins, 'VXC')
