import { observer } from 'mobx-react-lite'
import { planTerms } from '@/ui/payments/plan-terms'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { outcomeOf, Outcomes } from './outcomes'

/** A membership: its price, its period, and that it ends by itself. */
export const SubscribeForm = observer(function SubscribeForm({ frame }: FormProps) {
  const texts = useTexts()
  const kind = frame.sheet?.flow === 'vxtvabo' ? 'tv' : 'subscribe'
  const plan = frame.sheet?.plan ?? null
  if (plan === null) return null
  return (
    <FormFrame
      frame={frame}
      title={texts.t(`payments.frame.${kind}.title`)}
      text={`${texts.t(`payments.frame.${kind}.text`)} ${planTerms(plan, texts)}`}
      sum={{ price: plan.price, per: 'once' }}
      words={() => texts.t(`payments.frame.${kind}.submit`)}
      onPay={(agreed, read) => frame.pay({ kind: 'subscribe', outcome: outcomeOf(read) }, agreed)}
    >
      <Outcomes />
    </FormFrame>
  )
})
