import type { ChatMode } from '@/domain/chat/mode'
import type { ActorId, ChannelId, ChatId, IdempotencyKey, MessageId, NotificationId, TicketId } from '@/domain/ids'
import type { ChannelFilter } from '@/domain/messenger/channel'
import type { SentGift } from '@/domain/messenger/message'
import type { Language } from '@/domain/navigation/language'

/** A position in the updates sent to a guest: the epoch of the numbering, and the last number received in it. */
export interface StreamPosition {
  readonly epoch: string
  readonly sequence: number
}

/** What can be pinned as a favorite (SOC-030, MED-010..012). */
export type FavoriteSubject = 'actor' | 'album' | 'sedcardAlbum' | 'picture'

/**
 * Opens the session and preserves it (SOC-001, SOC-004). `position` requests the updates that followed it; `since`, the
 * newest message seen, serves a platform that counts nothing else.
 */
export type ConnectionCommand =
  | {
      readonly type: 'requestSession'
      readonly language: Language
      readonly since: MessageId | null
      readonly position: StreamPosition | null
    }
  | { readonly type: 'ping' }

/**
 * Conversations (MSG-024..030). Gifts travel with the message they belong to; `agreedPrice` is the maximum both may
 * cost, in coins.
 */
export type MessengerCommand =
  | {
      readonly type: 'sendMessage'
      readonly channelId: ChannelId
      readonly messageType: 'text' | 'gift'
      readonly senderType: 'guest'
      readonly isVideochat: boolean
      readonly isFreechat: boolean
      readonly data: string
      readonly includedGifts: readonly SentGift[]
      readonly chatId: ChatId | null
      readonly agreedPrice: number
    }
  | { readonly type: 'loadChannels'; readonly offset: number; readonly limit: number }
  | { readonly type: 'onlineChannels' }
  | { readonly type: 'filterChannels'; readonly filter: ChannelFilter }
  | { readonly type: 'archiveChannel'; readonly channelId: ChannelId; readonly status: 'archived' | 'restored' }
  | { readonly type: 'markChannelRead'; readonly channelId: ChannelId }
  | { readonly type: 'typing'; readonly channelId: ChannelId }
  | { readonly type: 'toggleEmailNotification'; readonly actorId: ActorId; readonly enabled: boolean }
  | { readonly type: 'toggleSmsNotification'; readonly actorId: ActorId; readonly enabled: boolean }

/** The guest's account (SOC-028..034). `amount` is whole coins. */
export type AccountCommand =
  | { readonly type: 'oneClickCharge'; readonly amount: number; readonly channelId: ChannelId | null }
  | { readonly type: 'markNotifications'; readonly ids: readonly NotificationId[]; readonly as: 'read' | 'seen' }
  | { readonly type: 'pinFavorite'; readonly subject: FavoriteSubject; readonly subjectId: string }
  | { readonly type: 'unpinFavorite'; readonly subject: FavoriteSubject; readonly subjectId: string }
  | { readonly type: 'removeStatusBar' }
  | { readonly type: 'sendSignupEmail' }
  | { readonly type: 'passwordChanged' }

/**
 * The running chat (rulings: a paid or free chat). `stopAt` is the guest's own limit in coins, `agreedPrice` the
 * maximum a minute may cost.
 */
export type ChatCommand =
  | {
      readonly type: 'chatStart'
      readonly actorId: ActorId
      readonly mode: ChatMode
      readonly key: IdempotencyKey
      readonly pin?: string
      readonly ticketId?: TicketId
      readonly useVoucher: boolean
      readonly stopAt: number | null
      readonly agreedPrice: number
    }
  | { readonly type: 'chatHeartbeat'; readonly chatId: ChatId }
  | { readonly type: 'chatSetStop'; readonly chatId: ChatId; readonly stopAt: number | null }
  | { readonly type: 'chatStop'; readonly chatId: ChatId }
  | { readonly type: 'chatMessage'; readonly chatId: ChatId; readonly text: string }
  | { readonly type: 'viewing'; readonly actorId: ActorId | null }

/** Everything a guest's page sends on the connection. */
export type LiveCommand = ConnectionCommand | MessengerCommand | AccountCommand | ChatCommand

/** The name of a command. */
export type LiveCommandType = LiveCommand['type']

/** A command that a caller submits; the connection's own commands are sent automatically. */
export type SubmittedCommand = Exclude<LiveCommand, ConnectionCommand>

const withLoginOnly: ReadonlySet<LiveCommandType> = new Set<LiveCommandType>([
  'markNotifications',
  'pinFavorite',
  'unpinFavorite',
  'loadChannels',
  'onlineChannels',
  'filterChannels',
  'oneClickCharge',
  'archiveChannel',
  'removeStatusBar',
  'sendSignupEmail',
  'passwordChanged',
])

/** Commands that mean nothing without an account, and are therefore never sent for an anonymous guest [SOC-031]. */
export const needsLogin = (command: LiveCommand): boolean => withLoginOnly.has(command.type)

const ofTheMoment: ReadonlySet<LiveCommandType> = new Set<LiveCommandType>([
  'chatHeartbeat',
  'typing',
  'viewing',
  'ping',
])

/**
 * Commands that describe only the present moment: after a lost connection they would be untrue, so they are not
 * repeated.
 */
export const isMomentary = (command: LiveCommand): boolean => ofTheMoment.has(command.type)
