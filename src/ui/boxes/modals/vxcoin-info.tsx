import { observer } from 'mobx-react-lite'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { CompareLink } from '@/ui/payments/plan-terms'
import { priceText } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'vxcoin-info': ModalValues
  }
}

export const namespaces = ['boxes', 'payments'] as const
export const isLinkable = true

/** One euro in cents: the price in which the rate is named. */
const EURO = eur(100)

/** What a coin is, costs and buys (MON-003); it does not expire. */
export const Box = observer(function CoinInfoBox({ onClose }: ModalProps<'vxcoin-info'>) {
  const texts = useTexts()
  const { guest } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  return (
    <BoxDialog
      title={texts.t('boxes.coin.title')}
      text={texts.t('boxes.coin.text', { price: priceText(EURO, texts), count: coinsFor(EURO).value })}
      action={
        <Button
          kind="primary"
          onClick={() => {
            onClose()
            void checkout.open('moneycharge')
          }}
        >
          {texts.t('shell.account.topUp')}
        </Button>
      }
      later={texts.t('boxes.later')}
      onClose={onClose}
    >
      <Points
        lines={[
          texts.t('payments.compare.coins.pays'),
          texts.t('payments.compare.coins.lasts'),
          texts.t('boxes.coin.without', { what: texts.t('payments.compare.coins.without') }),
        ]}
      />
      {guest?.isLoggedIn === true ? (
        <p>{texts.t('boxes.coin.balance', { coins: texts.t('shell.coins', { count: guest.balance }) })}</p>
      ) : null}
      <p>
        <CompareLink />
      </p>
    </BoxDialog>
  )
})
