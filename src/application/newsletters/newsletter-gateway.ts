import type { GuestId } from '@/domain/ids'
import type { Newsletter, NewsletterAnswer } from '@/domain/newsletters/newsletter'

/** A newsletter of this guest. */
export interface NewsletterSubscription {
  readonly newsletter: Newsletter
  readonly email: string
  /** Whether it is sent; otherwise the address waits for a press on the mailed link. */
  readonly isConfirmed: boolean
}

/** Newsletters by e-mail, with an account or without. Throws `BackendError`. */
export interface NewsletterGateway {
  /** Those that were subscribed in this session, and those of a guest's confirmed address. */
  read(): Promise<readonly NewsletterSubscription[]>
  /**
   * Subscribes an address (GUE-026). Only the confirmed address of the guest's account is subscribed at once; to every other a mail is
   * sent, and it is subscribed by a press on its link. Can be repeated.
   */
  subscribe(newsletter: Newsletter, guestId: GuestId, email: string): Promise<NewsletterAnswer>
  /** Ends one of those that `read` names; of the others nothing changes (GUE-027). */
  unsubscribe(newsletter: Newsletter): Promise<void>
  /** Follows the link of a mail, on any device: the token identifies address and newsletter. Can be repeated. */
  confirm(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
}

export const NewsletterGateway = Symbol.for('NewsletterGateway')
