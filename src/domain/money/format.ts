import { decimalsOf, isCurrency, UnknownCurrencyError, type Currency, type Money } from './money'

/**
 * The format of prices: as documented for every language (12,50 €), or in the style of the guest's
 * language (€12.50).
 */
export type MoneyFormat = 'documented' | 'locale'

const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€' }

/**
 * Returns the digits of an amount without its currency sign: EUR and CHF with a comma and two
 * decimals, the others whole [MON-004]..[MON-008]. They are made from the integer itself, so no
 * float and no locale can change a price. There is no thousands separator, so that the text parses
 * back. Throws `UnknownCurrencyError` outside the five [MON-009].
 */
export const formatAmount = ({ value, currency }: Money): string => {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(currency)
  const decimals = decimalsOf[currency]
  const sign = value < 0 ? '-' : ''
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)},${digits.slice(-decimals)}`
}

/**
 * Formats an amount with its currency; prices are written in no other way (ruling). The format is
 * the documented one with a comma, unless the operator wants the style of the language.
 */
export const formatPrice = (price: Money, language: string, format: MoneyFormat): string => {
  const amount = formatAmount(price)
  const sign = signs[price.currency] ?? price.currency
  if (format === 'documented' || language !== 'en') return `${amount} ${sign}`
  return `${sign}${sign.length > 1 ? ' ' : ''}${amount.replace(',', '.')}`
}
