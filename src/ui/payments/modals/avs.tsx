import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { AvsModal } from '@/ui/payments/avs-modal'
import { Checkout } from '@/ui/payments/checkout-launcher'

export const namespaces = ['payments'] as const
export const isLinkable = true

/** Gives the age check its services. */
export const Box = observer(function AvsBox({ onClose }: ModalProps<'avs'>) {
  return <AvsModal guest={useService(GuestViewModel)} checkout={useService(Checkout)} onClose={onClose} />
})
