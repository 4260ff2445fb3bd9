import { eur, type Money } from '@/domain/money/money'

/**
 * A membership for a fixed time: paid once and ending by itself, because payments are never renewed
 * without the guest's request.
 */
export interface SubscriptionPlan {
  /** Price for the whole time, in euro cents. */
  readonly price: Money
  /** Duration in whole days. */
  readonly days: number
}

/** The flows that sell a membership [PAY-007][PAY-010]. */
export type SubscriptionFlow = 'vipabo' | 'vxtvabo'

/** Price and duration of each membership; the same plan is shown, charged and counted. */
export const subscriptionPlans: Readonly<Record<SubscriptionFlow, SubscriptionPlan>> = {
  vipabo: { price: eur(990), days: 30 },
  vxtvabo: { price: eur(1490), days: 30 },
}

/** Whether a flow from outside sells a membership. */
export const isSubscriptionFlow = (flow: string): flow is SubscriptionFlow => Object.hasOwn(subscriptionPlans, flow)

const DAY = 86_400_000

/**
 * Returns the end of a membership bought at `now` while another one runs until `until` (epoch ms):
 * no paid day is lost.
 */
export const endOfPlan = ({ days }: SubscriptionPlan, now: number, until: number): number =>
  Math.max(now, until) + days * DAY
