import { actors } from './actor-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** How many guests have an actor among their favourites. */
export const pinnedCounter: Counter = {
  name: 'pinned',
  async add(tx, actorId, by) {
    const actor = await tx.get(actors, actorId)
    if (actor !== undefined) await tx.put(actors, { ...actor, pinnedCount: Math.max(0, actor.pinnedCount + by) })
  },
}
