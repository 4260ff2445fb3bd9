import { changeStanding } from './ranking-records'
import { queueCounterDelta, type Counter } from '@/adapters/backend/kernel/counter-deltas'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import type { ActorId } from '@/domain/ids'

/** Counts the paid chats of an actor. */
export const chatsCounter: Counter = {
  name: 'chats',
  add: (tx, actorId, by) => changeStanding(tx, actorId, ({ chats }) => ({ chats: Math.max(0, chats + by) })),
}

/** Counts the video calls of an actor. */
export const videoCallsCounter: Counter = {
  name: 'videoCalls',
  add: (tx, actorId, by) =>
    changeStanding(tx, actorId, ({ videoCalls }) => ({ videoCalls: Math.max(0, (videoCalls ?? 0) + by) })),
}

/**
 * Counts a chat that begins: the rankings follow from it. Chats that cost nothing do not count,
 * because a guest can begin any number of them.
 */
export async function countChat(
  platform: PlatformContext,
  tx: Transaction,
  { actorId, mode }: { readonly actorId: ActorId; readonly mode: ChatMode },
): Promise<void> {
  if (!isPaidMode(mode)) return
  await queueCounterDelta(platform, tx, chatsCounter, actorId, 1)
  if (mode === 'video-call') await queueCounterDelta(platform, tx, videoCallsCounter, actorId, 1)
}
