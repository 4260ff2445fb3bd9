import { featureRules } from '@/adapters/backend/kernel/rules'
import type { Mailer } from '@/application/mail/mailer'

/** Settings of an operator for mails. */
export interface MailRules {
  /** `null`: no mails are sent, and nothing may promise one. */
  readonly mailer: Mailer | null
  /**
   * Origin of the pages that links in mails lead to. Never taken from a request, which may name
   * another host.
   */
  readonly origin: string
  /** The address to which requests of guests are sent; `null`: they are only stored. */
  readonly operator: string | null
}

export const mailRules = featureRules<MailRules>('mail', { mailer: null, origin: '', operator: null })
