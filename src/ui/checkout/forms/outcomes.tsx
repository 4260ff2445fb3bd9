import { observer } from 'mobx-react-lite'
import type { SandboxOutcome } from '@/application/payments/checkout-service'
import { Radio } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'

const OUTCOMES: readonly SandboxOutcome[] = ['approve', 'decline', 'delay']

/** How the sandbox plays it; a real payment service decides that itself. */
export const Outcomes = observer(function Outcomes({
  chosen,
  onChoose,
}: {
  readonly chosen: SandboxOutcome
  readonly onChoose: (outcome: SandboxOutcome) => void
}) {
  const texts = useTexts()
  return (
    <fieldset className={css['outcomes']}>
      <legend>{texts.t('payments.frame.pay.outcome')}</legend>
      {OUTCOMES.map((outcome) => (
        <Radio
          key={outcome}
          name="outcome"
          label={texts.t(`payments.frame.pay.${outcome}`)}
          checked={chosen === outcome}
          onChoose={() => onChoose(outcome)}
        />
      ))}
    </fieldset>
  )
})
