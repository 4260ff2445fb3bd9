import { actors } from './actor-records'
import { changeStanding } from './ranking-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Counts the guests who have an actor among their favourites; the rankings follow from it. */
export const pinnedCounter: Counter = {
  name: 'pinned',
  async add(tx, actorId, by) {
    const actor = await tx.get(actors, actorId)
    if (actor === undefined) return
    const pinnedCount = Math.max(0, actor.pinnedCount + by)
    await tx.put(actors, { ...actor, pinnedCount })
    await changeStanding(tx, actorId, () => ({ pinnedCount }))
  },
}
