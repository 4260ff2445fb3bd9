/** The newsletters that exist, in the order in which they are offered. */
export const NEWSLETTERS = ['contests', 'late-night', 'vip-club', 'vr'] as const

/** A newsletter by its name. `vr`: videos for headsets. */
export type Newsletter = (typeof NEWSLETTERS)[number]

/** The number of each on the wire (GUE-030 to GUE-033). */
export const NEWSLETTER_TYPES: Readonly<Record<Newsletter, number>> = {
  contests: 256,
  'late-night': 512,
  'vip-club': 1_024,
  vr: 2_048,
}

/** The newsletter of a number; `null`: there is none. */
export const newsletterOfType = (type: number): Newsletter | null =>
  NEWSLETTERS.find((name) => NEWSLETTER_TYPES[name] === type) ?? null

/** Why an address was not subscribed. `not-yours`: the request names another guest than that of the session. */
export const NEWSLETTER_REFUSALS = ['invalid-email', 'not-yours', 'no-mail', 'too-many-mails', 'excluded'] as const
export type NewsletterRefusal = (typeof NEWSLETTER_REFUSALS)[number]

/**
 * The answer to a subscription. `success`: the request was accepted; `data.success`: the address is subscribed, or a mail is on
 * its way by which its owner confirms.
 */
export interface NewsletterAnswer {
  readonly success: boolean
  readonly data: {
    readonly success: boolean
    /** Whether newsletters are sent from now on; otherwise the mail waits for a press on its link. */
    readonly isConfirmed: boolean
    readonly reason: NewsletterRefusal | null
  }
}

/** Whether a subscription has succeeded: only where both flags are true (GUE-028, GUE-029). */
export const hasSubscribed = ({ success, data }: NewsletterAnswer): boolean => success && data.success

/** How long an address that nobody confirmed is stored, ms: as long as its link works. */
export const UNCONFIRMED_LIFETIME = 7 * 86_400_000
