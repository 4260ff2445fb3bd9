/** A mail to send. Addresses carry no name; `text` and `html` have the same content. */
export interface Mail {
  /** The same in every attempt to send one mail, so that a receiver can recognize duplicates. */
  readonly id: string
  readonly to: string
  /** The address for replies. Default: the sender. */
  readonly replyTo?: string
  readonly subject: string
  /**
   * Whether to send it under a name that does not disclose the product, as the guest has chosen.
   */
  readonly isNeutral?: boolean
  /** The address that the mail program posts to when the guest presses "unsubscribe" (RFC 8058). */
  readonly unsubscribe?: string
  readonly text: string
  readonly html: string
}

/**
 * Sends mails. Resolves once the mail server has accepted the mail permanently; throws on any
 * failure, and is then called again later. The platform's rules have no other way to write to a
 * guest.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
