import type { Core } from './core'
import { actors } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { Collection, Transaction } from '@/adapters/stores/store'

/** What is counted of a record that everybody may add to: sales of a video, guests who pinned a performer. */
export type Counted = 'sold' | 'pinned'

/** One more, or one less, that waits to be added to its record. */
export interface Tally {
  readonly id: string
  readonly of: Counted
  readonly subjectId: string
  readonly by: 1 | -1
}

export const tallies: Collection<Tally> = {
  name: 'tallies',
  key: (tally) => tally.id,
  indexes: { bySubject: (tally) => [[tally.of, tally.subjectId, tally.id]] },
}

/** How many tallies one round looks at. */
const ROUND = 1_000

/**
 * Counts one more or less, a moment later. Not written into the record at once: a hundred guests who buy the same film would
 * all write the same record, and most of their transactions would have to be done again.
 */
export function tally(core: Core, tx: Transaction, of: Counted, subjectId: string, by: 1 | -1): Promise<void> {
  return tx.put(tallies, { id: core.random.id(), of, subjectId, by })
}

/** Adds to the records what has been counted since, a transaction a record. */
export async function addTallies(core: Core): Promise<void> {
  const waiting = await core.store.find(tallies, 'bySubject', { prefix: [], limit: ROUND })
  const subjects = new Map(waiting.map(({ of, subjectId }) => [`${of} ${subjectId}`, { of, subjectId }]))
  for (const { of, subjectId } of subjects.values()) {
    await core.store.transaction(async (tx) => {
      const own = await tx.find(tallies, 'bySubject', { prefix: [of, subjectId], limit: ROUND })
      for (const { id } of own) await tx.delete(tallies, id)
      await add(
        tx,
        of,
        subjectId,
        own.reduce((sum, { by }) => sum + by, 0),
      )
    })
  }
}

async function add(tx: Transaction, of: Counted, subjectId: string, by: number): Promise<void> {
  if (by === 0) return
  if (of === 'sold') {
    const video = await tx.get(videos, subjectId)
    if (video !== undefined) await tx.put(videos, { ...video, sold: video.sold + by })
    return
  }
  const actor = await tx.get(actors, subjectId)
  if (actor !== undefined) await tx.put(actors, { ...actor, pinnedCount: Math.max(0, actor.pinnedCount + by) })
}
