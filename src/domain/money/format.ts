import { decimalsOf, isCurrency, UnknownCurrencyError, type Money } from './money'

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
