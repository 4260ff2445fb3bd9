import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TextField } from '@/ui/kit/text-field'
import { Checkbox } from '@/ui/kit/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { useErrorText } from './use-error-text'

/** A new account: what is needed and nothing else. */
export const SignupForm = observer(function SignupForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const [name, setName] = useState('')
  const [email, setEmail] = useState(frame.sheet?.email ?? '')
  const [password, setPassword] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const [acceptTerms, setAcceptTerms] = useState(false)
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.signup.title')}
      text={texts.t('payments.frame.signup.text')}
      submit={texts.t('payments.frame.signup.submit')}
      onSubmit={() => frame.submit({ kind: 'signup', name, email, password, birthDate, acceptTerms })}
    >
      <TextField
        label={texts.t('payments.frame.fields.name')}
        hint={texts.t('payments.frame.fields.nameHint')}
        autoComplete="nickname"
        value={name}
        onChange={setName}
        {...error('name')}
      />
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        {...error('email')}
      />
      <TextField
        label={texts.t('payments.frame.fields.password')}
        hint={texts.t('payments.frame.fields.passwordHint')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        {...error('password')}
      />
      <TextField
        label={texts.t('payments.frame.fields.birthDate')}
        type="date"
        autoComplete="bday"
        value={birthDate}
        onChange={setBirthDate}
        {...error('birthDate')}
      />
      <Checkbox
        label={texts.t('payments.frame.fields.acceptTerms')}
        checked={acceptTerms}
        onChange={setAcceptTerms}
        {...error('acceptTerms')}
      />
    </FormFrame>
  )
})
