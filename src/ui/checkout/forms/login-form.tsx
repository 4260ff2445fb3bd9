import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TextField } from '@/ui/kit/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { useErrorText } from './use-error-text'

/** Address and password. */
export const LoginForm = observer(function LoginForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.login.title')}
      submit={texts.t('payments.frame.login.submit')}
      onSubmit={() => frame.submit({ kind: 'login', email, password })}
    >
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={setEmail}
        {...error('email')}
      />
      <TextField
        label={texts.t('payments.frame.fields.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        {...error('password')}
      />
    </FormFrame>
  )
})
