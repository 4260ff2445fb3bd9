import { eur, type Money } from '@/domain/money/money'

/**
 * A membership for a fixed time: paid once, and over by itself, because a payment is never renewed without the guest's
 * request.
 */
export interface SubscriptionPlan {
  /** What the whole time costs, in euro cents. */
  readonly price: Money
  /** How long it runs, whole days. */
  readonly days: number
}

/** The flows that sell a membership [PAY-007][PAY-010]. */
export type SubscriptionFlow = 'vipabo' | 'vxtvabo'

/** What each membership costs and how long it runs; the same plan is shown, charged and counted. */
export const subscriptionPlans: Readonly<Record<SubscriptionFlow, SubscriptionPlan>> = {
  vipabo: { price: eur(990), days: 30 },
  vxtvabo: { price: eur(1490), days: 30 },
}

/** Lets a border decide whether a flow sells a membership. */
export const isSubscriptionFlow = (flow: string): flow is SubscriptionFlow => Object.hasOwn(subscriptionPlans, flow)

const DAY = 86_400_000

/** Until when a membership runs that is bought at `now` while one runs until `until` (epoch ms): no paid day is lost. */
export const endOfPlan = ({ days }: SubscriptionPlan, now: number, until: number): number =>
  Math.max(now, until) + days * DAY
