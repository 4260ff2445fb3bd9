import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import { shortageOf } from '@/domain/payments/shortage'
import { part } from '@/ui/kit/part'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { ModalProps } from '@/ui/base/modal-props'
import { useTexts } from '@/ui/texts/use-texts'
import type { Checkout } from './checkout-launcher'
import type { DeferredPurchases } from './deferred-purchases'
import { priceText } from './pay-button'

const OneClick = part(async () => (await import('./one-click-screen')).OneClick)

/**
 * Shows the missing coins, for a chat in minutes and money; tops up by one press, or opens the
 * top-up with at least that sum (MOD-012, SOC-028).
 */
export const NotEnoughMoneyModal = observer(function NotEnoughMoneyModal({
  values,
  checkout,
  deferred,
  onClose,
}: ModalProps<'not-enough-money'> & {
  readonly checkout: Pick<Checkout, 'open'>
  readonly deferred: Pick<DeferredPurchases, 'forget'>
}) {
  const texts = useTexts()
  const later = () => {
    deferred.forget()
    onClose()
  }
  const { host = '', balance = 0 } = values
  const pricePerMinute = Number(values['pricePerMinute'] ?? 0)
  const shortage = shortageOf(pricePerMinute, Number(balance))
  const missing = shortage?.missing ?? Number(values['missing'] ?? 0)
  return (
    <Dialog
      open
      size="s"
      title={texts.t('payments.short.title')}
      closeLabel={texts.t('shell.states.close')}
      description={
        shortage === null
          ? texts.t('payments.short.text', { count: missing })
          : texts.t('payments.short.chat', {
              price: texts.t('shell.coins', { count: pricePerMinute }),
              balance: texts.t('shell.coins', { count: balance }),
              sum: priceText(shortage.pack.price, texts),
              length: lengthText(shortage.seconds),
            })
      }
      onClose={later}
      footer={
        <>
          <Button kind="ghost" onClick={later}>
            {texts.t('payments.short.later')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              void checkout.open('moneycharge', {
                selectedAmount: missing,
                host: String(host),
                ...(pricePerMinute > 0 ? { pricePerMinute } : {}),
              })
            }}
          >
            {texts.t('shell.account.topUp')}
          </Button>
        </>
      }
    >
      <OneClick missing={missing} onCharged={onClose} />
    </Dialog>
  )
})
