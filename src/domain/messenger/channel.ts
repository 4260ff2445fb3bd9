import type { ActorId, ChannelId, GuestId, MessageId } from '@/domain/ids'
import type { PictureRef } from '@/domain/actors/actor'

/** The filters of a channel list (MSG-005). */
export type ChannelFilter = 'newest' | 'archived' | 'unread' | 'blocked' | 'online-only'

/**
 * The order of a channel list: by the newest message, or unread channels before all others
 * (MSG-014, MSG-023).
 */
export type ChannelOrder = 'newest' | 'unread-first'

/** The kind of a channel's last message. Its words, if any, are the channel's `subject`. */
export const SUBJECT_KINDS = ['text', 'gift', 'picture', 'video'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** A guest's channel to one actor (MSG-002 to MSG-004). Prices are whole coins, times epoch ms. */
export interface Channel {
  readonly id: ChannelId
  readonly actorId: ActorId
  readonly guestId: GuestId
  readonly unread: boolean
  readonly unreadCount: number
  readonly archived: boolean
  readonly blocked: boolean
  readonly isActorOnline: boolean
  readonly lastMessageId: MessageId | null
  /** Beginning of the last message, for the list. */
  readonly subject: string
  /** Shown in a list for a last message without words; `text` without a message. */
  readonly subjectKind: SubjectKind
  readonly messageTimestamp: number
  readonly lastViewedTimestamp: number

  /** Price per minute with several guests; `null` when not offered. */
  readonly multiChatPrice: number | null
  readonly canVoyeurChat: boolean
  readonly isVoyeurInSingleChatAllowed: boolean
  readonly isDildocontrolAvailable: boolean
  readonly freeMessagesAmount: number
  readonly messagePrice: number
  readonly isMessagingFree: boolean
  readonly freeChat: boolean

  readonly preview: PictureRef
  readonly actorName: string
  readonly actorAge: number
  readonly emailNotifications: boolean
  readonly smsNotifications: boolean
}
