import { askConfirmation, confirmEmail } from './confirmation-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

type Bound = Omit<EmailConfirmation, 'dismiss'>

const bound = bindingOf<Bound>()

/** Confirming an address on the wire. `dismiss` is a command. */
export const emailConfirmationPort: PortBinding<Bound> = {
  request: bound('request', askConfirmation),
  confirm: bound('confirm', confirmEmail, { fields: ['token'] }),
}
