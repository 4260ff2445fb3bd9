import { observer } from 'mobx-react-lite'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { oneClickTerms } from '@/ui/payments/one-click-terms'
import { useTexts } from '@/ui/texts/use-texts'
import { MeansChoice } from './means-choice'

/**
 * Agrees to one-click top-ups beside a payment: never preselected, and no condition of the payment.
 * A phone shows the terms once the box is checked, before the button that agrees to them.
 * A guest who has agreed sees the stored means.
 */
export const KeepMeans = observer(function KeepMeans({ frame }: FormProps) {
  const texts = useTexts()
  const means = frame.sheet?.keptMeans
  if (means !== undefined) return <p>{texts.t('payments.frame.keep.kept', { means })}</p>
  return (
    <div className={css['agreement']}>
      <MeansChoice />
      <Checkbox
        name="keepMeans"
        label={texts.t('payments.frame.keep.label')}
        hint={<span className={css['terms']}>{oneClickTerms(texts, frame.sendsMails)}</span>}
      />
    </div>
  )
})
