import type { Commander } from '@/adapters/remote/live/commander'
import type { QueryClient } from '@/adapters/remote/query/query-client'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { acknowledged } from '@/adapters/wire/base/command'
import { notifications, removeNotification } from '@/adapters/wire/notifications/notification'
import { BackendError } from '@/application/errors/backend-error'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'
import type { NotificationId } from '@/domain/ids'

/** Notifications for the guest over the wire. */
export class RemoteNotificationGateway implements NotificationGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly query: QueryClient,
    private readonly commander: Commander,
  ) {}

  newest(first: number): ReturnType<NotificationGateway['newest']> {
    return this.query.query(notifications, { first })
  }

  /** A guest without an account has no notifications to mark; the command is never sent then (SOC-031). */
  async mark(ids: readonly NotificationId[], as: 'read' | 'seen'): Promise<void> {
    const { refused } = await this.commander.request({ type: 'markNotifications', ids, as }, acknowledged)
    if (refused !== null && refused !== 'login-required') throw new BackendError('protocol', { detail: refused })
  }

  async remove(id: NotificationId): Promise<void> {
    await this.rest.call(removeNotification, { id })
  }
}
