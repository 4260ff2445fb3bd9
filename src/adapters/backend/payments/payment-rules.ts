import { featureRules } from '@/adapters/backend/kernel/rules'
import type { Configuration } from '@/application/configuration/configuration'
import type { PaymentProvider } from '@/application/payments/payment-provider'

/** Settings of an operator for payments. */
export interface PaymentRules {
  /**
   * Address of the page that checkouts are served as; `null`: there is no payment service, and all
   * that needs one is refused.
   */
  readonly checkoutUrl: string | null
  /** Duration of a delayed payment of the sandbox, ms. */
  readonly delayedPaymentMs: number
  /**
   * The provider that charges means of payment that guests agreed to have stored; `null`: the
   * sandbox.
   */
  readonly provider: PaymentProvider | null
  /** The site that checkouts are opened on, for their address; `null`: not named there. */
  readonly site: Pick<Configuration, 'platform' | 'affiliate'> | null
  /**
   * Whether a guest who has logged in or signed up is led to the start page of their language, not
   * back (PAY-094).
   */
  readonly leavesAfterLogin: boolean
  /** The format of prices in mails and offers. */
  readonly moneyFormat: Configuration['moneyFormat']
  /**
   * Time to wait for the bank of the slow card of the sandbox, ms; less than a client waits for an
   * answer.
   */
  readonly slowAnswerMs: number
  /** Bonus for the first proof of age, in whole coins; 0: none (AUT-041). */
  readonly ageCheckBonus: number
}

export const paymentRules = featureRules<PaymentRules>('payments', {
  checkoutUrl: null,
  delayedPaymentMs: 20_000,
  provider: null,
  site: null,
  leavesAfterLogin: false,
  moneyFormat: 'documented',
  slowAnswerMs: 6_000,
  ageCheckBonus: 0,
})
