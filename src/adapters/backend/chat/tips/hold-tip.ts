import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { showTip, writeTip } from './show-tip'
import { heldTips, type HeldTipRecord } from './tip-records'
import { nameOfActor } from '@/adapters/backend/actors/find-actor'
import { actors } from '@/adapters/backend/actors/actor-records'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { refund } from '@/adapters/backend/money/ledger-book'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'

const KIND = 'held-tip'

/** Time an undone tip is known by its key, ms: longer than clients repeat a request. */
export const KNOWN_FOR = 86_400_000

/** Stores a held tip, and when it is looked at next. */
async function put(tx: Transaction, tip: HeldTipRecord, dueAt: number): Promise<void> {
  await tx.put(heldTips, tip)
  await tx.put(jobs, { id: `${KIND}:${tip.id}`, kind: KIND, dueAt, data: { id: tip.id } })
}

/** Holds a tip that is charged until it cannot be undone any more. */
export const holdTip = (tx: Transaction, tip: HeldTipRecord): Promise<void> => put(tx, tip, tip.until)

/** The job that would give it forgets it instead. */
export const dropTip = (tx: Transaction, tip: HeldTipRecord, now: number): Promise<void> =>
  put(tx, { ...tip, isUndone: true }, now + KNOWN_FOR)

/** Returns a held tip's coins; takes it off the bill unless final. Returns the balance. */
export async function returnTip(tx: Transaction, chat: ChatRecord, tip: HeldTipRecord, at: number): Promise<number> {
  const { id, guestId, item } = tip
  const { actorId } = chat
  if (chat.bill === null) await tx.put(chats, { ...chat, giftCoins: chat.giftCoins - item.price })
  const key = asId<IdempotencyKey>(`tip-undo:${id}`)
  const subject = await nameOfActor(tx, actorId)
  return refund(tx, { key, at, amount: item.price, guestId, returned: id, subject, subjectId: actorId }, actorId)
}

/**
 * Gives a held tip: the room gets its line even if its chat has ended, since it is on that chat's
 * bill. If the actor is gone, the guest gets their coins back.
 */
export const heldTipJob: JobHandler = async (platform, tx, { data }) => {
  const id = asId<RoomLineId>(data['id'] ?? '')
  const tip = await tx.get(heldTips, id)
  const chat = tip === undefined ? undefined : await tx.get(chats, tip.chatId)
  await tx.delete(heldTips, id)
  if (tip === undefined || chat === undefined || tip.isUndone) return () => undefined
  const actor = await tx.get(actors, chat.actorId)
  if (actor === undefined) {
    const balance = await returnTip(tx, chat, tip, platform.clock.now())
    return () => publishAll(platform.hub, [{ audience: tip.guestId, update: { type: 'balance', balance } }])
  }
  const shown = await writeTip(platform, tx, { chat, actor }, tip)
  return () => showTip(platform, shown)
}
