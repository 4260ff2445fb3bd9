import type { ChatRecord } from './chat-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { Language } from '@/domain/navigation/language'

/** A guest has entered a room. */
export interface ChatBegun {
  readonly chat: Pick<ChatRecord, 'id' | 'guestId' | 'actorId' | 'mode' | 'isVoice'>
  /** The guest's language at that moment. */
  readonly language: Language
}

export const chatBegun = eventType<ChatBegun>('chatBegun')
