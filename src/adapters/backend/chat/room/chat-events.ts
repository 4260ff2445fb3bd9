import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { roomLines, type RoomLineRecord } from './room-line-records'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'

/** A tip of a room is given with its line, and can no longer be undone. */
function ofLine(
  { id, guestId, actorId, tip }: RoomLineRecord,
  before: RoomLineRecord | undefined,
): readonly RecordedEvent[] {
  if (tip === null || before !== undefined) return []
  return [{ id: `line:${id}`, guestId, type: 'tip', context: 'tip', data: actorId, ints: [tip.price] }]
}

/** Returns a paid chat's bill: one purchase with its seconds; controls and gifts have their own. */
function ofChat({ id, guestId, bill }: ChatRecord, before: ChatRecord | undefined): readonly RecordedEvent[] {
  if (bill === null || (before?.bill ?? null) !== null || bill.coins === 0) return []
  const { mode, actorId, coins, seconds } = bill
  return [
    { id: `chat:${id}`, guestId, type: 'purchase', context: `chat-${mode}`, data: actorId, ints: [coins, seconds] },
  ]
}

export const chatEvents = [recorderOf(chats, ({ bill }) => bill !== null && bill.coins > 0, ofChat)]

export const roomEvents = [recorderOf(roomLines, ({ tip }) => tip !== null, ofLine)]
