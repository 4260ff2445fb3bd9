import { chats } from '@/adapters/backend/chat/base/chat-records'
import { tipMenus, tipSums, type TipMenuRecord } from './tip-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { achieves, goalOf, type TipGoal } from '@/domain/chat/tips'
import type { ActorId } from '@/domain/ids'

type Broadcast = Pick<ActorRecord, 'id' | 'state'>

const beginningOf = ({ state }: Broadcast): number => state.onlineSince ?? 0

async function sumOf(reader: Reader, actor: Broadcast): Promise<number> {
  const record = await reader.get(tipSums, actor.id)
  return record?.since === beginningOf(actor) ? record.sum : 0
}

const goalIn = (menu: TipMenuRecord | undefined, sum: number): TipGoal | null =>
  menu?.goal == null ? null : goalOf(menu.goal.names, menu.goal.wanted, sum)

/** Returns an actor's goal for this broadcast, and its progress. */
export async function goalOfBroadcast(reader: Reader, actor: Broadcast): Promise<TipGoal | null> {
  return goalIn(await reader.get(tipMenus, actor.id), await sumOf(reader, actor))
}

/** Adds a tip to the broadcast, in the transaction that charges it: it counts as often as paid. */
export async function countTip(
  tx: Transaction,
  actor: Broadcast,
  price: number,
): Promise<{ readonly goal: TipGoal | null; readonly achievesGoal: boolean }> {
  const [menu, before] = await Promise.all([tx.get(tipMenus, actor.id), sumOf(tx, actor)])
  const sum = before + price
  await tx.put(tipSums, { actorId: actor.id, since: beginningOf(actor), sum })
  return { goal: goalIn(menu, sum), achievesGoal: menu?.goal != null && achieves(menu.goal.wanted, before, sum) }
}

/** The goal for everyone in the room. */
export async function goalUpdates(
  reader: Reader,
  actorId: ActorId,
  goal: TipGoal | null,
): Promise<readonly OutboundUpdate[]> {
  if (goal === null) return []
  const inRoom = await reader.find(chats, 'runningOfActor', { prefix: [actorId] })
  return inRoom.map(({ id, guestId }) => ({ audience: guestId, update: { type: 'tipGoal', chatId: id, goal } }))
}
