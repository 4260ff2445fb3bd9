import type { CursorPage, Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ActorId, ChannelId, ChatId, IdempotencyKey } from '@/domain/ids'
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
  send(message: OutgoingMessage): Promise<SendResult>
  /** MSG-006. */
  markRead(channelId: ChannelId): Promise<void>
  unreadTotal(): Promise<number>
  /** MSG-028. */
  archive(channelId: ChannelId, archived: boolean): Promise<void>
  block(channelId: ChannelId, blocked: boolean): Promise<void>
  /** MSG-018, MSG-021. */
  recommendations(currentActorId: ActorId | null): Promise<readonly ActorSummary[]>
}

export const MessengerGateway = Symbol.for('MessengerGateway')
