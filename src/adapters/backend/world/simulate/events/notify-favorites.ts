import { relations, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { guests } from '@/adapters/backend/access/guest-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { notifications, type NotificationRecord } from '@/adapters/backend/notifications/notification-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type NotificationId } from '@/domain/ids'

/** The number this kind of notification has for guests. */
const FAVORITE_ONLINE = 3

/** Notifies the guests who pinned an actor that they are live. */
export async function notifyFavorites(
  platform: PlatformContext,
  tx: Transaction,
  actor: ActorRecord,
): Promise<readonly OutboundUpdate[]> {
  const updates: OutboundUpdate[] = []
  for (const { guestId } of await tx.find(relations, 'byActor', { prefix: [actor.id] })) {
    const guest = await tx.get(guests, guestId)
    if (guest === undefined || !isLoggedIn(guest)) continue
    const record: NotificationRecord = {
      id: asId<NotificationId>(platform.random.id()),
      guestId,
      type: FAVORITE_ONLINE,
      kind: 'favorite-online',
      values: { name: actor.name },
      unread: true,
      unseen: true,
      at: platform.clock.now(),
      actorId: actor.id,
      isPayment: false,
    }
    await tx.put(notifications, record)
    const notification = notificationOf(record, await languageOfGuest(tx, guestId))
    updates.push({ audience: guestId, update: { type: 'notification', notification } })
  }
  return updates
}
