import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TextField } from '@/ui/kit/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { useErrorText } from './use-error-text'

/** Asks for the address and tells nobody whether it is known. */
export const LostPasswordForm = observer(function LostPasswordForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const [email, setEmail] = useState('')
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.pwdlost.title')}
      text={texts.t('payments.frame.pwdlost.text')}
      submit={texts.t('payments.frame.pwdlost.submit')}
      onSubmit={() => frame.submit({ kind: 'pwdlost', email })}
    >
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        {...error('email')}
      />
    </FormFrame>
  )
})
