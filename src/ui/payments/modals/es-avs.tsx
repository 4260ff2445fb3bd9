import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { AvsModal } from '@/ui/payments/avs-modal'
import { Checkout } from '@/ui/payments/checkout-launcher'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'es-avs': ModalValues
  }
}

export const namespaces = ['payments'] as const
export const isLinkable = true

/** The age check as it is explained to guests in Spain, whose law prescribes it. */
export const Box = observer(function SpanishAvsBox({ onClose }: ModalProps<'es-avs'>) {
  return <AvsModal guest={useService(GuestViewModel)} checkout={useService(Checkout)} country="ES" onClose={onClose} />
})
