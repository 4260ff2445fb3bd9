import type { WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { shows, type ShowRecord } from '@/adapters/backend/shows/show-records'
import { cancelShow } from '@/adapters/backend/shows/show-course'
import {
  ANNOUNCED,
  candidatesOf,
  isCalledOff,
  sellsTickets,
  showIdOf,
  showOfSlot,
  SLOT,
  slotAt,
} from '@/adapters/backend/world/seed/shows/show-slots'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { asId, type ActorId } from '@/domain/ids'

/** Time before its start at which a show is called off, slots. */
const NOTICE = 2

/**
 * Announces the shows that are due to be announced, and calls off the few whose actors do not come.
 */
export const planShows: WorldEvent = async (platform, tx) => {
  const now = platform.clock.now()
  const updates: OutboundUpdate[] = []
  const called = await tx.get(shows, showIdOf(slotAt(now) + NOTICE))
  if (called !== undefined && !called.isCancelled && isCalledOff(slotAt(called.start)))
    updates.push(...(await cancelShow(platform, tx, called)))
  await announce(tx, now)
  return updates
}

/**
 * Announces a show for each hour ahead that has none, as soon as the last one has none: an hour
 * without an actor is tried again.
 */
async function announce(tx: Transaction, now: number): Promise<void> {
  const last = slotAt(now + ANNOUNCED)
  if ((await tx.get(shows, showIdOf(last))) !== undefined) return
  const total = await tx.count(actors, 'byName', [])
  for (let slot = slotAt(now + SLOT); slot <= last; slot += 1) {
    if ((await tx.get(shows, showIdOf(slot))) !== undefined) continue
    const show = await drawnShow(tx, slot, total)
    if (show !== undefined) await tx.put(shows, show)
  }
}

async function drawnShow(reader: Reader, slot: number, total: number): Promise<ShowRecord | undefined> {
  for (const index of candidatesOf(slot, total)) {
    const actor = await reader.get(actors, asId<ActorId>(String(index + 1)))
    if (actor !== undefined && sellsTickets(actor)) return showOfSlot(slot, actor)
  }
  return undefined
}
