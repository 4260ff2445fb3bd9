import { bookTopUp, markPaying } from './book-top-up'
import { keepMeans } from './keep-means'
import { paymentRules } from './payment-rules'
import { isSandboxMeans } from './sandbox-provider'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { grantPlan } from '@/adapters/backend/entitlements/entitlement-records'
import { guests } from '@/adapters/backend/access/guest-records'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Job, JobHandler } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import type { SandboxMeans } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { findPackage } from '@/domain/payments/packages'
import { planSoldBy } from '@/domain/payments/plans'

/**
 * The goods paid in a checkout of coins, and the means of payment that the guest agreed to have
 * stored.
 */
export interface PaidFor {
  readonly packageId: string | null
  readonly keep: SandboxMeans | null
}

/** A membership is no package of coins. */
export const NO_COINS: PaidFor = { packageId: null, keep: null }

/**
 * Books a payment that the payment service has received: coins or a subscription, once for one
 * checkout, whether it was approved at once, came late or was reported twice.
 */
export async function settle(
  platform: PlatformContext,
  tx: Transaction,
  checkout: CheckoutRecord,
  { packageId, keep }: PaidFor,
): Promise<readonly OutboundUpdate[]> {
  const guest = await tx.get(guests, checkout.guestId)
  if (guest === undefined || checkout.status === 'succeeded') return []
  await tx.put(checkouts, { ...checkout, status: 'succeeded' })
  await markPaying(tx, guest.id)

  const plan = planSoldBy(checkout.flow)
  if (plan !== undefined) {
    const { until } = await grantPlan(tx, guest.id, plan, platform.clock.now())
    return [{ audience: guest.id, update: { type: plan.update, active: true, until } }]
  }

  const bought = findPackage(packageId ?? '')
  if (bought === undefined) throw new Error(`Checkout ${checkout.id} was paid for no package`)
  const { language } = checkout
  const booked = await bookTopUp(platform, tx, { guestId: guest.id, name: `checkout:${checkout.id}`, bought, language })
  return keep === null ? booked : [...booked, ...(await keepMeans(platform, tx, checkout, keep))]
}

/** A payment that took its time has arrived. */
export const latePaymentJob: JobHandler = async (platform, tx, job) => {
  const checkout = await tx.get(checkouts, asId<CheckoutId>(job.data['checkoutId'] ?? ''))
  if (checkout === undefined) return () => undefined
  const { packageId = null, keep = '' } = job.data
  const updates = await settle(platform, tx, checkout, { packageId, keep: isSandboxMeans(keep) ? keep : null })
  return () => publishAll(platform.hub, updates)
}

/** Lets a payment arrive late; called twice, it arrives once. */
export function latePaymentJobOf(
  platform: PlatformContext,
  checkout: CheckoutRecord,
  { packageId, keep }: PaidFor,
): Job {
  return {
    id: `payment:${checkout.id}`,
    kind: 'late-payment',
    dueAt: platform.clock.now() + platform.rules.of(paymentRules).delayedPaymentMs,
    data: {
      checkoutId: checkout.id,
      ...(packageId === null ? {} : { packageId }),
      ...(keep === null ? {} : { keep }),
    },
  }
}
