import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { givenInChat } from '@/adapters/backend/chat/base/given-events'
import type { RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { updatesOf, writeGiven } from '@/adapters/backend/chat/room/room-lines'
import { countTip, goalUpdates } from './tip-goals'
import type { HeldTipRecord } from './tip-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { TipGoal } from '@/domain/chat/tips'

/** A tip as the room is shown it, and the goal after it. */
export interface ShownTip {
  readonly line: RoomLineRecord
  readonly goal: TipGoal | null
}

/** The part of a tip that is stored as a line once it cannot be undone. */
export type PaidTip = Pick<HeldTipRecord, 'id' | 'item' | 'guestName' | 'language' | 'note' | 'isAnonymous'>

/** Counts a tip, writes its line and has it performed. Charged in this transaction or before. */
export async function writeTip(
  platform: PlatformContext,
  tx: Transaction,
  { chat, actor }: { readonly chat: ChatRecord; readonly actor: ActorRecord },
  { id, item, guestName, language, note, isAnonymous }: PaidTip,
): Promise<ShownTip> {
  const { names, price, gesture } = item
  const { goal, achievesGoal } = await countTip(tx, actor, price)
  const tip = { names, price, gesture, achievesGoal, isAnonymous }
  const line = await writeGiven(platform, tx, chat, { id, guestName, given: { text: note, tip, control: null } })
  await platform.events.publish(tx, givenInChat, {
    kind: 'tip',
    chat,
    lineId: line.id,
    itemId: item.id,
    guestName: isAnonymous ? null : guestName,
    language,
  })
  return { line, goal }
}

/** After the commit: who is in a room changes with every guest, and must not delay a tip. */
export async function showTip({ store, hub }: PlatformContext, { line, goal }: ShownTip): Promise<void> {
  publishAll(hub, [...(await updatesOf(store, line)), ...(await goalUpdates(store, line.actorId, goal))])
}
