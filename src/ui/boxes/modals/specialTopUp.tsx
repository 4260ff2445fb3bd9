import { observer } from 'mobx-react-lite'
import { totalCoins } from '@/domain/payments/packages'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Packages } from '@/ui/boxes/money/packages'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { CompareLink } from '@/ui/payments/plan-terms'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly specialTopUp: ModalValues
  }
}

export const namespaces = ['boxes', 'payments'] as const
export const isLinkable = true

/** Offers the packages with the coins that are on top; each opens the checkout with itself. */
export const Box = observer(function SpecialTopUpBox({ onClose }: ModalProps<'specialTopUp'>) {
  const texts = useTexts()
  const checkout = useService(Checkout)
  return (
    <BoxDialog
      title={texts.t('boxes.topUp.title')}
      text={texts.t('boxes.topUp.text')}
      later={texts.t('boxes.later')}
      onClose={onClose}
    >
      <Packages
        onChoose={(chosen) => {
          onClose()
          void checkout.open('moneycharge', { selectedAmount: totalCoins(chosen) })
        }}
      />
      <p>
        <CompareLink />
      </p>
    </BoxDialog>
  )
})
