import type { Quote } from '@/domain/chat/quote'
import type { ChannelId, GiftId, MessageId } from '@/domain/ids'
import type { MessageMedia } from './message-media'

/** One kind of gift in a message, with its number. */
export interface SentGift {
  readonly giftId: GiftId
  readonly count: number
}

/**
 * One message of a channel (MSG-024). `at` is epoch ms, `price` its cost in coins, `clientId` the
 * sender's own id, which identifies a repeated sending so that it is shown once.
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
  /** The line of a room to which it replies, or `null`, as outside of rooms. */
  readonly quote: Quote | null
  /** A picture or video that an actor sent with it, or `null`. */
  readonly media: MessageMedia | null
}

/** Maximum length of a message's text, in code points. */
export const MAX_MESSAGE_LENGTH = 1_000
