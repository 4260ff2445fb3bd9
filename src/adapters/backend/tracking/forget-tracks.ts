import { tracks } from './backend-tracking'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'

/**
 * Maximum number of stored reports and events of pages, and their lifetime, ms: they are for the
 * operator to read, and nothing depends on them.
 */
export const MAX_TRACKS = 50_000
export const TRACK_AGE = 30 * 86_400_000

/** Number of reports removed at a time. */
const MAX_REMOVED = 500

/**
 * Removes reports that are too old, and the oldest beyond the maximum; a few at a time, more than
 * all networks together send meanwhile.
 */
export async function forgetTracks({ store, clock }: PlatformContext): Promise<void> {
  const spare = (await store.count(tracks, 'byTime', [])) - MAX_TRACKS
  const oldest = await store.find(tracks, 'byTime', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ at }, number) => number < spare || at + TRACK_AGE <= clock.now())
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { id } of over) await tx.delete(tracks, id)
  })
}
