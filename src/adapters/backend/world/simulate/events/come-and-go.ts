import { change, drawActors, type WorldEvent } from './event'
import { notifyFavorites } from './notify-favorites'
import { actors } from '@/adapters/backend/actors/actor-records'
import { recordPresence } from '@/adapters/backend/actors/presence-records'
import { awayState, liveState } from '@/adapters/backend/world/seed/live-state'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'

/**
 * Shares of actors who are live: the platform is never emptier nor fuller, and tends to the middle.
 */
const ONLINE = { least: 0.3, usual: 0.37, most: 0.45 } as const

/** Number of actors that are checked before one comes or goes. */
const SAMPLE = 5

/** An actor goes live, or goes home. */
export const comeAndGo: WorldEvent = async (platform, tx) => {
  const online = await tx.count(actors, 'recommended', [0])
  const all = online + (await tx.count(actors, 'recommended', [1]))
  const mayCome = (online + 1) / all <= ONLINE.most
  const mayGo = (online - 1) / all >= ONLINE.least
  const tendsToCome = platform.random.next() < (online / all < ONLINE.usual ? 0.6 : 0.4)
  const comes = mayCome && (tendsToCome || !mayGo)
  if (comes) return come(platform, tx)
  return mayGo ? go(platform, tx) : null
}

/** Brings back the actor, of those checked, who announced the earliest return. */
async function come(platform: PlatformContext, tx: Transaction) {
  const waiting = await drawActors(platform, tx, false, SAMPLE)
  const returnOf = (backAt: number | null) => backAt ?? Number.POSITIVE_INFINITY
  const actor = waiting.toSorted((a, b) => compare(returnOf(a.state.backAt), returnOf(b.state.backAt))).at(0)
  if (actor === undefined) return null
  const state = liveState(actor, platform.clock.now(), () => platform.random.next())
  return [
    { audience: 'everybody', update: { type: 'actorOnline', actorId: actor.id, online: true } } as const,
    await change(tx, actor, state),
    ...(await notifyFavorites(platform, tx, actor)),
  ]
}

/** Sends home the actor, of those checked, who has been live the longest and is in no chat. */
async function go(platform: PlatformContext, tx: Transaction) {
  const live = await drawActors(platform, tx, true, SAMPLE)
  const actor = live
    .filter(({ state }) => !state.isBusy && !state.isCurrentlyTicketShow)
    .toSorted((a, b) => compare(a.state.onlineSince ?? 0, b.state.onlineSince ?? 0))
    .at(0)
  if (actor === undefined) return null
  const state = awayState(actor, platform.clock.now(), () => platform.random.next())
  await recordPresence(tx, actor, platform.clock.now())
  return [
    { audience: 'everybody', update: { type: 'actorOnline', actorId: actor.id, online: false } } as const,
    await change(tx, actor, state),
  ]
}

/** Compares numbers, also two infinite ones, whose difference is no number. */
const compare = (a: number, b: number): number => (a < b ? -1 : Number(a > b))
