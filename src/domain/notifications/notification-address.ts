import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/navigation/path'
import type { Notification } from './notification'
import { NOTIFICATION_TYPES } from './notification-types'

/** Where what a notification is about can be seen; `null`: nowhere in particular. */
export function notificationAddress(
  { type, actorId, postId, isPayment }: Pick<Notification, 'type' | 'actorId' | 'postId' | 'isPayment'>,
  language: Language,
): string | null {
  if (isPayment) return path('memberPurchases', {}, language)
  if (postId !== null) return path('feed', {}, language, { post: postId })
  if (actorId !== null) return path('actor', { actorName: actorId }, language)
  // It gives free messages.
  if (type === NOTIFICATION_TYPES.welcome) return path('messenger', {}, language)
  return type === NOTIFICATION_TYPES['show-starts'] ? path('camShows', {}, language) : null
}
