import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, coins, count, flag, id, int, moment, seconds, type Wire } from '@/adapters/wire/base/scalars'
import { quote } from './quote'
import { contentNeed } from '@/adapters/wire/media/content-need'
import type { ChannelId, GiftId, GuestId, MessageId } from '@/domain/ids'
import { SUBJECT_KINDS, type Channel, type ChannelFilter, type ChannelOrder } from '@/domain/messenger/channel'
import type { Message, SentGift } from '@/domain/messenger/message'
import { MESSAGE_MEDIA_KINDS, type MessageMedia } from '@/domain/messenger/message-media'

export const channelId = id<ChannelId>()
export const messageId = id<MessageId>(200)

export const sentGift: Wire<SentGift> = z.object({ giftId: id<GiftId>(), count: int(0, 1_000_000) })

/** MED-009. */
export const messageMedia: Wire<MessageMedia> = z.object({
  kind: z.enum(MESSAGE_MEDIA_KINDS),
  price: coins,
  seconds: z.nullable(seconds),
  ageRating: z.union([z.literal(16), z.literal(18)]),
  poster: picture,
  unlocked: flag,
  need: z.nullable(contentNeed),
})

/** MSG-024. */
export const message: Wire<Message> = z.object({
  id: messageId,
  channelId,
  clientId: answerText(300),
  sender: z.enum(['guest', 'actor']),
  type: z.enum(['text', 'gift']),
  text: answerText(5_000),
  gifts: z.array(sentGift),
  price: coins,
  at: moment,
  quote: z.nullable(quote),
  media: z.nullable(messageMedia),
})

const CHANNEL_FILTERS = [
  'newest',
  'archived',
  'unread',
  'blocked',
  'online-only',
] as const satisfies readonly ChannelFilter[]

/** Which channels are listed. */
export const channelFilter = z.enum(CHANNEL_FILTERS)

export const CHANNEL_ORDERS = ['newest', 'unread-first'] as const satisfies readonly ChannelOrder[]

/** MSG-002 to MSG-004. */
export const channel: Wire<Channel> = z.object({
  id: channelId,
  actorId,
  guestId: id<GuestId>(),
  unread: flag,
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  lastMessageId: z.nullable(messageId),
  subject: answerText(500),
  subjectKind: z.enum(SUBJECT_KINDS),
  messageTimestamp: moment,
  lastViewedTimestamp: moment,
  multiChatPrice: z.nullable(coins),
  canVoyeurChat: flag,
  isVoyeurInSingleChatAllowed: flag,
  isDildocontrolAvailable: flag,
  freeMessagesAmount: count,
  messagePrice: coins,
  isMessagingFree: flag,
  freeChat: flag,
  preview: picture,
  actorName: answerText(200),
  actorAge: count,
  emailNotifications: flag,
  smsNotifications: flag,
})
