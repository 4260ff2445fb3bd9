import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SandboxOutcome } from '@/application/payments/checkout-service'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { Outcomes } from './outcomes'

/** A subscription for thirty days. */
export const SubscribeForm = observer(function SubscribeForm({ frame }: FormProps) {
  const texts = useTexts()
  const [outcome, setOutcome] = useState<SandboxOutcome>('approve')
  const kind = frame.sheet?.flow === 'vxtvabo' ? 'tv' : 'subscribe'
  return (
    <FormFrame
      frame={frame}
      title={texts.t(`payments.frame.${kind}.title`)}
      text={texts.t(`payments.frame.${kind}.text`)}
      submit={texts.t(`payments.frame.${kind}.submit`)}
      onSubmit={() => frame.submit({ kind: 'subscribe', outcome })}
    >
      <Outcomes chosen={outcome} onChoose={setOutcome} />
    </FormFrame>
  )
})
