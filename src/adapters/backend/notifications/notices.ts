import { choicesOf, channelsOf, sentNotices } from './choice-records'
import { notifications, type NotificationRecord } from './notification-records'
import { offeredChannels } from './offered-channels'
import { guests } from '@/adapters/backend/access/guest-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type ActorId, type GuestId, type NotificationId } from '@/domain/ids'
import { ONCE_EACH, UNREAD_FOR } from '@/domain/notifications/delivery'
import { isWanted, type NoticeKind } from '@/domain/notifications/notification-choices'
import { NOTIFICATION_TYPES, type ListedKind } from '@/domain/notifications/notification-types'

/**
 * The notice that each notification is sent as to a guest who is offline; other notifications are
 * in the list only.
 */
const NOTICES: Readonly<Partial<Record<NotificationRecord['kind'], NoticeKind>>> = {
  'favorite-online': 'go-live',
  message: 'message',
  'show-starts': 'show',
  'show-cancelled': 'show',
  'top-up': 'payment',
  'payment-delayed': 'payment',
}

/** Something that a guest may want to know while they are not here. */
export interface Notice {
  readonly guestId: GuestId
  readonly about: NotificationRecord['kind']
  readonly values: Readonly<Record<string, string>>
  readonly actorId: ActorId | null
}

type NewNotification = Pick<NotificationRecord, 'guestId' | 'values' | 'actorId' | 'postId' | 'isPayment'> & {
  readonly kind: ListedKind
}

/**
 * Adds a line to the list of a guest, and plans the notices by the channels that the guest has
 * chosen.
 */
export async function addNotification(
  platform: PlatformContext,
  tx: Transaction,
  given: NewNotification,
): Promise<NotificationRecord> {
  const hash = given.isPayment ? (await tx.get(guests, given.guestId))?.voicecallIdHash : null
  const record: NotificationRecord = {
    ...given,
    type: NOTIFICATION_TYPES[given.kind],
    ...(hash == null ? {} : { voicecallIdHash: hash }),
    id: asId<NotificationId>(platform.random.id()),
    unread: true,
    unseen: true,
    at: platform.clock.now(),
  }
  await tx.put(notifications, record)
  await planNotices(platform, tx, { ...given, about: given.kind })
  return record
}

const noticeKey = (kind: NoticeKind, guestId: GuestId, actorId: ActorId): string => `${kind} ${guestId} ${actorId}`

/**
 * Plans the notices of an event. An actor who comes and goes is reported once a day, and of an
 * actor's unread messages only the first. Whether each is sent is decided when it is due.
 */
export async function planNotices(platform: PlatformContext, tx: Transaction, notice: Notice): Promise<void> {
  const { guestId, actorId, about } = notice
  const kind = NOTICES[about]
  const guest = await tx.get(guests, guestId)
  if (kind === undefined || guest === undefined || !isLoggedIn(guest)) return
  const at = platform.clock.now()
  const choices = await choicesOf(tx, guestId)
  const ofActor = actorId === null ? [] : await channelsOf(tx, guestId, actorId)
  const wanted = offeredChannels(platform).filter((channel) => isWanted(choices, ofActor, kind, channel))
  if (wanted.length === 0 || (actorId !== null && (await isRepeated(tx, kind, guestId, actorId, at)))) return
  const id = platform.random.id()
  for (const channel of wanted) {
    await tx.put(jobs, {
      id: `notice:${id}:${channel}`,
      kind: 'notice',
      dueAt: kind === 'message' ? at + UNREAD_FOR : at,
      data: {
        guestId,
        actorId: actorId ?? '',
        about,
        kind,
        channel,
        at: String(at),
        values: JSON.stringify(notice.values),
      },
    })
  }
}

async function isRepeated(
  tx: Transaction,
  kind: NoticeKind,
  guestId: GuestId,
  actorId: ActorId,
  now: number,
): Promise<boolean> {
  if (kind !== 'go-live' && kind !== 'message') return false
  const key = noticeKey(kind, guestId, actorId)
  const sent = await tx.get(sentNotices, key)
  if (sent !== undefined && now - sent.at < ONCE_EACH) return true
  await tx.put(sentNotices, { key, at: now })
  return false
}

/**
 * Marks the messages of an actor as read: a waiting notice is not sent, and the next message gets
 * one again.
 */
export const messagesRead = (tx: Transaction, guestId: GuestId, actorId: ActorId): Promise<void> =>
  tx.delete(sentNotices, noticeKey('message', guestId, actorId))

/** Returns whether messages of an actor still wait to be read. */
export const areUnread = async (tx: Transaction, guestId: GuestId, actorId: ActorId, at: number): Promise<boolean> =>
  (await tx.get(sentNotices, noticeKey('message', guestId, actorId)))?.at === at
