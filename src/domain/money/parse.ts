import { decimalsOf, isCurrency, money, UnknownCurrencyError, type Currency, type Money } from './money'

/** What reading an amount can end in; a refusal is a value because the text comes from outside. */
export type ParsedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: 'not-a-number' | 'too-precise' | 'too-large' }

const shape = /^(?<sign>-?)(?<whole>\d+)(?:[.,](?<fraction>\d+))?$/

/**
 * Reads '12,50', '12.5' or '12' as an amount, exactly and without a float; `formatAmount` parses back to the same money.
 * Decimals beyond the currency's own must be zeros, else the text is `too-precise`: guessing a rounding would change
 * a price. '1.000,50' is refused, since a point cannot be both. Throws `UnknownCurrencyError` [MON-009].
 */
export const parseAmount = (text: string, currency: Currency): ParsedMoney => {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(currency)
  const parts = shape.exec(text.trim())?.groups
  if (!parts) return { ok: false, reason: 'not-a-number' }
  const decimals = decimalsOf[currency]
  const fraction = parts['fraction'] ?? ''
  if (/[1-9]/.test(fraction.slice(decimals))) return { ok: false, reason: 'too-precise' }
  const minor = Number(`${parts['whole'] ?? ''}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(minor)) return { ok: false, reason: 'too-large' }
  return { ok: true, money: money(parts['sign'] === '-' ? -minor : minor, currency) }
}
