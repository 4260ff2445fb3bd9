import { ratings, storeRatings } from './rating-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { dayOf, RATING_DAYS } from '@/domain/chat/chat-rating'

/** Number of actors that one sweep checks. */
const BATCH = 50

/** Removes ratings that are older than ninety days from the shown sums. */
export async function forgetRatings(platform: PlatformContext): Promise<void> {
  const today = dayOf(platform.clock.now())
  const oldest = await platform.store.find(ratings, 'byOldest', { prefix: [], limit: BATCH })
  for (const { actorId, days } of oldest) {
    if ((days[0]?.day ?? today) > today - RATING_DAYS) return
    await platform.store.transaction(async (tx) => {
      const current = await tx.get(ratings, actorId)
      if (current !== undefined) await storeRatings(tx, current, today)
    })
  }
}
