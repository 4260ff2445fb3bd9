import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { askConfirmation, confirmEmail } from '@/adapters/wire/guest/confirmation-calls'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

/** Confirming an address over the wire. */
export class RemoteEmailConfirmation implements EmailConfirmation {
  constructor(private readonly rest: RestClient) {}

  request(): ReturnType<EmailConfirmation['request']> {
    return this.rest.call(askConfirmation, {})
  }

  confirm(token: string): ReturnType<EmailConfirmation['confirm']> {
    return this.rest.call(confirmEmail, { token })
  }
}
