import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SandboxOutcome } from '@/application/payments/checkout-service'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { BirthDateField, birthDateOf } from './birth-date-field'
import { FormFrame } from './form-frame'
import { Outcomes } from './outcomes'

/** Proof of age; the sandbox takes a date of birth where a real service looks at a document. */
export const AvsForm = observer(function AvsForm({ frame }: FormProps) {
  const texts = useTexts()
  const [outcome, setOutcome] = useState<SandboxOutcome>('approve')
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.avs.title')}
      text={texts.t('payments.frame.avs.text')}
      submit={texts.t('payments.frame.avs.submit')}
      onSubmit={() => frame.submit({ kind: 'avs', birthDate: birthDateOf(frame), outcome })}
    >
      <BirthDateField frame={frame} />
      <Outcomes chosen={outcome} onChoose={setOutcome} />
    </FormFrame>
  )
})
