import { askConfirmation, confirmEmail } from './confirmation-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

const bound = bindingOf<EmailConfirmation>()

/** Confirming an address on the wire. */
export const confirmationPort: PortBinding<EmailConfirmation> = {
  request: bound('request', askConfirmation),
  confirm: bound('confirm', confirmEmail, { fields: ['token'] }),
}
