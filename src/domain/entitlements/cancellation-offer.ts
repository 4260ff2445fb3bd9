import type { Entitlement } from './entitlement'
import type { PlanKey } from '@/domain/payments/plans'

const DAY = 86_400_000

/** Whole days that a guest gets on top of a subscription if they stay after they cancelled it. */
export const CANCELLATION_OFFER_DAYS = 7

/** How long the offer stands after the cancellation, ms. */
export const CANCELLATION_OFFER_LIFETIME = 14 * DAY

/** What a guest is offered who has cancelled a subscription (GUE-022). */
export interface CancellationOffer {
  readonly plan: PlanKey
  /** The start of the period that was cancelled, epoch ms: it names the subscription. */
  readonly from: number
  /** Whole days on top. */
  readonly days: number
  /** The offer may be accepted before this moment, epoch ms. */
  readonly until: number
  /** Epoch ms; `null`: not accepted. */
  readonly acceptedAt: number | null
}

/** The reason why an offer is not accepted (GUE-024). */
export type OfferRefusal = 'no-offer' | 'already-accepted' | 'offer-expired'

/**
 * Returns the offer for a subscription that was cancelled at `now`, epoch ms. It ends with the
 * subscription: after that there is nothing to add days to.
 */
export const offerAfterCancelling = (held: Entitlement, now: number): CancellationOffer => ({
  plan: held.plan,
  from: held.from,
  days: CANCELLATION_OFFER_DAYS,
  until: Math.min(held.until, now + CANCELLATION_OFFER_LIFETIME),
  acceptedAt: null,
})

/**
 * Returns why an offer cannot be accepted at `now`, epoch ms; `null`: it can. It is for the
 * subscription that was cancelled, once, and not for one that runs on.
 */
export function offerRefusal(
  offer: CancellationOffer | undefined,
  held: Entitlement | undefined,
  now: number,
): OfferRefusal | null {
  if (offer === undefined || held === undefined) return 'no-offer'
  if (held.plan !== offer.plan || held.from !== offer.from) return 'no-offer'
  if (offer.acceptedAt !== null) return 'already-accepted'
  if (now >= offer.until) return 'offer-expired'
  return held.state === 'cancelled' ? null : 'no-offer'
}

/** Returns the subscription of a guest who stays: it runs on, and its days follow those that are paid. */
export const stayedWith = (held: Entitlement, { days }: Pick<CancellationOffer, 'days'>): Entitlement => ({
  ...held,
  state: 'active',
  until: held.until + days * DAY,
})
