import {
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { storedQuoteCheck, type StoredQuote } from '@/adapters/backend/chat/room/stored-quote'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, ChannelId, ChatId, GiftId, GuestId, MessageId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { SUBJECT_KINDS, type SubjectKind } from '@/domain/messenger/channel'
import type { Message, SentGift } from '@/domain/messenger/message'
import { MESSAGE_MEDIA_KINDS, type MessageMedia } from '@/domain/messenger/message-media'

/** The stored record of a guest's channel to one actor. */
export interface ChannelRecord {
  readonly id: ChannelId
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly unreadCount: number
  readonly archived: boolean
  readonly blocked: boolean
  readonly lastMessageId: MessageId | null
  readonly subject: string
  readonly subjectKind: SubjectKind
  readonly messageTimestamp: number
  readonly lastViewedTimestamp: number
  /** Rises with each message, so that history preserves its order when two share a millisecond. */
  readonly sequence: number
}

/**
 * Upgrades channels from before they had the kind of their last message. A guest can write nothing
 * that has neither words nor a gift.
 */
const withSubjectKind: Upcast = (stored) => ({
  subjectKind: stored['subject'] === '' && stored['lastMessageId'] !== null ? 'gift' : 'text',
  ...stored,
})

export const channels: Collection<ChannelRecord> = {
  name: 'channels',
  schema: schemaOf(
    fields<ChannelRecord>({
      id: id<ChannelId>(),
      guestId: id<GuestId>(),
      actorId: id<ActorId>(),
      unreadCount: whole,
      archived: flag,
      blocked: flag,
      lastMessageId: nullable(id<MessageId>()),
      subject: text,
      subjectKind: oneOf(...SUBJECT_KINDS),
      messageTimestamp: number,
      lastViewedTimestamp: number,
      sequence: whole,
    }),
    withSubjectKind,
  ),
  key: (channel) => channel.id,
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byGuest: (channel) => [[channel.guestId, -channel.messageTimestamp, channel.id]],
    byPair: (channel) => [[channel.guestId, channel.actorId]],
  },
  unique: ['byPair'],
}

/** The stored picture or video of a message. `assetId` names the file for its host. */
export interface StoredMedia extends Omit<MessageMedia, 'unlocked' | 'need'> {
  readonly assetId: string
}

export interface MessageRecord extends Omit<Message, 'quote' | 'media'> {
  readonly guestId: GuestId
  readonly chatId: ChatId | null
  readonly sequence: number
  readonly quote: StoredQuote | null
  readonly media: StoredMedia | null
}

/** Messages of before there were replies. */
const withQuote: Upcast = (stored) => ({ quote: null, ...stored })

/** Messages of before actors could send pictures and videos. */
const withMedia: Upcast = (stored) => ({ media: null, ...stored })

const storedMedia = fields<StoredMedia>({
  kind: oneOf(...MESSAGE_MEDIA_KINDS),
  price: whole,
  seconds: nullable(whole),
  ageRating: oneOf(16, 18),
  poster: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
  assetId: text,
})

export const messages: Collection<MessageRecord> = {
  name: 'messages',
  schema: schemaOf(
    fields<MessageRecord>({
      id: id<MessageId>(),
      channelId: id<ChannelId>(),
      clientId: text,
      sender: oneOf('guest', 'actor'),
      type: oneOf('text', 'gift'),
      text,
      gifts: list(fields<SentGift>({ giftId: id<GiftId>(), count: whole })),
      price: whole,
      at: number,
      guestId: id<GuestId>(),
      chatId: nullable(id<ChatId>()),
      sequence: whole,
      quote: nullable(storedQuoteCheck),
      media: nullable(storedMedia),
    }),
    withQuote,
    withMedia,
  ),
  key: (message) => message.id,
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byChannel: (message) => [[message.channelId, message.sequence]],
    /** All messages of a guest by their time, for the search. */
    byGuest: (message) => [[message.guestId, message.at, message.id]],
    /** A message sent again is found here and not sent twice. */
    byClientId: (message) => [[message.guestId, message.sender, message.clientId]],
  },
  unique: ['byClientId'],
}

/** A guest's permanent right to see the media of a message, and its price. */
export interface UnlockedMedia {
  readonly guestId: GuestId
  readonly messageId: MessageId
  readonly at: number
  readonly price: number
}

export const unlockedMedia: Collection<UnlockedMedia> = {
  name: 'unlockedMedia',
  schema: schemaOf(
    fields<UnlockedMedia>({ guestId: id<GuestId>(), messageId: id<MessageId>(), at: number, price: whole }),
  ),
  key: (unlocked) => unlocked.messageId,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (unlocked) => [[unlocked.guestId, unlocked.at, unlocked.messageId]] },
}
