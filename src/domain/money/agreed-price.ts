/**
 * Whether a guest may be charged a price, both in coins: at most what they have agreed to. A lower
 * price is charged as it is. Nobody ever agreed to a price that is not a number.
 */
export const isAgreed = (price: number, agreedPrice: number): boolean => price <= agreedPrice

/**
 * Reads an agreed price from storage, in whole coins; returns `null` when there is none or it is
 * invalid.
 */
export const agreedPriceOf = (stored: unknown): number | null =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : null
