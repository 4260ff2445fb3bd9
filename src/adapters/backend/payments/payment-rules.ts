import { featureRules } from '@/adapters/backend/kernel/rules'

/** What an operator may set about payments. */
export interface PaymentRules {
  /** Address of the page that checkouts are served as; `null`: there is no payment service, and what needs one is refused. */
  readonly checkoutUrl: string | null
  /** How long a delayed payment of the sandbox takes, ms. */
  readonly delayedPaymentMs: number
}

export const paymentRules = featureRules<PaymentRules>('payments', { checkoutUrl: null, delayedPaymentMs: 20_000 })
