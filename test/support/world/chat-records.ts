import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import type { RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { startMeter } from '@/domain/chat/meter'
import { asId, type ActorId, type ChatId, type GuestId, type RoomLineId } from '@/domain/ids'
import { termsOf } from '#test/support/arbitraries/chat'

const ids = {
  actorId: asId<ActorId>('1'),
  chatId: asId<ChatId>('chat'),
  guestId: asId<GuestId>('ann'),
}

/** A running chat that began at 0; a test names only what it is about. */
export const chatRecord = (parts: Partial<ChatRecord> = {}): ChatRecord => ({
  id: ids.chatId,
  guestId: ids.guestId,
  actorId: ids.actorId,
  mode: 'free',
  startKey: String(parts.id ?? 'start'),
  startedAt: 0,
  lastHeartbeat: 0,
  meter: startMeter(termsOf()),
  bill: null,
  lease: null,
  picture: 'generated',
  giftCoins: 0,
  controlCoins: 0,
  control: null,
  offerMinutes: 0,
  isVoice: false,
  cameraSign: null,
  ...parts,
})

/** A guest's words in that chat. */
export const lineRecord = (parts: Partial<RoomLineRecord> = {}): RoomLineRecord => ({
  id: asId<RoomLineId>('line'),
  ...ids,
  sender: 'guest',
  guestName: 'Ann',
  text: 'hello',
  at: 0,
  mode: 'free',
  tip: null,
  control: null,
  quote: null,
  messageId: null,
  ...parts,
})
