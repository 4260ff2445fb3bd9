/** A mail as it is handed over. Addresses without a name; `text` and `html` say the same. */
export interface Mail {
  /** The same for every attempt to send one mail, so that a receiver can tell that two are one. */
  readonly id: string
  readonly to: string
  /** Whom an answer goes to; absent: the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Sends mails. Resolves when somebody else has taken the mail over for good; throws whatever went wrong, and is then asked again
 * later. The platform's rules know no other way to write to a guest.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
