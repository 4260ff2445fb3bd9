/**
 * Whether a guest may be charged a price, both in coins: not more than they have agreed to. A lower price is charged as it is. What
 * is no number was never agreed to.
 */
export const isAgreed = (price: number, agreedPrice: number): boolean => price <= agreedPrice

/** An agreed price read from storage, whole coins; `null` where none was stored or it cannot be one. */
export const agreedPriceOf = (stored: unknown): number | null =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : null
