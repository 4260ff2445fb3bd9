import { isCurrency, money, UnknownCurrencyError, type Currency } from '@/domain/money/money'
import { parseAmount, type ParsedMoney } from '@/domain/money/parse'

/**
 * Catalogs give gift prices as decimal text, '2.50' or '2,50' [GIF-003]. Read exactly; a started coin rounds up to a whole one,
 * as everywhere [MON-003], since a gift is paid in coins. Text that is no price (blank, signed, grouped) is refused.
 */
export const giftPriceFromText = (text: string, currency: Currency = 'VXC'): ParsedMoney => {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(currency)
  if (text.trim().startsWith('-')) return { ok: false, reason: 'not-a-number' }
  const exact = parseAmount(text, currency)
  if (exact.ok || exact.reason !== 'too-precise' || currency !== 'VXC') return exact
  const floor = parseAmount(text.split(/[.,]/)[0] ?? '', currency)
  if (!floor.ok) return floor
  return Number.isSafeInteger(floor.money.value + 1)
    ? { ok: true, money: money(floor.money.value + 1, currency) }
    : { ok: false, reason: 'too-large' }
}
