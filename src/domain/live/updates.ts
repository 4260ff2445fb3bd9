import type { ActorState } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { ExitCode } from '@/domain/chat/exit-code'
import type { OwnedGifts } from '@/domain/gifts/gift'
import type { ActorId, ChannelId, ChatId, MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { Notification } from '@/domain/notifications/notification'
import type { Voucher } from '@/domain/vouchers/voucher'

/** How the picture of a chat is reached (rulings: a paid or free chat). */
export type StreamSource =
  | { readonly kind: 'generated'; readonly seed: number }
  | { readonly kind: 'whep'; readonly url: string }
  | { readonly kind: 'hls'; readonly url: string }

/** What the platform counted for a finished chat. `coins` left the balance, vouchers gave `voucherMinutes`. */
export interface CountedChat {
  readonly chatId: ChatId
  readonly actorId: ActorId
  readonly mode: ChatMode
  readonly seconds: number
  readonly coins: number
  readonly voucherMinutes: number
  readonly pricePerMinute: number
  readonly exitCode: ExitCode
}

/** The session itself (SOC-011, SOC-012, SOC-023). */
export type SessionUpdate =
  | { readonly type: 'sessionAcknowledged' }
  | { readonly type: 'sessionExpired' }
  | { readonly type: 'pageReload' }

/** The guest's account. Coins are whole, `until` is epoch ms or `null` when nothing ends (SOC-013, 014, 017..020, 024..026). */
export type GuestUpdate =
  | { readonly type: 'balance'; readonly balance: number; readonly isPayment?: boolean }
  | { readonly type: 'vouchers'; readonly vouchers: readonly Voucher[] }
  | { readonly type: 'avsSet' }
  | { readonly type: 'avsRevoked' }
  | { readonly type: 'avsPending' }
  | { readonly type: 'avsRejected'; readonly message: string }
  | { readonly type: 'guestLocked' }
  | { readonly type: 'vipSubscription'; readonly active: boolean; readonly until: number | null }
  | { readonly type: 'tvSubscription'; readonly active: boolean; readonly until: number | null }
  | { readonly type: 'voicecallStart'; readonly voicecallIdHash: string }
  | { readonly type: 'voicecallStop'; readonly voicecallIdHash: string }
  | { readonly type: 'emailVerified' }
  | { readonly type: 'loyaltyPoints'; readonly points: number }
  | { readonly type: 'bonusCodeRedeemed'; readonly code: string }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'giftsOwned'; readonly gifts: OwnedGifts }

/** Actors coming, going and changing (SOC-015, SOC-016, SOC-021, ACT-009). */
export type ActorUpdate =
  | { readonly type: 'actorOnline'; readonly actorId: ActorId; readonly online: boolean }
  | { readonly type: 'actorState'; readonly actorId: ActorId; readonly state: Partial<ActorState> }
  | { readonly type: 'freeShowStart'; readonly actorId: ActorId }
  | { readonly type: 'freeShowStop'; readonly actorId: ActorId }

/**
 * The running chat; seconds and coins are what the platform counted (SOC-022; rulings: the meter runs on the server).
 */
export type ChatUpdate =
  | {
      readonly type: 'chatStarted'
      readonly chatId: ChatId
      readonly actorId: ActorId
      readonly mode: ChatMode
      readonly pricePerMinute: number
      readonly stream: StreamSource
    }
  | {
      readonly type: 'chatTick'
      readonly chatId: ChatId
      readonly seconds: number
      readonly charged: number
      readonly balance: number
      readonly voucherSeconds: number
      readonly secondsLeft: number | null
    }
  /** An onlooker has joined or left a private chat; `onlookers` is how many there are now. */
  | { readonly type: 'chatOnlookers'; readonly chatId: ChatId; readonly onlookers: number }
  | { readonly type: 'chatEnd'; readonly chatId: ChatId; readonly exitCode: ExitCode; readonly bill: CountedChat }

/** Conversations and notifications (SOC-027, MSG-009). */
export type InboxUpdate =
  | { readonly type: 'notification'; readonly notification: Notification }
  | { readonly type: 'message'; readonly channelId: ChannelId; readonly message: Message }
  | { readonly type: 'messageRead'; readonly channelId: ChannelId; readonly messageId: MessageId }
  | { readonly type: 'typing'; readonly channelId: ChannelId }
  | { readonly type: 'channelArchived'; readonly channelId: ChannelId }

/** Every update the platform publishes to a guest while the page is open. */
export type LiveUpdate = SessionUpdate | GuestUpdate | ActorUpdate | ChatUpdate | InboxUpdate

/** The name of an update. */
export type LiveUpdateType = LiveUpdate['type']
