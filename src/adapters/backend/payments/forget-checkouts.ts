import { checkouts } from './checkout-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'

/**
 * Time for which a checkout without further use is stored after it was opened, ms: long enough for
 * a guest who has questions about it.
 */
export const CHECKOUT_AGE = 7 * 86_400_000

/** Number of checkouts removed at a time. */
const MAX_REMOVED = 500

/**
 * Removes checkouts that are over, of visitors and members alike. Their results are booked. A
 * checkout whose payment is pending stays.
 */
export async function forgetCheckouts({ store, clock }: PlatformContext): Promise<void> {
  const oldest = await store.find(checkouts, 'over', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ openedAt }) => openedAt + CHECKOUT_AGE <= clock.now())
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { id } of over) {
      const current = await tx.get(checkouts, id)
      if (current !== undefined && current.status !== 'pending') await tx.delete(checkouts, id)
    }
  })
}
