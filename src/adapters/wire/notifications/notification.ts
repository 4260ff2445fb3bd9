import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { postId } from '@/adapters/wire/feed/post'
import { first } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, count, done, flag, id, moment, type Wire } from '@/adapters/wire/base/scalars'
import type { NotificationId } from '@/domain/ids'
import type { Notification } from '@/domain/notifications/notification'

export const notificationId = id<NotificationId>()

/** NOT-001, NOT-016. */
export const notification: Wire<Notification> = z.object({
  id: notificationId,
  type: count,
  unread: flag,
  unseen: flag,
  at: moment,
  text: answerText(2_000),
  actorId: z.nullable(actorId),
  postId: z.nullable(postId),
  isPayment: flag,
  voicecallIdHash: z.nullable(answerText(200)),
})

interface Newest {
  readonly items: readonly Notification[]
  readonly unseen: number
}

/** NOT-005 to NOT-007. */
export const notifications: QueryCall<{ readonly first: number }, Newest> = query(
  'notifications',
  z.object({ first }),
  z.object({ items: z.array(notification), unseen: count }),
)

/** NOT-004. */
export const removeNotification = post(
  'removeNotification',
  '/notification/remove',
  z.object({ id: notificationId }),
  done,
  {
    repeatable: true,
  },
)
