import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { FormProps } from '@/ui/checkout/form-props'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { birthDateOf } from './birth-date-field'
import { FIELDS } from './fields'
import { FormFrame, type Read } from './form-frame'
import { outcomeOf } from './outcomes'
import { LoginWays, LostPasswordWays, SignupWays } from './ways'

/** A form's fields, its request, and its links to other forms. */
interface Form {
  readonly text?: TextKey
  readonly fields: readonly (keyof typeof FIELDS)[]
  readonly sent: (read: Read) => Exclude<CheckoutForm, { kind: 'pay' | 'subscribe' }>
  readonly Ways?: ComponentType<FormProps>
}

const FORMS = {
  /** A new account: required fields only. */
  signup: {
    text: 'payments.frame.signup.text',
    fields: ['name', 'email', 'newPassword', 'birthDate', 'acceptTerms'],
    sent: (read) => ({
      kind: 'signup',
      name: read('name'),
      email: read('email'),
      password: read('password'),
      birthDate: birthDateOf(read),
      acceptTerms: read('acceptTerms') === 'yes',
    }),
    Ways: SignupWays,
  },
  login: {
    fields: ['login', 'password'],
    sent: (read) => ({ kind: 'login', email: read('email'), password: read('password') }),
    Ways: LoginWays,
  },
  /** Requests the address and does not reveal whether it is known. */
  pwdlost: {
    text: 'payments.frame.pwdlost.text',
    fields: ['email'],
    sent: (read) => ({ kind: 'pwdlost', email: read('email') }),
    Ways: LostPasswordWays,
  },
  /** The new password; the link in the mail has opened this window. */
  pwdreset: {
    text: 'payments.frame.pwdreset.text',
    fields: ['newPassword'],
    sent: (read) => ({ kind: 'pwdreset', password: read('password') }),
  },
  /** Proof of age; the sandbox takes a date of birth, a real service checks a document. */
  avs: {
    text: 'payments.frame.avs.text',
    fields: ['birthDate', 'outcome'],
    sent: (read) => ({ kind: 'avs', birthDate: birthDateOf(read), outcome: outcomeOf(read) }),
  },
} satisfies Readonly<Record<string, Form>>

/** A form that charges nothing. */
export const FreeForm = observer(function FreeForm({ frame, name }: FormProps & { readonly name: keyof typeof FORMS }) {
  const texts = useTexts()
  const { text, fields, sent, Ways }: Form = FORMS[name]
  const teaser = name === 'signup' ? frame.sheet?.teaser : undefined
  return (
    <FormFrame
      frame={frame}
      title={texts.t(`payments.frame.${name}.title`)}
      {...(text === undefined ? {} : { text: [teaser, texts.t(text)].filter(Boolean).join(' ') })}
      submit={texts.t(`payments.frame.${name}.submit`)}
      onSubmit={(read) => frame.submit(sent(read))}
      ways={Ways === undefined ? null : <Ways frame={frame} />}
    >
      {fields.map((field) => {
        const Field = FIELDS[field]
        return <Field key={field} frame={frame} />
      })}
    </FormFrame>
  )
})
