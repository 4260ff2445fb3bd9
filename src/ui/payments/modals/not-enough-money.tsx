import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { NotEnoughMoneyModal } from '@/ui/payments/not-enough-money-modal'

export const namespaces = ['payments'] as const

/** Gives the offer to top up its services. */
export const Box = observer(function NotEnoughMoneyBox(props: ModalProps<'not-enough-money'>) {
  return <NotEnoughMoneyModal {...props} checkout={useService(Checkout)} deferred={useService(DeferredPurchases)} />
})
