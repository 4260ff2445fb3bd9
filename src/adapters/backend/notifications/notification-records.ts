import {
  dictionary,
  fields,
  flag,
  id,
  nullable,
  number,
  oneOf,
  optional,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId, GuestId, NotificationId, PostId } from '@/domain/ids'

const KINDS = [
  'welcome',
  'favorite-online',
  'message',
  'top-up',
  'payment-delayed',
  'show-starts',
  'show-cancelled',
  'comment-answered',
  'system',
] as const

type NotificationKind = (typeof KINDS)[number]

/**
 * A notification as the platform stores it: a kind and its values; the text is written in the
 * guest's language.
 */
export interface NotificationRecord {
  readonly id: NotificationId
  readonly guestId: GuestId
  readonly type: number
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
  readonly unread: boolean
  readonly unseen: boolean
  readonly at: number
  readonly actorId: ActorId | null
  /** The post whose conversation it is about; missing: none. */
  readonly postId?: PostId
  readonly isPayment: boolean
  /** The guest's hash, if a payment is concerned; missing: none. */
  readonly voicecallIdHash?: string
}

export const notifications: Collection<NotificationRecord> = {
  name: 'notifications',
  schema: schemaOf(
    fields<NotificationRecord>({
      id: id<NotificationId>(),
      guestId: id<GuestId>(),
      type: whole,
      kind: oneOf(...KINDS),
      values: dictionary(text),
      unread: flag,
      unseen: flag,
      at: number,
      actorId: nullable(id<ActorId>()),
      postId: optional(id<PostId>()),
      isPayment: flag,
      voicecallIdHash: optional(text),
    }),
  ),
  key: (notification) => notification.id,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (notification) => [[notification.guestId, -notification.at, notification.id]] },
}
