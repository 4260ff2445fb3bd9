import { fields, flag, number, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection, Store } from '@/adapters/stores/store'
import type { Mail, Mailer } from '@/application/mail/mailer'
import type { SmsGateway, TextMessage } from '@/application/notifications/sms-gateway'

/** A mail in the box of the embedded backend, and when it came, epoch ms. */
export interface BoxedMail extends Mail {
  readonly at: number
}

export const boxedMails: Collection<BoxedMail> = {
  name: 'boxedMails',
  schema: schemaOf(
    fields<BoxedMail>({
      id: text,
      to: text,
      replyTo: optional(text),
      subject: text,
      text,
      html: text,
      isNeutral: optional(flag),
      unsubscribe: optional(text),
      at: number,
    }),
  ),
  key: ({ id }) => id,
  indexes: { newest: ({ at, id }) => [[at, id]] },
}

/** Number of mails that the box retains. */
const MAX_MAILS = 50

/**
 * Receives the mails and text messages of the embedded backend: beside its other records in this
 * browser, shown on the stage panel.
 */
export class Mailbox implements Mailer, SmsGateway {
  private store: Store | null = null

  constructor(private readonly clock: { now(): number }) {}

  /** The store is made after the rules that name this box. */
  storeIn(store: Store): void {
    this.store = store
  }

  async send(sent: Mail | TextMessage): Promise<void> {
    // A text message has no subject: its own text is what the list shows.
    const mail = 'subject' in sent ? sent : { ...sent, subject: sent.text, html: '' }
    if (this.store === null) throw new Error('The mailbox has no store yet')
    await this.store.transaction(async (tx) => {
      await tx.put(boxedMails, { ...mail, at: this.clock.now() })
      const all = await tx.find(boxedMails, 'newest', { prefix: [], direction: 'desc' })
      for (const { id } of all.slice(MAX_MAILS)) await tx.delete(boxedMails, id)
    })
  }

  /** The newest first. */
  mails(): Promise<readonly BoxedMail[]> {
    return this.store?.find(boxedMails, 'newest', { prefix: [], direction: 'desc' }) ?? Promise.resolve([])
  }
}
