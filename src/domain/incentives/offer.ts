import type { Incentive } from './incentive'
import type { RouteName } from '@/domain/navigation/routes'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'
import { isSubscriptionFlow, type SubscriptionFlow } from '@/domain/payments/plans'

/** A checkout that an incentive may open. Memberships are bought where a button names their price, so that an incentive leads to that page. */
export type OfferedFlow = Exclude<PaymentFlow, SubscriptionFlow>

/** All of them. */
export const OFFERED_FLOWS: readonly OfferedFlow[] = (Object.keys(paymentFlows) as readonly PaymentFlow[]).filter(
  (flow): flow is OfferedFlow => !isSubscriptionFlow(flow),
)

/** Where an incentive leads: into a checkout that exists, or to a page that exists, so that none promises more than there is. */
export type IncentiveTarget =
  | { readonly kind: 'flow'; readonly flow: OfferedFlow }
  | { readonly kind: 'page'; readonly route: RouteName }

/** An incentive with its texts in the language of the guest; `id` names it when it is closed (INC-001, INC-007). */
export interface Offer extends Incentive {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Of the button. */
  readonly label: string
  readonly target: IncentiveTarget
}

/** Kinds of guests that an incentive can be true for. */
export const AUDIENCES = ['everyone', 'anonymous', 'member', 'no-vip', 'low-balance'] as const

/** One of them. */
export type Audience = (typeof AUDIENCES)[number]

/** What counts as little, in coins: a few minutes of a chat. */
export const LOW_BALANCE = 20

/** What decides whether an incentive is true for a guest. */
export interface OfferStanding {
  readonly isLoggedIn: boolean
  readonly isVip: boolean
  /** Whole coins. */
  readonly balance: number
  /** Locked, restricted or self-excluded: such a guest is sent none (rulings: spending limits). */
  readonly isSpared: boolean
}

/** Whether a kind of guest includes this one. Spared guests belong to none. */
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

/** When a countdown of `countdown` seconds has to begin so that it is over at `end`; both moments in epoch ms. */
export const countdownStartFor = (end: number, countdown: number): number => end - countdown * 1000
