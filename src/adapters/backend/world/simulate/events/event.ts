import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ActorState } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'

/**
 * Something that may happen during the simulation. `null`: there was no actor it could happen to.
 */
export type WorldEvent = (platform: PlatformContext, tx: Transaction) => Promise<readonly OutboundUpdate[] | null>

/** The star of the platform: always live, never busy with another guest. */
export const HOST = asId<ActorId>('1')

/** Actors whom a guest of the platform is with at this moment; nothing happens to them. */
export async function engaged(reader: Reader): Promise<ReadonlySet<ActorId>> {
  const running = await reader.find(chats, 'running', { prefix: [] })
  return new Set(running.map(({ actorId }) => actorId))
}

/**
 * Draws up to `size` actors from those who are live, or from those who are not, without the host
 * and the engaged.
 */
export async function drawActors(
  platform: PlatformContext,
  tx: Transaction,
  live: boolean,
  size: number,
): Promise<readonly ActorRecord[]> {
  const prefix = [live ? 0 : 1]
  const total = await tx.count(actors, 'recommended', prefix)
  const taken = await engaged(tx)
  const drawn = new Map<ActorId, ActorRecord>()
  for (let i = 0; i < Math.min(size, total); i++) {
    const offset = Math.floor(platform.random.next() * total)
    const [actor] = await tx.find(actors, 'recommended', { prefix, offset, limit: 1 })
    if (actor !== undefined && actor.id !== HOST && !taken.has(actor.id)) drawn.set(actor.id, actor)
  }
  return [...drawn.values()]
}

/** Stores a changed state and publishes to all guests what changed of it. */
export async function change(tx: Transaction, actor: ActorRecord, state: Partial<ActorState>): Promise<OutboundUpdate> {
  await tx.put(actors, { ...actor, state: { ...actor.state, ...state } })
  return { audience: 'everybody', update: { type: 'actorState', id: actor.id, state } }
}
