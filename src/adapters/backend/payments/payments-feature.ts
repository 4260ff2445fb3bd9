import { BackendAgeCheckGateway } from './backend-age-check-gateway'
import { BackendCheckoutGateway } from './backend-checkout-gateway'
import { checkouts } from './checkout-records'
import { forgetCheckouts } from './forget-checkouts'
import { latePaymentJob } from './settle-payment'
import { checkoutEvents } from './checkout-events'
import { paymentRules } from './payment-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Checkouts: what guests pay, prove and sign in with. */
export const paymentsFeature = backendFeature({
  collections: [checkouts],
  ports: {
    checkout: (platform, caller, onSession) => new BackendCheckoutGateway(platform, caller, onSession),
    ageCheck: (platform, caller, onSession) =>
      new BackendAgeCheckGateway(platform, caller, new BackendCheckoutGateway(platform, caller, onSession)),
  },
  jobs: { 'late-payment': latePaymentJob },
  steps: { forgetCheckouts },
  events: checkoutEvents,
  rules: { payments: paymentRules },
})
