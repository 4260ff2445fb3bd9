import type { AgeRating } from '@/domain/actors/avatars'
import type { CursorPage, Page } from '@/application/paging/page'
import type { ActorSummary, PictureRef } from '@/domain/actors/actor'
import type { ActorId, ChannelId, ChatId, IdempotencyKey, MessageId, RoomLineId } from '@/domain/ids'
import type { Channel, ChannelFilter, ChannelOrder } from '@/domain/messenger/channel'
import type { Message, SentGift } from '@/domain/messenger/message'

/**
 * A message that a guest sends (MSG-024). `clientId` identifies it: sent again, it is delivered and
 * charged once.
 */
export interface OutgoingMessage {
  readonly channelId: ChannelId
  readonly clientId: IdempotencyKey
  readonly text: string
  readonly gifts: readonly SentGift[]
  /** The running chat the message is sent in; inside a paid chat, text costs nothing. */
  readonly chatId: ChatId | null
  /**
   * The line it replies to in the room of that chat: of another guest, or of the actor to another
   * guest.
   */
  readonly replyTo?: RoomLineId
  /**
   * The most the guest has agreed to pay, in coins, for the text and all gifts of the message; a
   * higher price is refused with `price-changed` and nothing is charged.
   */
  readonly agreedPrice: number
}

export type SendRefusal =
  | 'login-required'
  | 'not-enough-money'
  | 'empty'
  | 'too-long'
  | 'blocked'
  /** In a voyeur chat a guest only watches. */
  | 'only-watching'
  | 'restricted'
  | 'locked'
  | 'unknown-gift'
  | 'unknown-channel'
  | 'vip-only'
  | 'price-changed'
  | 'limit-reached'
  | 'self-excluded'
  | 'forced-payment'

export type SendResult =
  | { readonly ok: true; readonly message: Message; readonly balance: number }
  | { readonly ok: false; readonly reason: SendRefusal; readonly missing: number }

/** Default number of messages in a page of history. */
export const HISTORY_PAGE = 30

/** A search of the guest's own conversations. */
export interface MessengerSearch {
  /**
   * At most `MAX_SEARCH_LENGTH` code points; fewer than `MIN_SEARCH_LENGTH` letters find nothing.
   */
  readonly text: string
  /**
   * Searches only this conversation; `null`: all of them, and conversations by the actor's name.
   */
  readonly channelId: ChannelId | null
  /** Maximum number of messages. */
  readonly first: number
  /** `next` of the previous answer; `null`: from the newest message. */
  readonly before: string | null
}

/** A found message, with the data that a list shows of its conversation. */
export interface FoundMessage {
  readonly message: Message
  readonly actorName: string
  readonly preview: PictureRef
}

/** The found messages, newest first. */
export interface MessengerMatches extends CursorPage<FoundMessage> {
  /**
   * Conversations with actors of that name, including archived and blocked ones; only with the
   * first part of the messages.
   */
  readonly channels: readonly Channel[]
}

/** Part of a history, newest first. A position is `null` if nothing follows in its direction. */
export interface MessageWindow {
  readonly items: readonly Message[]
  /** `before` of the part that precedes. */
  readonly older: string | null
  /** `after` of the part that follows. */
  readonly newer: string | null
}

/**
 * Maximum number of conversations in a search result: a guest with more of that name can type on.
 */
export const MAX_FOUND_CHANNELS = 20

/** A query for recommendations in the messenger (MSG-021). */
export interface MessengerRecommendations {
  /** The actor shown now, who is not recommended. */
  readonly currentActorId: ActorId | null
  /** Whether to return enough actors for a grid rather than a list. Default: a list. */
  readonly useGrid?: boolean
  /** The highest rating of the pictures shown. Default: pictures that everybody may see. */
  readonly fsk?: AgeRating
}

/** A guest's conversations. New messages arrive as live updates. Throws `BackendError`. */
export interface MessengerGateway {
  /** Lists conversations (MSG-005, MSG-013 to MSG-017, MSG-023). */
  channels(query: {
    readonly first: number
    readonly offset: number
    readonly filter: ChannelFilter
    readonly order: ChannelOrder
  }): Promise<Page<Channel>>
  /** Returns a conversation (MSG-019). */
  channel(channelId: ChannelId): Promise<Channel | null>
  /**
   * Returns the conversation with an actor, and opens it if there is none yet. `null` for an
   * anonymous guest or an unknown actor (MSG-020).
   */
  channelWithActor(actorId: ActorId): Promise<Channel | null>
  /**
   * Returns a page of the history, newest first, stable while new messages arrive (rulings: message
   * history).
   */
  messages(channelId: ChannelId, first: number, before: string | null): Promise<CursorPage<Message>>
  /**
   * Returns the messages around one, so that a conversation can be opened there. Throws `not-found`
   * if the guest has no such message.
   */
  messagesAround(channelId: ChannelId, messageId: MessageId, first: number): Promise<MessageWindow>
  /** Returns the messages after a position, up to the newest; newest first as well. */
  messagesAfter(channelId: ChannelId, first: number, after: string): Promise<MessageWindow>
  /**
   * Searches the guest's own conversations. Letters match regardless of accents and case, each word
   * by its beginning. An answer may have fewer messages than requested, or none, and still return a
   * position: only a part of the history has been searched by then.
   */
  search(query: MessengerSearch): Promise<MessengerMatches>
  send(message: OutgoingMessage): Promise<SendResult>
  /** Marks a conversation as read (MSG-006). */
  markRead(channelId: ChannelId): Promise<void>
  unreadTotal(): Promise<number>
  /** Archives a conversation, or restores it (MSG-028). */
  archive(channelId: ChannelId, archived: boolean): Promise<void>
  block(channelId: ChannelId, blocked: boolean): Promise<void>
  /** Recommends actors to write to (MSG-018, MSG-021). */
  recommendations(query: MessengerRecommendations): Promise<readonly ActorSummary[]>
}

export const MessengerGateway = Symbol.for('MessengerGateway')
