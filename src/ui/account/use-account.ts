import { useMemo } from 'react'
import { useService, useViewModel } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { ForcedPaymentViewModel } from './forced-payment-view-model'
import { SubscriptionsViewModel } from './subscriptions/subscriptions-view-model'

/** Services of an account screen, for its frame and its cards. */
export function useAccount() {
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const subscriptions = useViewModel(SubscriptionsViewModel)
  const payment = useViewModel(ForcedPaymentViewModel)
  return useMemo(() => ({ guest, checkout, subscriptions, payment }), [guest, checkout, subscriptions, payment])
}
