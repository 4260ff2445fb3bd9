import type { Quote } from '@/domain/chat/quote'
import type { ChannelId, GiftId, MessageId } from '@/domain/ids'
import type { MessageMedia } from './message-media'

/** One kind of gift inside a message. */
export interface SentGift {
  readonly giftId: GiftId
  readonly count: number
}

/**
 * One message of a channel (MSG-024). `at` is epoch ms, `price` the coins it cost, `clientId` the id its sender gave it, by
 * which a repeated sending is known and shown once.
 */
export interface Message {
  readonly id: MessageId
  readonly channelId: ChannelId
  readonly clientId: string
  readonly sender: 'guest' | 'actor'
  readonly type: 'text' | 'gift'
  readonly text: string
  readonly gifts: readonly SentGift[]
  readonly price: number
  readonly at: number
  /** The line of a room that it replies to; `null`: none, as outside of rooms. */
  readonly quote: Quote | null
  /** A picture or video that an actor sent with it; `null`: none. */
  readonly media: MessageMedia | null
}

/** Maximum length of a message's text, in code points. */
export const MAX_MESSAGE_LENGTH = 1_000
