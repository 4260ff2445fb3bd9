import type { Language } from '@/domain/navigation/language'
import { path } from './path'
import type { Notification } from '@/domain/notifications/notification'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

/** Returns the address where the subject of a notification can be seen, or `null`. */
export function notificationAddress(
  { type, actorId, postId, isPayment }: Pick<Notification, 'type' | 'actorId' | 'postId' | 'isPayment'>,
  language: Language,
): string | null {
  if (isPayment) return path('memberPurchases', {}, language)
  if (postId !== null) return path('feed', {}, language, { post: postId })
  if (actorId !== null) return path('actor', { actorName: actorId }, language)
  // The welcome notification announces free messages.
  if (type === NOTIFICATION_TYPES.welcome) return path('messenger', {}, language)
  return type === NOTIFICATION_TYPES['show-starts'] ? path('camShows', {}, language) : null
}
