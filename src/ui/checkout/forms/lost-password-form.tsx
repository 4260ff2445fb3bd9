import { observer } from 'mobx-react-lite'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { OtherWay } from './other-way'
import { useErrorText } from './use-error-text'

/** Requests the address and does not reveal whether it is known. */
export const LostPasswordForm = observer(function LostPasswordForm({ frame }: FormProps) {
  const texts = useTexts()
  const error = useErrorText(frame)
  const { typed } = frame
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.pwdlost.title')}
      text={texts.t('payments.frame.pwdlost.text')}
      submit={texts.t('payments.frame.pwdlost.submit')}
      onSubmit={() => frame.submit({ kind: 'pwdlost', email: typed.get('email') })}
    >
      <TextField
        label={texts.t('payments.frame.fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={typed.get('email')}
        onChange={(value) => typed.set('email', value)}
        {...error('email')}
      />
      <div className={css['ways']}>
        <OtherWay label={texts.t('payments.frame.pwdlost.back')} onClick={() => frame.switchTo('login')} />
      </div>
    </FormFrame>
  )
})
