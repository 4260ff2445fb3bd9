import { giveAgeCheckBonus } from './age-check-bonus'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { guests } from '@/adapters/backend/access/guest-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { CheckoutAnswer, SandboxOutcome } from '@/application/payments/checkout-service'

/** The answer to a form, and the updates to publish once the transaction is committed. */
export interface Played {
  readonly answer: CheckoutAnswer
  readonly updates: readonly OutboundUpdate[]
}

/** Stores the outcome of the check of a guest's age, and closes its checkout (AUT-017, AUT-018). */
export async function storeAgeCheck(
  platform: PlatformContext,
  tx: Transaction,
  checkout: CheckoutRecord,
  outcome: SandboxOutcome,
): Promise<Played> {
  const guest = await tx.get(guests, checkout.guestId)
  if (guest === undefined) return { answer: { status: 'gone' }, updates: [] }
  const status = ({ approve: 'accepted', decline: 'rejected', delay: 'pending' } as const)[outcome]
  const avsRejectMessage = status === 'rejected' ? 'document-unreadable' : null
  const bonus = status === 'accepted' ? await giveAgeCheckBonus(platform, tx, guest.id) : []
  await tx.put(ageChecks, { guestId: guest.id, avsStatus: status, avsRejectMessage })
  await tx.put(checkouts, { ...checkout, status: status === 'rejected' ? 'declined' : 'succeeded' })
  const update = (
    {
      accepted: { type: 'avsSet' },
      rejected: { type: 'avsRejected', message: avsRejectMessage ?? '' },
      pending: { type: 'avsPending' },
    } as const
  )[status]
  return {
    answer: { status: status === 'rejected' ? 'declined' : status === 'pending' ? 'pending' : 'succeeded' },
    updates: [{ audience: guest.id, update }, ...bonus],
  }
}
