import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import type { ForcedPaymentViewModel } from './forced-payment-view-model'
import css from './status-bar.module.css'

/** Says on every page of the account that a payment is open, and how to pay it (AUT-003). */
export const ForcedPaymentBar = observer(function ForcedPaymentBar({
  payment,
  checkout,
}: {
  readonly payment: Pick<ForcedPaymentViewModel, 'isForced'>
  readonly checkout: Pick<Checkout, 'open'>
}) {
  const texts = useTexts()
  if (!payment.isForced) return null
  return (
    <aside className={css['bar']} aria-label={texts.t('account.forced.title')}>
      <CircleAlert aria-hidden="true" />
      <p>{texts.t('account.forced.text')}</p>
      <Button kind="primary" size="s" onClick={() => void checkout.open('moneycharge')}>
        {texts.t('shell.account.topUp')}
      </Button>
    </aside>
  )
})
