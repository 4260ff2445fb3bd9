import type { Lease } from '@/adapters/backend/kernel/leases'
import type { Collection } from '@/adapters/stores/store'
import type { Meter } from '@/domain/chat/meter'
import type { ChatMode } from '@/domain/chat/mode'
import type { ActorId, ChatId, GuestId } from '@/domain/ids'
import type { CountedChat } from '@/domain/live/updates'

/** A chat, running or over. The meter is the platform's own count; nothing the client says changes it. */
export interface ChatRecord {
  readonly id: ChatId
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly mode: ChatMode
  /** The guest's key of the start, so that asking twice starts one chat. */
  readonly startKey: string
  readonly startedAt: number
  readonly lastHeartbeat: number
  readonly meter: Meter
  readonly bill: CountedChat | null
  /** Which instance looks at the meter every second. Whoever else looks changes no bill. */
  readonly lease: Lease | null
}

/** Who is with a performer: the chat that has the performer alone, and the chats that only watch. */
export interface Company {
  readonly alone: { readonly chatId: ChatId; readonly guestId: GuestId; readonly isWatchable: boolean } | null
  readonly voyeurs: readonly ChatId[]
}

export const chats: Collection<ChatRecord> = {
  name: 'chats',
  key: (chat) => chat.id,
  indexes: {
    running: (chat) => (chat.bill === null ? [[chat.startedAt, chat.id]] : []),
    runningOfGuest: (chat) => (chat.bill === null ? [[chat.guestId]] : []),
    byStart: (chat) => [[chat.guestId, chat.startKey]],
  },
  unique: ['byStart', 'runningOfGuest'],
}
