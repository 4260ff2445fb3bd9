import type { ChannelRecord } from './messenger-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { Message } from '@/domain/messenger/message'
import type { Language } from '@/domain/navigation/language'

/** A guest has sent a message. */
export interface MessageSent {
  /** The channel before the message. */
  readonly channel: ChannelRecord
  readonly message: Message
  /** The guest's language at that moment. */
  readonly language: Language
  /** Whether the guest is in a chat with the actor. */
  readonly inChat: boolean
}

export const messageSent = eventType<MessageSent>('messageSent')
