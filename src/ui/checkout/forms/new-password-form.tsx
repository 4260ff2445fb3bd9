import { observer } from 'mobx-react-lite'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import { FormFrame } from './form-frame'
import { PasswordField } from './password-field'

/** The password that replaces the lost one; the link in the mail has opened this window. */
export const NewPasswordForm = observer(function NewPasswordForm({ frame }: FormProps) {
  const texts = useTexts()
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.pwdreset.title')}
      text={texts.t('payments.frame.pwdreset.text')}
      submit={texts.t('payments.frame.pwdreset.submit')}
      onSubmit={() => frame.submit({ kind: 'pwdreset', password: frame.typed.get('password') })}
    >
      <PasswordField frame={frame} isNew />
    </FormFrame>
  )
})
