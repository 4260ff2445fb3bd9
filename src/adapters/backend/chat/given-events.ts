import type { ChatRecord } from './chat-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { RoomLineId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A guest has given a tip in a chat, or begun a toy control. */
export interface GivenInChat {
  readonly kind: 'tip' | 'control'
  readonly chat: Pick<ChatRecord, 'id' | 'guestId' | 'actorId'>
  /** Of the line in the room. */
  readonly lineId: RoomLineId
  /** The guest's language at that moment. */
  readonly language: Language
}

export const givenInChat = eventType<GivenInChat>('givenInChat')
