import { notifications, type NotificationRecord } from './notification-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { notificationText } from './notification-texts'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { NotificationId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Notification } from '@/domain/notifications/notification'
import { listed, marked } from '@/domain/notifications/notification-rules'

/** A record as the guest reads it. */
export function notificationOf(record: NotificationRecord, language: Language): Notification {
  const { guestId: _guest, kind, values, ...rest } = record
  return {
    ...rest,
    postId: record.postId ?? null,
    voicecallIdHash: record.voicecallIdHash ?? null,
    text: notificationText(kind, values, language),
  }
}

/** Notifications for the guest out of the store. */
export class BackendNotificationGateway implements NotificationGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async newest(first: number): ReturnType<NotificationGateway['newest']> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const all = await this.platform.store.find(notifications, 'byGuest', { prefix: [guest.id] })
    const shown = listed(all, Math.min(first, MAX_PAGE_SIZE))
    const unseen = listed(all, all.length).filter((record) => record.unseen).length
    return { items: shown.map((record) => notificationOf(record, this.caller.language())), unseen }
  }

  async mark(ids: readonly NotificationId[], as: 'read' | 'seen'): Promise<void> {
    await this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      for (const id of ids.slice(0, MAX_PAGE_SIZE)) {
        const record = await tx.get(notifications, id)
        if (record?.guestId === guest.id) await tx.put(notifications, marked(record, as))
      }
    })
  }

  async remove(id: NotificationId): Promise<void> {
    await this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const record = await tx.get(notifications, id)
      if (record?.guestId === guest.id) await tx.delete(notifications, id)
    })
  }
}
