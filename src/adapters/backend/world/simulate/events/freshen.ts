import { change, engaged, HOST, type WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { News } from '@/adapters/backend/kernel/news'
import { awayState } from '@/adapters/backend/world/seed/live-state'

const MINUTE = 60_000

/** Nobody is live for longer without a break, ms. */
const LONGEST_EVENING = 8 * 60 * MINUTE

/** How many of each kind are looked at: as many as a guest may ever scroll past. */
const SEEN = 240

/**
 * Brings the times of a world that stood still up to date: whoever would have been live for a day has come lately instead, and
 * whoever would be back since yesterday says a new time.
 */
export const freshen: WorldEvent = async (core, tx) => {
  const now = core.clock.now()
  const next = () => core.random.next()
  const taken = await engaged(tx)
  const news: News[] = []
  for (const actor of await tx.find(actors, 'recommended', { prefix: [0], limit: SEEN })) {
    if (taken.has(actor.id) || now - (actor.state.onlineSince ?? 0) < LONGEST_EVENING) continue
    const longest = actor.id === HOST ? 60 : 200
    news.push(await change(tx, actor, { onlineSince: now - Math.floor(4 + next() * longest) * MINUTE }))
  }
  for (const actor of await tx.find(actors, 'recommended', { prefix: [1], limit: SEEN })) {
    const { backAt } = actor.state
    if (backAt === null || backAt > now) continue
    news.push(await change(tx, actor, { backAt: awayState(actor, now, next).backAt }))
  }
  return news
}
