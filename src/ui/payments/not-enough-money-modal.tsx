import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import { formatAmount } from '@/domain/money/format'
import { shortageOf } from '@/domain/payments/shortage'
import { part } from '@/ui/kit/part'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { ModalProps } from '@/ui/base/modal-props'
import { useTexts } from '@/ui/texts/use-texts'
import type { Checkout } from './checkout-launcher'

const OneClick = part(async () => (await import('./one-click-screen')).OneClick)

/** Shows how many coins are missing and tops up by one press, or opens the top-up, with at least that many (MOD-012, SOC-028). */
export const NotEnoughMoneyModal = observer(function NotEnoughMoneyModal({
  values,
  checkout,
  onClose,
}: ModalProps & {
  readonly checkout: Pick<Checkout, 'open'>
}) {
  const texts = useTexts()
  // Of a chat, the coins of its start would buy seconds: what a minute costs counts.
  const balance = Number(values['balance'] ?? 0)
  const shortage = shortageOf(Number(values['perMinute'] ?? 0), balance)
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
          : texts.t('payments.short.minutes', {
              price: texts.number(shortage.pricePerMinute),
              balance: texts.number(balance),
              sum: texts.t('payments.euro', { amount: formatAmount(shortage.pack.price) }),
              time: lengthText(shortage.seconds),
            })
      }
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {texts.t('payments.short.later')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              void checkout.open('moneycharge', { selectedAmount: missing })
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
