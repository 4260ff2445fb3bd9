import { change, engaged, HOST, type WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { awayState } from '@/adapters/backend/world/seed/live-state'

const MINUTE = 60_000

/** No actor is live for longer without a break, ms. */
const MAX_SHOW_DURATION = 8 * 60 * MINUTE

/** Number of records of each kind that are checked: as many as a guest may ever scroll past. */
const SEEN = 240

/**
 * Brings the times of a world that was not running up to date: an actor who would have been live
 * for a day has come lately instead, and one who would be back since yesterday announces a new
 * time.
 */
export const freshen: WorldEvent = async (platform, tx) => {
  const now = platform.clock.now()
  const next = () => platform.random.next()
  const taken = await engaged(tx)
  const updates: OutboundUpdate[] = []
  for (const actor of await tx.find(actors, 'recommended', { prefix: [0], limit: SEEN })) {
    if (taken.has(actor.id) || now - (actor.state.onlineSince ?? 0) < MAX_SHOW_DURATION) continue
    const max = actor.id === HOST ? 60 : 200
    updates.push(await change(tx, actor, { onlineSince: now - Math.floor(4 + next() * max) * MINUTE }))
  }
  for (const actor of await tx.find(actors, 'recommended', { prefix: [1], limit: SEEN })) {
    const { backAt } = actor.state
    if (backAt === null || backAt > now) continue
    updates.push(await change(tx, actor, { backAt: awayState(actor, now, next).backAt }))
  }
  return updates
}
