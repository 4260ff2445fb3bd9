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

/** The memberships that are sold. */
export type SoldPlan = 'vip' | 'tv'

/** The subscription to one actor, which bonus codes give: it opens the posts of the actor [VOU-019]. */
export type ActorPlan = `actor:${string}`

/** The name under which a guest is entitled to a membership. */
export type PlanKey = SoldPlan | ActorPlan

/** Returns the name of the subscription to an actor, by their id. */
export const actorPlan = (actorId: string): ActorPlan => `actor:${actorId}`

/** A membership on sale. */
export interface PlanOnSale {
  readonly grants: PlanKey
  readonly terms: SubscriptionPlan
  /** The type of the update that tells the guest's other pages. */
  readonly update: 'vipSubscription' | 'tvSubscription'
}

/** The memberships by the flow that sells each; the same terms are shown, charged and counted. */
export const subscriptionPlans: Readonly<Record<SubscriptionFlow, PlanOnSale>> = {
  vipabo: { grants: 'vip', terms: { price: eur(990), days: 30 }, update: 'vipSubscription' },
  vxtvabo: { grants: 'tv', terms: { price: eur(1490), days: 30 }, update: 'tvSubscription' },
}

/** Whether a flow from outside sells a membership. */
export const isSubscriptionFlow = (flow: string): flow is SubscriptionFlow => Object.hasOwn(subscriptionPlans, flow)

/** Returns the membership that a flow sells. */
export const planSoldBy = (flow: string): PlanOnSale | undefined =>
  isSubscriptionFlow(flow) ? subscriptionPlans[flow] : undefined
