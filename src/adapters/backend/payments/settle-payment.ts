import { paymentRules } from './payment-rules'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { membershipOf, memberships } from '@/adapters/backend/access/memberships'
import { guests } from '@/adapters/backend/access/guest-records'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { balanceOfGuest, credit } from '@/adapters/backend/money/ledger-book'
import { walletOf, wallets } from '@/adapters/backend/money/wallets'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { addNotification } from '@/adapters/backend/notifications/notices'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Job, JobHandler } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type CheckoutId, type IdempotencyKey } from '@/domain/ids'
import { findPackage, totalCoins } from '@/domain/payments/packages'
import { endOfPlan, subscriptionPlans } from '@/domain/payments/plans'

/**
 * Books a payment that the payment service has received: coins or a subscription, once for one checkout, whether it was
 * approved at once, came late or was reported twice.
 */
export async function settle(
  platform: PlatformContext,
  tx: Transaction,
  checkout: CheckoutRecord,
  packageId: string | null,
): Promise<readonly OutboundUpdate[]> {
  const guest = await tx.get(guests, checkout.guestId)
  if (guest === undefined || checkout.status === 'succeeded') return []
  const now = platform.clock.now()
  const updates: OutboundUpdate[] = []
  const publish = (update: OutboundUpdate['update']) => updates.push({ audience: guest.id, update })
  await tx.put(checkouts, { ...checkout, status: 'succeeded' })
  const wallet = await walletOf(tx, guest.id)
  if (!wallet.isPayingCustomer) await tx.put(wallets, { ...wallet, isPayingCustomer: true })

  if (checkout.flow === 'vipabo') {
    const membership = await membershipOf(tx, guest.id)
    const until = endOfPlan(subscriptionPlans.vipabo, now, membership.vipUntil)
    await tx.put(memberships, { ...membership, vipUntil: until })
    publish({ type: 'vipSubscription', active: true, until })
    return updates
  }
  if (checkout.flow === 'vxtvabo') {
    const membership = await membershipOf(tx, guest.id)
    const until = endOfPlan(subscriptionPlans.vxtvabo, now, membership.tvUntil)
    await tx.put(memberships, { ...membership, tvUntil: until })
    publish({ type: 'tvSubscription', active: true, until })
    return updates
  }

  const bought = findPackage(packageId ?? '')
  if (bought === undefined) throw new Error(`Checkout ${checkout.id} was paid for no package`)
  const coins = totalCoins(bought)
  await credit(tx, {
    key: asId<IdempotencyKey>(`checkout:${checkout.id}`),
    at: now,
    kind: 'top-up',
    amount: coins,
    guestId: guest.id,
    statement: `checkout:${checkout.id}`,
    subject: null,
    subjectId: null,
    paid: bought.price,
  })
  const record = await addNotification(platform, tx, {
    guestId: guest.id,
    type: 2,
    kind: 'top-up',
    values: { coins: String(coins) },
    actorId: null,
    isPayment: true,
  })
  publish({ type: 'balance', balance: await balanceOfGuest(tx, guest.id), isPayment: true })
  publish({ type: 'notification', notification: notificationOf(record, checkout.language) })
  return updates
}

/** A payment that took its time has arrived. */
export const latePaymentJob: JobHandler = async (platform, tx, job) => {
  const checkout = await tx.get(checkouts, asId<CheckoutId>(job.data['checkoutId'] ?? ''))
  if (checkout === undefined) return () => undefined
  const updates = await settle(platform, tx, checkout, job.data['packageId'] ?? null)
  return () => publishAll(platform.hub, updates)
}

/** Lets a payment arrive late; called twice, it arrives once. */
export function latePaymentJobOf(platform: PlatformContext, checkout: CheckoutRecord, packageId: string | null): Job {
  return {
    id: `payment:${checkout.id}`,
    kind: 'late-payment',
    dueAt: platform.clock.now() + platform.rules.of(paymentRules).delayedPaymentMs,
    data: { checkoutId: checkout.id, ...(packageId === null ? {} : { packageId }) },
  }
}
