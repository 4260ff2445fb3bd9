import { messageOf } from './message-view'
import { channels, messages, type ChannelRecord, type MessageRecord, type StoredMedia } from './messenger-records'
import type { StoredQuote } from '@/adapters/backend/chat/room/stored-quote'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type ChatId, type MessageId } from '@/domain/ids'
import type { Message, SentGift } from '@/domain/messenger/message'

/** Number of characters of a message that the channel list shows. */
const SUBJECT_LENGTH = 80

export interface NewMessage {
  readonly sender: 'guest' | 'actor'
  readonly clientId: string
  readonly text: string
  readonly gifts: readonly SentGift[]
  readonly price: number
  readonly at: number
  readonly chatId: ChatId | null
  readonly quote: StoredQuote | null
  /** The media; only actors send any. */
  readonly media: StoredMedia | null
}

/**
 * Appends a message to its channel. A message of the actor counts as unread until the guest opens
 * the channel.
 */
export async function appendMessage(tx: Transaction, channel: ChannelRecord, message: NewMessage): Promise<Message> {
  const sequence = channel.sequence + 1
  const record: MessageRecord = {
    id: asId<MessageId>(`${channel.id}.${String(sequence).padStart(9, '0')}`),
    channelId: channel.id,
    guestId: channel.guestId,
    type: message.gifts.length > 0 ? 'gift' : 'text',
    sequence,
    ...message,
  }
  await tx.put(messages, record)
  await tx.put(channels, {
    ...channel,
    sequence,
    archived: false,
    lastMessageId: record.id,
    subject: message.text.slice(0, SUBJECT_LENGTH),
    subjectKind: message.gifts.length > 0 ? 'gift' : (message.media?.kind ?? 'text'),
    messageTimestamp: message.at,
    unreadCount: message.sender === 'actor' ? channel.unreadCount + 1 : channel.unreadCount,
  })
  return messageOf(tx, record)
}
