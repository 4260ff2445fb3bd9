import { observer } from 'mobx-react-lite'
import { TextField } from '@/ui/kit/forms/text-field'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { LinkedText } from '@/ui/base/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { BirthDateField, birthDateOf } from './birth-date-field'
import { FormFrame } from './form-frame'
import { OtherWay } from './other-way'
import { PasswordField } from './password-field'
import { useErrorText } from './use-error-text'

/** A new account: what is needed and nothing else. */
export const SignupForm = observer(function SignupForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const { typed, sheet } = frame
  const acceptTerms = typed.get('acceptTerms') === 'yes'
  const submit = () =>
    frame.submit({
      kind: 'signup',
      name: typed.get('name'),
      email: typed.get('email'),
      password: typed.get('password'),
      birthDate: birthDateOf(frame),
      acceptTerms,
    })
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.signup.title')}
      text={[sheet?.teaser, texts.t('payments.frame.signup.text')].filter(Boolean).join(' ')}
      submit={texts.t('payments.frame.signup.submit')}
      onSubmit={submit}
    >
      <TextField
        label={texts.t('payments.frame.fields.name')}
        hint={texts.t('payments.frame.fields.nameHint')}
        autoComplete="nickname"
        value={typed.get('name')}
        onChange={(value) => typed.set('name', value)}
        {...error('name')}
      />
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={typed.get('email')}
        onChange={(value) => typed.set('email', value)}
        {...error('email')}
      />
      <PasswordField frame={frame} isNew />
      <BirthDateField frame={frame} />
      <Checkbox
        label={<LinkedText text={texts.t('payments.frame.fields.acceptTerms')} inTab />}
        checked={acceptTerms}
        onChange={(checked) => typed.set('acceptTerms', checked ? 'yes' : '')}
        {...error('acceptTerms')}
      />
      <div className={css['ways']}>
        <OtherWay label={texts.t('payments.frame.signup.login')} onClick={() => frame.switchTo('login')} />
      </div>
    </FormFrame>
  )
})
