/** A mail as it is handed over. Addresses without a name; `text` and `html` have the same content. */
export interface Mail {
  /** The same for every attempt to send one mail, so that a receiver can recognize duplicates. */
  readonly id: string
  readonly to: string
  /** Whom an answer goes to; absent: the sender. */
  readonly replyTo?: string
  readonly subject: string
  /** Sent under a name that does not disclose the product, where the guest has chosen so. */
  readonly isNeutral?: boolean
  /** The address that is posted to where the guest presses "unsubscribe" in their mail program (RFC 8058). */
  readonly unsubscribe?: string
  readonly text: string
  readonly html: string
}

/**
 * Sends mails. Resolves when the mail server has accepted the mail permanently; throws on any failure, and is then
 * called again later. The platform's rules know no other way to write to a guest.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
