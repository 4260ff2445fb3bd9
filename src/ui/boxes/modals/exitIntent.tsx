import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import type { CloseResult } from '@/application/incentives/incentive-choices'
import type { Offer } from '@/domain/incentives/offer'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { OfferAction } from '@/ui/incentives/incentive-card'
import { Button } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly exitIntent: { readonly offer: Offer }
  }
}

export const namespaces = ['boxes'] as const

/**
 * An offer to a visitor who is about to leave. Whoever closes it is not asked for 30 days (INC-005);
 * nothing keeps them from leaving.
 */
export const Box = observer(function ExitBox({ values: { offer }, onClose }: ModalProps<'exitIntent'>) {
  const texts = useTexts()
  const incentives = useService<IncentiveGateway>(IncentiveGateway)
  const checkout = useService(Checkout)
  const end = (result: CloseResult) => {
    onClose()
    incentives.close(result, offer.id).catch(otherwise())
  }
  return (
    <BoxDialog
      title={offer.title}
      text={offer.text}
      action={
        <>
          <Button kind="ghost" onClick={() => end('closed')}>
            {texts.t('boxes.exit.stay')}
          </Button>
          <OfferAction kind="primary" offer={offer} checkout={checkout} onFollow={() => end('accepted')} />
        </>
      }
      onClose={() => end('closed')}
    />
  )
})
