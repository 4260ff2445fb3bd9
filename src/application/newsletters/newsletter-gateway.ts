import type { GuestId } from '@/domain/ids'
import type { Newsletter, NewsletterAnswer } from '@/domain/newsletters/newsletter'

/** A subscription of this guest to a newsletter. */
export interface NewsletterSubscription {
  readonly newsletter: Newsletter
  readonly email: string
  /** Whether the newsletter is sent; otherwise the address waits for a press on the mailed link. */
  readonly isConfirmed: boolean
}

/** Newsletters by e-mail, with an account or without. Throws `BackendError`. */
export interface NewsletterGateway {
  /** Lists the subscriptions made in this session, and those of the guest's confirmed address. */
  read(): Promise<readonly NewsletterSubscription[]>
  /**
   * Subscribes an address (GUE-026). Only the confirmed address of the guest's account is
   * subscribed at once; any other receives a mail, and a press on its link subscribes it. Can be
   * repeated.
   */
  subscribe(newsletter: Newsletter, guestId: GuestId, email: string): Promise<NewsletterAnswer>
  /** Ends a subscription that `read` lists; others are unaffected (GUE-027). */
  unsubscribe(newsletter: Newsletter): Promise<void>
  /**
   * Follows the link of a mail, on any device: the token identifies address and newsletter. Can be
   * repeated.
   */
  confirm(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
}

export const NewsletterGateway = Symbol.for('NewsletterGateway')
