import type { EntitlementState } from '@/domain/entitlements/entitlement'
import type { OfferRefusal } from '@/domain/entitlements/cancellation-offer'
import type { GuestId, SubscriptionId } from '@/domain/ids'
import type { SoldPlan } from '@/domain/payments/plans'

/** A subscription of the guest that runs (RUL-006). Times are epoch ms. */
export interface Subscription {
  readonly id: SubscriptionId
  readonly plan: SoldPlan
  readonly state: EntitlementState
  readonly from: number
  readonly until: number
  /** The next charge; `null`: none, the subscription ends by itself. */
  readonly nextChargeAt: number | null
  /** The means of payment of the next charge, masked; `null`: none is stored for it. */
  readonly means: string | null
  /** What the guest gets if they stay; `null`: nothing is offered. */
  readonly offer: { readonly days: number; readonly until: number } | null
}

/** The acceptance of an offer. */
export interface StayRequest {
  readonly guestId: GuestId
  /** The name of the platform on which the guest accepted. */
  readonly platform: string
  /** Absent: the subscription whose offer ends first. */
  readonly subscriptionId?: SubscriptionId
}

/** The reason why the guest does not stay: of another guest, or that of the rule. */
export type StayRefusal = OfferRefusal | 'other-guest' | 'self-excluded'

export type StayResult =
  | { readonly ok: true; readonly plan: SoldPlan; readonly days: number; readonly until: number }
  | { readonly ok: false; readonly reason: StayRefusal }

/** The subscriptions of the guest. Throws `BackendError`. */
export interface SubscriptionGateway {
  /** Lists those that run, the first to end first; none without an account (RUL-006). */
  list(): Promise<readonly Subscription[]>
  /**
   * Ends a subscription at the end of its paid period, and returns all as they are then (RUL-007).
   * Throws `not-found` for one that is not theirs, or has ended.
   */
  cancel(id: SubscriptionId): Promise<readonly Subscription[]>
  /** Accepts what is offered after a cancellation: once, however often it is sent (GUE-022). */
  acceptOffer(request: StayRequest): Promise<StayResult>
}

export const SubscriptionGateway = Symbol.for('SubscriptionGateway')
