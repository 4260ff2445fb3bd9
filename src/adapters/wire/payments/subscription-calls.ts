import * as z from 'zod/mini'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, flag, id, int, moment, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { StayResult, Subscription } from '@/application/payments/subscription-gateway'
import type { EntitlementState } from '@/domain/entitlements/entitlement'
import type { GuestId, SubscriptionId } from '@/domain/ids'
import type { SoldPlan } from '@/domain/payments/plans'

const subscriptionId = id<SubscriptionId>()
export const planKey: Wire<SoldPlan> = z.enum(['vip', 'tv'])
export const subscriptionState: Wire<EntitlementState> = z.enum(['active', 'cancelled', 'lapsed'])
const days = int(1, 10_000)

export const cancellationOffer: Wire<NonNullable<Subscription['offer']>> = z.object({ days, until: moment })

export const subscription: Wire<Subscription> = z.object({
  id: subscriptionId,
  plan: planKey,
  state: subscriptionState,
  from: moment,
  until: moment,
  nextChargeAt: z.nullable(moment),
  means: z.nullable(answerText(100)),
  offer: z.nullable(cancellationOffer),
})

/** RUL-006. */
export const subscriptions: QueryCall<object, readonly Subscription[]> = query(
  'subscriptions',
  nothing,
  z.array(subscription),
)

/** RUL-007; cancelled twice it stays cancelled. */
export const cancelSubscription: QueryCall<{ readonly id: SubscriptionId }, readonly Subscription[]> = mutation(
  'cancelSubscription',
  z.object({ id: subscriptionId }),
  z.array(subscription),
)

/** GUE-022, as it travels: what was accepted, or the reason why not. */
const stayed = z.object({
  accepted_offer: flag,
  accepted_offer_info: z.object({
    plan: z.nullable(planKey),
    days: z.nullable(days),
    until: z.nullable(moment),
    reason: z.nullable(z.enum(['no-offer', 'already-accepted', 'offer-expired', 'other-guest', 'self-excluded'])),
  }),
})

const stayResult: Wire<StayResult> = z.pipe(
  stayed,
  z.transform(({ accepted_offer: isAccepted, accepted_offer_info: info }): StayResult => {
    const { plan, days: added, until, reason } = info
    return isAccepted && plan !== null && added !== null && until !== null
      ? { ok: true, plan, days: added, until }
      : { ok: false, reason: reason ?? 'no-offer' }
  }),
)

/** The same as the server writes it. */
export const writtenStay = (answer: StayResult): z.infer<typeof stayed> => ({
  accepted_offer: answer.ok,
  accepted_offer_info: answer.ok
    ? { plan: answer.plan, days: answer.days, until: answer.until, reason: null }
    : { plan: null, days: null, until: null, reason: answer.reason },
})

/** GUE-022; accepted twice it counts once. */
export const acceptCancellationOffer = post(
  'acceptCancellationOffer',
  '/guest/acceptCancellationOffer',
  z.object({
    guest_id: id<GuestId>(),
    platform_text: text(100),
    subscription_id: z.exactOptional(subscriptionId),
  }),
  stayResult,
  { repeatable: true },
)
