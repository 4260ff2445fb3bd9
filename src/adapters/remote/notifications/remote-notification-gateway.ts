import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { notificationsPort } from '@/adapters/wire/notifications/notifications-port'
import { BackendError } from '@/application/errors/backend-error'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'

/** Notifications for the guest over the wire. */
export function remoteNotificationGateway(send: SendRequest, commander: Commander): NotificationGateway {
  return {
    ...remotePort(notificationsPort, send),
    // A guest without an account has no notifications to mark; the command is never sent then (SOC-031).
    mark: async (ids, as) => {
      const { refused } = await commander.request({ type: 'markNotifications', ids, as }, acknowledged)
      if (refused !== null && refused !== 'login-required') throw new BackendError('protocol', { detail: refused })
    },
  }
}
