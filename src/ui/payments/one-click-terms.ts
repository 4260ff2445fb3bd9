import { centsPerCoin } from '@/domain/money/coins'
import { eur, type Money } from '@/domain/money/money'
import { ONE_CLICK_DAY_COINS, oneClickPackages } from '@/domain/payments/one-click'
import type { Texts } from '@/ui/texts/texts'
import { sumText } from './pay-button'

/** Returns the terms: the sums, the daily maximum, the way to end it, and mails if any are sent. */
export function oneClickTerms(texts: Texts, sendsMails: boolean): string {
  const inEuro = (price: Money): string => sumText({ price, per: 'once' }, texts)
  const sums = oneClickPackages.map(({ price }) => inEuro(price)).join(', ')
  const most = inEuro(eur(ONE_CLICK_DAY_COINS * centsPerCoin))
  const words = [texts.t('payments.oneClick.terms', { sums, most }), texts.t('payments.oneClick.revoke')]
  return (sendsMails ? [...words, texts.t('payments.oneClick.mails')] : words).join(' ')
}
