import { endOfEntitlement, type Entitlement } from './entitlement'
import type { SoldPlan } from '@/domain/payments/plans'
import { asId, type SubscriptionId } from '@/domain/ids'

/** The id of a subscription: a plan and the start of its period, so that the next one has another id. */
export const subscriptionIdOf = ({ plan, from }: Pick<Entitlement, 'plan' | 'from'>): SubscriptionId =>
  asId<SubscriptionId>(`${plan}-${from}`)

/** An entitlement to what is sold as a membership. */
export type Membership = Entitlement & { readonly plan: SoldPlan }

const isMembership = (held: Entitlement): held is Membership => held.plan === 'vip' || held.plan === 'tv'

/** The subscriptions that run at `now` (epoch ms): those that grant their plan, cancelled ones included. */
export const runningSubscriptions = (held: readonly Entitlement[], now: number): readonly Membership[] =>
  held.filter(isMembership).filter((one) => endOfEntitlement(one) > now)

/**
 * Returns the subscription after the guest has cancelled it: it lasts until the end of its paid
 * period (RUL-007). Cancelled twice it stays as it is.
 */
export const cancelled = (held: Entitlement): Entitlement => ({ ...held, state: 'cancelled' })
