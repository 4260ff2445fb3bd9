import type { ActorId, NotificationId, PostId } from '@/domain/ids'

/**
 * A notification for the guest (NOT-001, NOT-016). `text` is in the guest's language, `at` epoch
 * ms.
 */
export interface Notification {
  readonly id: NotificationId
  /** Number of the kind of notification; some kinds are never listed (NOT-007). */
  readonly type: number
  readonly unread: boolean
  readonly unseen: boolean
  readonly at: number
  readonly text: string
  readonly actorId: ActorId | null
  /** The post whose conversation it is about, or `null`. */
  readonly postId: PostId | null
  readonly isPayment: boolean
  /**
   * Identifies the guest's line for video calls to the payment service when the notification is
   * about a payment, otherwise `null` (NOT-016).
   */
  readonly voicecallIdHash: string | null
}

/** Kinds that are counted but never listed (NOT-007). */
export const HIDDEN_NOTIFICATION_TYPES: readonly number[] = [6, 7, 13, 14, 15, 22]

/** Number of notifications that the bell and the floating list request (NOT-005, NOT-006). */
export const NOTIFICATION_PREVIEW_SIZE = 5
