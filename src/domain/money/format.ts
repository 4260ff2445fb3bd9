import { decimalsOf, isCurrency, UnknownCurrencyError, type Currency, type Money } from './money'

/** How prices are written: as documented in every language (12,50 €), or as the language of the guest writes them (€12.50). */
export type MoneyFormat = 'documented' | 'locale'

const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€' }

/**
 * The digits of an amount without its currency sign: EUR and CHF with a comma and two decimals, the others whole
 * [MON-004]..[MON-008]. Made from the integer itself, so no float and no locale can change a price. No thousands
 * separator, so that the text parses back. Throws `UnknownCurrencyError` outside the five [MON-009].
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
 * An amount with its currency, the one way in which prices are written (ruling): as documented, with a comma, unless the operator wants them
 * as the language writes them.
 */
export const formatPrice = (price: Money, language: string, format: MoneyFormat): string => {
  const amount = formatAmount(price)
  const sign = signs[price.currency] ?? price.currency
  if (format === 'documented' || language !== 'en') return `${amount} ${sign}`
  return `${sign}${sign.length > 1 ? ' ' : ''}${amount.replace(',', '.')}`
}
