import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LinkedText } from '@/ui/base/linked-text'
import type { FormProps } from '@/ui/checkout/form-props'
import { TextField } from '@/ui/kit/forms/text-field'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import { BirthDateField } from './birth-date-field'
import { Outcomes } from './outcomes'
import { PasswordField } from './password-field'

/** The fields of the forms. They start with earlier input of this window, and name their values. */
export const FIELDS = {
  name: observer(function NameField({ frame }: FormProps) {
    const texts = useTexts()
    return (
      <TextField
        label={texts.t('payments.frame.fields.name')}
        hint={texts.t('payments.frame.fields.nameHint')}
        name="name"
        autoComplete="nickname"
        defaultValue={frame.typed.get('name')}
      />
    )
  }),
  email: ({ frame }: FormProps) => <EmailField frame={frame} autoComplete="email" />,
  /** The address of an account: password managers know it as the user's name. */
  login: ({ frame }: FormProps) => <EmailField frame={frame} autoComplete="username" />,
  password: ({ frame }: FormProps) => <PasswordField frame={frame} />,
  newPassword: ({ frame }: FormProps) => <PasswordField frame={frame} isNew />,
  birthDate: BirthDateField,
  acceptTerms: observer(function TermsField({ frame }: FormProps) {
    const texts = useTexts()
    return (
      <Checkbox
        label={<LinkedText text={texts.t('payments.frame.fields.acceptTerms')} inTab />}
        name="acceptTerms"
        defaultChecked={frame.typed.get('acceptTerms') === 'yes'}
      />
    )
  }),
  outcome: () => <Outcomes />,
} satisfies Readonly<Record<string, (props: FormProps) => ReactNode>>

const EmailField = observer(function EmailField({
  frame,
  autoComplete,
}: FormProps & { readonly autoComplete: string }) {
  const texts = useTexts()
  return (
    <TextField
      label={texts.t('payments.frame.fields.email')}
      malformed={texts.t('payments.frame.errors.email-format')}
      type="email"
      name="email"
      autoComplete={autoComplete}
      inputMode="email"
      defaultValue={frame.typed.get('email')}
    />
  )
})
