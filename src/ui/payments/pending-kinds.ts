import { when } from 'mobx'
import { isPaymentFlow } from '@/domain/payments/flows'
import type { PendingKind } from '@/ui/access/pending-kind'
import { Checkout } from './checkout-launcher'

export const pendingKinds: readonly PendingKind[] = [
  { type: 'buyContent', reason: 'payments.wish.buyContent' },
  {
    type: 'openPayment',
    reason: 'payments.wish.openPayment',
    perform: ({ value }, services) => {
      if (typeof value !== 'string' || !isPaymentFlow(value)) return
      const checkout = services.get(Checkout)
      // The window in which the guest signed up is still closing.
      void when(() => !checkout.isOpen).then(() => checkout.takeUp(value))
    },
  },
]
