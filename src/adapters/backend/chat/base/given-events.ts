import type { ChatRecord } from './chat-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { RoomLineId, TipItemId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A guest has given a tip in a chat, or begun a toy control. */
export interface GivenInChat {
  readonly kind: 'tip' | 'control'
  readonly chat: Pick<ChatRecord, 'id' | 'guestId' | 'actorId' | 'mode'>
  /** Id of the line in the room. */
  readonly lineId: RoomLineId
  /** The item the guest tipped for; `null`: it is no tip. */
  readonly itemId: TipItemId | null
  /** The guest's screen name; `null`: they gave without one. */
  readonly guestName: string | null
  /** The guest's language at that moment. */
  readonly language: Language
}

export const givenInChat = eventType<GivenInChat>('givenInChat')
