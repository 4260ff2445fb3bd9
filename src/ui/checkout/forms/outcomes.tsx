import { observer } from 'mobx-react-lite'
import type { SandboxOutcome } from '@/application/payments/checkout-service'
import { Radio } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { Read } from './form-frame'

const OUTCOMES: readonly SandboxOutcome[] = ['approve', 'decline', 'delay']

/** The outcome that was chosen. */
export const outcomeOf = (read: Read): SandboxOutcome => {
  const chosen = read('outcome')
  return OUTCOMES.find((outcome) => outcome === chosen) ?? 'approve'
}

/** Chooses the outcome in the sandbox; a real payment service decides it itself. */
export const Outcomes = observer(function Outcomes() {
  const texts = useTexts()
  return (
    <fieldset className={css['outcomes']}>
      <legend>{texts.t('payments.frame.pay.outcome')}</legend>
      {OUTCOMES.map((outcome) => (
        <Radio
          key={outcome}
          name="outcome"
          label={texts.t(`payments.frame.pay.${outcome}`)}
          value={outcome}
          defaultChecked={outcome === 'approve'}
        />
      ))}
    </fieldset>
  )
})
