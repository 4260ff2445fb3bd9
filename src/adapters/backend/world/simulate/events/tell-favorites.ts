import { ties, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { guests } from '@/adapters/backend/access/guest-records'
import type { News } from '@/adapters/backend/kernel/news'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { notifications, type NotificationRecord } from '@/adapters/backend/notifications/notification-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { Core } from '@/adapters/backend/kernel/core'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type NotificationId } from '@/domain/ids'

/** The number this kind of news has for guests. */
const FAVORITE_ONLINE = 3

/** Tells the guests who pinned an actor that they are live. */
export async function tellFavorites(core: Core, tx: Transaction, actor: ActorRecord): Promise<readonly News[]> {
  const news: News[] = []
  for (const { guestId } of await tx.find(ties, 'byActor', { prefix: [actor.id] })) {
    const guest = await tx.get(guests, guestId)
    if (guest === undefined || !isLoggedIn(guest)) continue
    const record: NotificationRecord = {
      id: asId<NotificationId>(core.random.id()),
      guestId,
      type: FAVORITE_ONLINE,
      kind: 'favorite-online',
      values: { name: actor.name },
      unread: true,
      unseen: true,
      at: core.clock.now(),
      actorId: actor.id,
      isPayment: false,
    }
    await tx.put(notifications, record)
    const notification = notificationOf(record, await languageOfGuest(tx, guestId))
    news.push({ audience: guestId, update: { type: 'notification', notification } })
  }
  return news
}
