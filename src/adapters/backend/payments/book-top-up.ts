import { guests } from '@/adapters/backend/access/guest-records'
import { applyWaitingCode } from '@/adapters/backend/codes/redeem-code'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, credit } from '@/adapters/backend/money/ledger-book'
import { walletOf, wallets } from '@/adapters/backend/money/wallets'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { addNotification } from '@/adapters/backend/notifications/notices'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { totalCoins, type TopUpPackage } from '@/domain/payments/packages'

/** A payment that has arrived, and the name under which it is booked once. */
export interface PaidTopUp {
  readonly guestId: GuestId
  /** The key in the ledger, and the entry of the statement. */
  readonly name: string
  readonly bought: TopUpPackage
  readonly language: Language
}

/** Marks the guest as a paying customer, after a payment for any purchase: they have paid what was forced, too. */
export async function markPaying(tx: Transaction, guestId: GuestId): Promise<void> {
  const wallet = await walletOf(tx, guestId)
  if (wallet.isPayingCustomer && !wallet.isForcePayment) return
  await tx.put(wallets, { ...wallet, isPayingCustomer: true, isForcePayment: false })
}

/**
 * Books coins that were paid for and what a waiting code brings for them, and notifies the guest on
 * all of their pages.
 */
export async function bookTopUp(
  platform: PlatformContext,
  tx: Transaction,
  { guestId, name, bought, language }: PaidTopUp,
): Promise<readonly OutboundUpdate[]> {
  const coins = totalCoins(bought)
  await markPaying(tx, guestId)
  await credit(tx, {
    key: asId<IdempotencyKey>(name),
    at: platform.clock.now(),
    kind: 'top-up',
    amount: coins,
    guestId,
    statement: name,
    subject: null,
    subjectId: null,
    paid: bought.price,
  })
  const updates: OutboundUpdate[] = []
  const guest = await tx.get(guests, guestId)
  if (guest !== undefined)
    await applyWaitingCode(platform, tx, bought.price.value, {
      guest,
      language,
      publish: (update) => updates.push(update),
    })
  const record = await addNotification(platform, tx, {
    guestId,
    kind: 'top-up',
    values: { coins: String(coins) },
    actorId: null,
    isPayment: true,
  })
  return [
    ...updates,
    {
      audience: guestId,
      update: { type: 'balance', balance: await balanceOfGuest(tx, guestId), isPayment: true, bought: coins },
    },
    { audience: guestId, update: { type: 'notifications', notification: notificationOf(record, language) } },
  ]
}
