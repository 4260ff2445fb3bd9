import type { NotificationId } from '@/domain/ids'
import type { Notification } from '@/domain/notifications/notification'

/** Notifications for the guest. New ones arrive as live updates. Throws `BackendError`. */
export interface NotificationGateway {
  /** Returns the notifications newest first, without hidden kinds (NOT-005 to NOT-007). */
  newest(first: number): Promise<{ readonly items: readonly Notification[]; readonly unseen: number }>
  /** Marks notifications as read or seen (NOT-002, NOT-003, SOC-029). */
  mark(ids: readonly NotificationId[], as: 'read' | 'seen'): Promise<void>
  /** Removes a notification (NOT-004). */
  remove(id: NotificationId): Promise<void>
}

export const NotificationGateway = Symbol.for('NotificationGateway')
