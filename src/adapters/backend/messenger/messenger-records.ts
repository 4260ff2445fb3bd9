import type { Collection } from '@/adapters/stores/store'
import type { ActorId, ChannelId, ChatId, GuestId, MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'

/** What the platform keeps of a guest's line to one performer. */
export interface ChannelRecord {
  readonly id: ChannelId
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly unreadCount: number
  readonly archived: boolean
  readonly blocked: boolean
  readonly lastMessageId: MessageId | null
  readonly subject: string
  readonly messageTimestamp: number
  readonly lastViewedTimestamp: number
  readonly emailNotifications: boolean
  readonly smsNotifications: boolean
  /** Rises with each message, so that history keeps its order when two share a millisecond. */
  readonly sequence: number
}

export const channels: Collection<ChannelRecord> = {
  name: 'channels',
  key: (channel) => channel.id,
  indexes: {
    byGuest: (channel) => [[channel.guestId, -channel.messageTimestamp, channel.id]],
    byPair: (channel) => [[channel.guestId, channel.actorId]],
  },
  unique: ['byPair'],
}

export interface MessageRecord extends Message {
  readonly guestId: GuestId
  readonly chatId: ChatId | null
  readonly sequence: number
}

export const messages: Collection<MessageRecord> = {
  name: 'messages',
  key: (message) => message.id,
  indexes: {
    byChannel: (message) => [[message.channelId, message.sequence]],
    /** A message sent again is found here and not sent twice. */
    byClientId: (message) => [[message.guestId, message.sender, message.clientId]],
  },
  unique: ['byClientId'],
}
