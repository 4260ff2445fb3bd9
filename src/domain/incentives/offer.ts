import type { Incentive } from './incentive'
import type { RouteName } from '@/domain/routes/routes'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'
import { isSubscriptionFlow, type SubscriptionFlow } from '@/domain/payments/plans'

/**
 * A checkout that an incentive may open. Memberships are sold only where a button names their
 * price, so an incentive links to that page instead.
 */
export type OfferedFlow = Exclude<PaymentFlow, SubscriptionFlow>

/** All such checkouts. */
export const OFFERED_FLOWS: readonly OfferedFlow[] = (Object.keys(paymentFlows) as readonly PaymentFlow[]).filter(
  (flow): flow is OfferedFlow => !isSubscriptionFlow(flow),
)

/**
 * The target of an incentive: an existing checkout or an existing page, so that no incentive
 * promises more than there is.
 */
export type IncentiveTarget =
  | { readonly kind: 'flow'; readonly flow: OfferedFlow }
  | { readonly kind: 'page'; readonly route: RouteName }

/**
 * An incentive with its texts in the guest's language; closing it sends its `id` (INC-001,
 * INC-007).
 */
export interface Offer extends Incentive {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Label of the button. */
  readonly label: string
  readonly target: IncentiveTarget
}

/** The kinds of guests an incentive can address. */
export const AUDIENCES = ['everyone', 'anonymous', 'member', 'no-vip', 'low-balance'] as const

/** One of the kinds. */
export type Audience = (typeof AUDIENCES)[number]

/** A balance below this many coins counts as low: a few minutes of a chat. */
export const LOW_BALANCE = 20

/** The facts that decide whether an incentive addresses a guest. */
export interface OfferStanding {
  readonly isLoggedIn: boolean
  readonly isVip: boolean
  /** Whole coins. */
  readonly balance: number
  /**
   * Locked, restricted or self-excluded: such a guest receives no incentives (rulings: spending
   * limits).
   */
  readonly isSpared: boolean
}

/** Whether an audience includes this guest. Spared guests belong to none. */
export const isMeantFor = (audience: Audience, guest: OfferStanding): boolean => {
  if (guest.isSpared) return false
  switch (audience) {
    case 'everyone':
      return true
    case 'anonymous':
      return !guest.isLoggedIn
    case 'member':
      return guest.isLoggedIn
    case 'no-vip':
      return guest.isLoggedIn && !guest.isVip
    case 'low-balance':
      return guest.isLoggedIn && guest.balance < LOW_BALANCE
  }
}

/**
 * Returns the start of a countdown of `countdown` seconds that is over at `end`; both moments in
 * epoch ms.
 */
export const countdownStartFor = (end: number, countdown: number): number => end - countdown * 1000
