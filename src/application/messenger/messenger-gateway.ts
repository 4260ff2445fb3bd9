import type { AgeRating } from '@/domain/actors/avatars'
import type { CursorPage, Page } from '@/application/paging/page'
import type { ActorSummary, PictureRef } from '@/domain/actors/actor'
import type { ActorId, ChannelId, ChatId, IdempotencyKey, MessageId, RoomLineId } from '@/domain/ids'
import type { Channel, ChannelFilter, ChannelOrder } from '@/domain/messenger/channel'
import type { Message, SentGift } from '@/domain/messenger/message'

/** What a guest sends (MSG-024). `clientId` names the message: sent again it is delivered and charged once. */
export interface OutgoingMessage {
  readonly channelId: ChannelId
  readonly clientId: IdempotencyKey
  readonly text: string
  readonly gifts: readonly SentGift[]
  /** The running chat the message is sent in; inside a paid chat text costs nothing. */
  readonly chatId: ChatId | null
  /** The line of another guest, or of the actor to another guest, that it replies to in the room of that chat. */
  readonly replyTo?: RoomLineId
  /**
   * The maximum the guest has agreed to pay, in coins, for the text and all gifts of the message; a higher price is
   * refused with `price-changed` and nothing is charged.
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

export type SendResult =
  | { readonly ok: true; readonly message: Message; readonly balance: number }
  | { readonly ok: false; readonly reason: SendRefusal; readonly missing: number }

/** How many messages a page of history contains unless the request specifies it. */
export const HISTORY_PAGE = 30

/** What a guest searches in their own conversations. */
export interface MessengerSearch {
  /** At most `MAX_SEARCH_LENGTH` code points. Nothing is found by fewer than `MIN_SEARCH_LENGTH` letters. */
  readonly text: string
  /** Only messages of this conversation; `null`: of all, and conversations by the name of the actor. */
  readonly channelId: ChannelId | null
  /** Maximum number of messages. */
  readonly first: number
  /** `next` of the answer before; `null`: from the newest message. */
  readonly before: string | null
}

/** A message that was found, with what a list shows of its conversation. */
export interface FoundMessage {
  readonly message: Message
  readonly actorName: string
  readonly preview: PictureRef
}

/** What was found, newest first. */
export interface MessengerMatches extends CursorPage<FoundMessage> {
  /** Conversations with actors of that name, archived and blocked ones as well; only with the first part of the messages. */
  readonly channels: readonly Channel[]
}

/** Part of a history, newest first. A position is `null` where nothing follows in its direction. */
export interface MessageWindow {
  readonly items: readonly Message[]
  /** `before` of the part that precedes. */
  readonly older: string | null
  /** `after` of the part that follows. */
  readonly newer: string | null
}

/** How many conversations a search names: who has more of that name types on. */
export const MAX_FOUND_CHANNELS = 20

/** What is recommended in the messenger (MSG-021). */
export interface MessengerRecommendations {
  /** Who is looked at now, and not recommended. */
  readonly currentActorId: ActorId | null
  /** As many as fill a grid, rather than a list; missing: a list. */
  readonly useGrid?: boolean
  /** The highest rating of the pictures shown; missing: what everybody may see. */
  readonly fsk?: AgeRating
}

/** A guest's conversations. New messages arrive as live updates. Throws `BackendError`. */
export interface MessengerGateway {
  /** MSG-005, MSG-013 to MSG-017, MSG-023. */
  channels(query: {
    readonly first: number
    readonly offset: number
    readonly filter: ChannelFilter
    readonly order: ChannelOrder
  }): Promise<Page<Channel>>
  /** MSG-019. */
  channel(channelId: ChannelId): Promise<Channel | null>
  /** MSG-020: opens the channel if there is none yet. `null` for an anonymous guest or an unknown actor. */
  channelWithActor(actorId: ActorId): Promise<Channel | null>
  /** Newest first, stable while new messages arrive (rulings: message history). */
  messages(channelId: ChannelId, first: number, before: string | null): Promise<CursorPage<Message>>
  /** The messages around one, so that a conversation can begin there. Throws `not-found` where the guest has no such message. */
  messagesAround(channelId: ChannelId, messageId: MessageId, first: number): Promise<MessageWindow>
  /** The messages that follow a position, up to the newest; also newest first. */
  messagesAfter(channelId: ChannelId, first: number, after: string): Promise<MessageWindow>
  /**
   * Searches the guest's own conversations; letters match regardless of accents and case, each word by its beginning. An answer may have
   * fewer messages than requested, or none, and still name a position: a part of the history was searched by then.
   */
  search(query: MessengerSearch): Promise<MessengerMatches>
  send(message: OutgoingMessage): Promise<SendResult>
  /** MSG-006. */
  markRead(channelId: ChannelId): Promise<void>
  unreadTotal(): Promise<number>
  /** MSG-028. */
  archive(channelId: ChannelId, archived: boolean): Promise<void>
  block(channelId: ChannelId, blocked: boolean): Promise<void>
  /** MSG-018, MSG-021. */
  recommendations(query: MessengerRecommendations): Promise<readonly ActorSummary[]>
}

export const MessengerGateway = Symbol.for('MessengerGateway')
