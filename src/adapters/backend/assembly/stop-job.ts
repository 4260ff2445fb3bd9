import { AWAY } from '@/domain/actors/away'
import { visibilities } from '@/adapters/backend/content/visibilities'
import type { Job, JobHandler } from '@/adapters/backend/kernel/jobs'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { shows } from '@/adapters/backend/shows/show-records'
import { stopActor, refundTickets } from '@/adapters/backend/shows/show-course'
import { decodeRecord } from '@/adapters/stores/record-codec'
import { parseJson } from '@/domain/access/json'
import { asId, type ActorId } from '@/domain/ids'
import { phaseOf } from '@/domain/shows/show'

/**
 * Returns the job that ends what runs with content, by the id of its visibility. Stored each time
 * content is hidden, also by an import, which reaches no guest itself.
 */
export const stopJob = (id: string, now: number): Job => ({
  id: `stop ${id}`,
  kind: 'stop',
  dueAt: now,
  data: { id },
})

/**
 * Runs once content is hidden: ends chats with its actor with their bill, and refunds tickets of
 * shows that will not take place.
 */
export const stopJobHandler: JobHandler = async (platform, tx, { data }) => {
  const visibility = await tx.get(visibilities, data['id'] ?? '')
  const now = platform.clock.now()
  const updates: OutboundUpdate[] = []
  for (const { collection, document } of visibility?.taken ?? []) {
    if (collection !== shows.name) continue
    const show = decodeRecord(shows, '', parseJson(document))
    if (phaseOf(show, now) === 'over') continue
    updates.push(...(await refundTickets(platform, tx, show)))
    if (show.isRunning) updates.push(...(await stopActor(tx, show.actorId, now)))
  }
  if (visibility?.kind === 'actor' && visibility.taken.length > 0) {
    const actorId = asId<ActorId>(visibility.key)
    updates.push(...(await stopActor(tx, actorId, now)))
    updates.push({ audience: 'everybody', update: { type: 'actorOnline', actorId, online: false } })
    updates.push({ audience: 'everybody', update: { type: 'actorState', id: actorId, state: AWAY } })
  }
  return () => publishAll(platform.hub, updates)
}
