import type { SubscriptionPlan } from '@/domain/payments/plans'
import type { Texts } from '@/ui/texts/texts'

/** What a membership costs, how long it runs, and that it ends by itself. */
export const planTerms = ({ price, days }: SubscriptionPlan, texts: Texts): string =>
  texts.t('payments.terms', { price: texts.money(price), count: days })
