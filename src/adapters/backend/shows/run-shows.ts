import { announceAct, hasNewAct } from './announce-act'
import { shows, type ShowRecord } from './show-records'
import { beginShow, endShow } from './show-course'
import { transactionWithUpdates, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { ShowId } from '@/domain/ids'
import { phaseOf } from '@/domain/shows/show'

/** Number of the shows that end next that are checked: more never run at once. */
const NEXT = 50

/**
 * Begins the shows that are due, announces their acts, and ends those whose time is over. Called by
 * one server at a time; each show is checked again in its own transaction. A show that nobody ran
 * while its time passed never begins. One that fails is reported, and the others continue.
 */
export async function runShows(platform: PlatformContext, onError: (error: unknown) => void): Promise<void> {
  const { store } = platform
  const now = platform.clock.now()
  for (const { id, end } of await store.find(shows, 'running', { prefix: [], limit: NEXT }))
    if (end <= now) await step(platform, id, isOverdue, endShow).catch(onError)
  for (const show of await store.find(shows, 'byEnd', { prefix: [], after: [now + 1], limit: NEXT }))
    if (isDue(show, now)) await step(platform, show.id, isDue, beginShow).catch(onError)
  for (const show of await store.find(shows, 'running', { prefix: [], limit: NEXT }))
    if (hasNewAct(show, now)) await step(platform, show.id, hasNewAct, announceAct).catch(onError)
}

const isDue = (show: ShowRecord, now: number): boolean =>
  !show.isRunning && !show.isCancelled && phaseOf(show, now) === 'running'

const isOverdue = (show: ShowRecord, now: number): boolean => show.isRunning && phaseOf(show, now) === 'over'

const step = (
  platform: PlatformContext,
  id: ShowId,
  applies: (show: ShowRecord, now: number) => boolean,
  act: (platform: PlatformContext, tx: Transaction, show: ShowRecord) => Promise<readonly OutboundUpdate[]>,
): Promise<void> =>
  transactionWithUpdates(platform, async (tx, publish) => {
    const show = await tx.get(shows, id)
    if (show !== undefined && applies(show, platform.clock.now())) publish(...(await act(platform, tx, show)))
  })
