import { observer } from 'mobx-react-lite'
import { path } from '@/domain/navigation/path'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { OtherWay } from './other-way'
import { PasswordField } from './password-field'
import { useErrorText } from './use-error-text'

/** Address and password, and links for a guest who lacks one of them. */
export const LoginForm = observer(function LoginForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const { typed } = frame
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.login.title')}
      submit={texts.t('payments.frame.login.submit')}
      onSubmit={() => frame.submit({ kind: 'login', email: typed.get('email'), password: typed.get('password') })}
    >
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={typed.get('email')}
        onChange={(value) => typed.set('email', value)}
        {...error('email')}
      />
      <PasswordField frame={frame} />
      <div className={css['ways']}>
        {frame.sendsMails ? (
          <OtherWay label={texts.t('payments.frame.login.lost')} onClick={() => frame.switchTo('pwdlost')} />
        ) : (
          <a className={css['way']} href={path('contact', {}, texts.language)} target="_blank" rel="noopener">
            {texts.t('payments.frame.login.noMail')}
          </a>
        )}
        <OtherWay label={texts.t('payments.frame.login.signup')} onClick={() => frame.switchTo('signup')} />
      </div>
    </FormFrame>
  )
})
