/** Why no mail with a link is sent. */
export type ConfirmationRefusal = 'login-required' | 'confirmed' | 'too-many-mails' | 'no-mail'

/** Proves that a guest reads the mails of their address. Throws `BackendError`. */
export interface EmailConfirmation {
  /** Mails another link to the guest who asks. Limited, since it costs whoever receives it. */
  ask(): Promise<{ ok: true } | { ok: false; reason: ConfirmationRefusal }>
  /** Follows the link of a mail, on whatever device: the token says whose address it is. Followed twice it says `link-expired`. */
  confirm(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
}

export const EmailConfirmation = Symbol.for('EmailConfirmation')
