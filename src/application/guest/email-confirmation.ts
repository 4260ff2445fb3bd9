/** The reason why no mail with a link is sent. */
export type ConfirmationRefusal = 'login-required' | 'confirmed' | 'too-many-mails' | 'no-mail'

/** Proves that a guest receives the mails sent to their address. Throws `BackendError`. */
export interface EmailConfirmation {
  /**
   * Mails another link to the guest on request. Limited, since every mail is a burden on its
   * recipient.
   */
  request(): Promise<{ ok: true } | { ok: false; reason: ConfirmationRefusal }>
  /**
   * Follows the link of a mail, on any device: the token identifies the address. Followed twice, it
   * returns `link-expired`.
   */
  confirm(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
  /** Removes the status bar that prompts for it, on all devices of the guest (SOC-032). */
  dismiss(): Promise<void>
}

export const EmailConfirmation = Symbol.for('EmailConfirmation')
