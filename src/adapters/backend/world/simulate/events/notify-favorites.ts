import { relations, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { guests } from '@/adapters/backend/access/guest-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { addNotification } from '@/adapters/backend/notifications/notices'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import type { Transaction } from '@/adapters/stores/store'

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
    const record = await addNotification(platform, tx, {
      guestId,
      kind: 'favorite-online',
      values: { name: actor.name },
      actorId: actor.id,
      isPayment: false,
    })
    const notification = notificationOf(record, await languageOfGuest(tx, guestId))
    updates.push({ audience: guestId, update: { type: 'notifications', notification } })
  }
  return updates
}
