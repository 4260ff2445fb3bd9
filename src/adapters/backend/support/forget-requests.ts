import { supportRequests } from './support-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'

/**
 * Time for which a request to the operator is stored, ms: two years, after which no question about
 * one is left.
 */
export const REQUEST_AGE = 730 * 86_400_000

/** Number of requests removed at a time. */
const MAX_REMOVED = 500

/**
 * Removes requests to the operator that are too old: their senders need no account, and nothing
 * else ends them.
 */
export async function forgetRequests({ store, clock }: PlatformContext): Promise<void> {
  const oldest = await store.find(supportRequests, 'newest', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ at }) => at + REQUEST_AGE <= clock.now())
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { id } of over) await tx.delete(supportRequests, id)
  })
}
