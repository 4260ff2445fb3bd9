import { Eye, EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'

/** A password, hidden until its writer wants to see it. */
export const PasswordField = observer(function PasswordField({
  frame,
  isNew = false,
}: FormProps & { readonly isNew?: boolean }) {
  const texts = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      label={texts.t('payments.frame.fields.password')}
      {...(isNew ? { hint: texts.t('payments.frame.fields.passwordHint') } : {})}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={frame.typed.get('password')}
      after={
        <IconButton
          size="s"
          label={texts.t(isShown ? 'payments.frame.fields.hidePassword' : 'payments.frame.fields.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
})
