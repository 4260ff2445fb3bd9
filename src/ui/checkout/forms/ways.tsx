import { observer } from 'mobx-react-lite'
import { path } from '@/domain/routes/path'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { useTexts } from '@/ui/texts/use-texts'

/** A link to another form of the same window. */
const OtherWay = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={css['way']} onClick={onClick}>
    {label}
  </button>
)

/** Links for guests without the password, or without an account. */
export const LoginWays = observer(function LoginWays({ frame }: FormProps) {
  const texts = useTexts()
  return (
    <>
      {frame.sendsMails ? (
        <OtherWay label={texts.t('payments.frame.login.lost')} onClick={() => frame.switchTo('pwdlost')} />
      ) : (
        <a className={css['way']} href={path('contact', {}, texts.language)} target="_blank" rel="noopener">
          {texts.t('payments.frame.login.noMail')}
        </a>
      )}
      <OtherWay label={texts.t('payments.frame.login.signup')} onClick={() => frame.switchTo('signup')} />
    </>
  )
})

export const SignupWays = observer(function SignupWays({ frame }: FormProps) {
  const label = useTexts().t('payments.frame.signup.login')
  return <OtherWay label={label} onClick={() => frame.switchTo('login')} />
})

export const LostPasswordWays = observer(function LostPasswordWays({ frame }: FormProps) {
  const label = useTexts().t('payments.frame.pwdlost.back')
  return <OtherWay label={label} onClick={() => frame.switchTo('login')} />
})
