import type { NotificationId } from '@/domain/ids'
import { HIDDEN_NOTIFICATION_TYPES, type Notification } from './notification'

/** Returns the newest first, without the kinds that are never listed (NOT-005 to NOT-007). */
export function listed<T extends Pick<Notification, 'type' | 'at' | 'id'>>(
  all: readonly T[],
  first: number,
): readonly T[] {
  return all
    .filter(({ type }) => !HIDDEN_NOTIFICATION_TYPES.includes(type))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : Number(a.id > b.id)))
    .slice(0, first)
}

/**
 * Marks a notification as read or seen. Reading it implies having seen it; neither is ever undone
 * (NOT-002, NOT-003).
 */
export function marked<T extends Pick<Notification, 'unread' | 'unseen'>>(notification: T, as: 'read' | 'seen'): T {
  return as === 'read' ? { ...notification, unread: false, unseen: false } : { ...notification, unseen: false }
}

/** Removes a notification from a list (NOT-004). */
export const without = <T extends Pick<Notification, 'id'>>(all: readonly T[], id: NotificationId): readonly T[] =>
  all.filter((one) => one.id !== id)
