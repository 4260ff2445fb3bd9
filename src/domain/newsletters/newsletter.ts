/** The newsletters, in the order in which they are offered. */
export const NEWSLETTERS = ['contests', 'late-night', 'vip-club', 'vr'] as const

/** The name of a newsletter. `vr`: videos for headsets. */
export type Newsletter = (typeof NEWSLETTERS)[number]

/** The number of each newsletter on the wire (GUE-030 to GUE-033). */
export const NEWSLETTER_TYPES: Readonly<Record<Newsletter, number>> = {
  contests: 256,
  'late-night': 512,
  'vip-club': 1_024,
  vr: 2_048,
}

/** Returns the newsletter with a number, or `null`. */
export const newsletterOfType = (type: number): Newsletter | null =>
  NEWSLETTERS.find((name) => NEWSLETTER_TYPES[name] === type) ?? null

/**
 * The reasons for not subscribing an address. `not-yours`: the request names a guest other than
 * that of the session.
 */
export const NEWSLETTER_REFUSALS = ['invalid-email', 'not-yours', 'no-mail', 'too-many-mails', 'excluded'] as const
export type NewsletterRefusal = (typeof NEWSLETTER_REFUSALS)[number]

/**
 * The answer to a subscription. `success`: the request was accepted; `data.success`: the address is
 * subscribed, or a mail is on its way with which its owner confirms.
 */
export interface NewsletterAnswer {
  readonly success: boolean
  readonly data: {
    readonly success: boolean
    /**
     * Whether newsletters are sent from now on; otherwise the address waits for a click on the link
     * in the mail.
     */
    readonly isConfirmed: boolean
    readonly reason: NewsletterRefusal | null
  }
}

/** Whether a subscription has succeeded: only when both flags are true (GUE-028, GUE-029). */
export const hasSubscribed = ({ success, data }: NewsletterAnswer): boolean => success && data.success

/** Storage time of an unconfirmed address, in ms: as long as its link is valid. */
export const UNCONFIRMED_LIFETIME = 7 * 86_400_000
