/** The five currencies the platform knows; anything else is a defect, never a display choice [MON-001]. */
export const currencies = ['EUR', 'CHF', 'Credits', 'Voucher', 'VXC'] as const

/** One of the five known currencies [MON-001]. */
export type Currency = (typeof currencies)[number]

/** Lets a border (schema, storage) decide about a name before it becomes a `Currency`. */
export const isCurrency = (name: unknown): name is Currency => currencies.some((currency) => currency === name)

/** How many decimal digits the minor unit of a currency stands for: cents for EUR and CHF, whole units otherwise. */
export const decimalsOf: Readonly<Record<Currency, 0 | 2>> = { EUR: 2, CHF: 2, Credits: 0, Voucher: 0, VXC: 0 }
