import { observer } from 'mobx-react-lite'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { oneClickTerms } from '@/ui/payments/one-click-terms'
import { useTexts } from '@/ui/texts/use-texts'
import { FormFrame } from './form-frame'
import { MeansChoice, meansOf } from './means-choice'

/** Sets up one-click top-ups or changes their means; nothing is paid (PAY-005). */
export const OneClickForm = observer(function OneClickForm({ frame }: FormProps) {
  const texts = useTexts()
  const means = frame.sheet?.keptMeans
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.keep.title')}
      text={means === undefined ? texts.t('payments.frame.keep.text') : texts.t('payments.frame.keep.now', { means })}
      submit={texts.t('payments.frame.keep.submit')}
      onSubmit={(read) => frame.submit({ kind: 'oneclick', means: meansOf(read), agreed: read('agreed') === 'yes' })}
    >
      <MeansChoice />
      <div className={css['agreement']}>
        <Checkbox
          name="agreed"
          label={texts.t('payments.frame.keep.label')}
          hint={oneClickTerms(texts, frame.sendsMails)}
        />
      </div>
    </FormFrame>
  )
})
