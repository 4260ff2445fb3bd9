import { formatAmount } from './format'
import type { Money } from './money'

/** Where a price also shows a sign of its own: chat tickets and the top cams' single C2C chat [MON-012]. */
export interface PriceWithSymbol extends Money {
  readonly symbol: string
}

/**
 * A chat price is an amount per minute; the words around the amount come from the current language's catalog
 * as a function of the formatted amount [MON-010].
 */
export const chatPriceLabel = (pricePerMinute: Money, perMinute: (amount: string) => string): string =>
  perMinute(formatAmount(pricePerMinute))

/** A message that costs nothing says so in words, never as a bare 0; the word comes from the catalog [MON-011]. */
export const messagePriceLabel = (price: Money, freeLabel: string): string =>
  price.value === 0 ? freeLabel : formatAmount(price)
