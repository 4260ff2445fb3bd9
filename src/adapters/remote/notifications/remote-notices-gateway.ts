import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { notificationSettingsPort } from '@/adapters/wire/notifications/notificationSettings-port'
import { BackendError } from '@/application/errors/backend-error'
import type {
  ActorNoticesRefusal,
  NotificationSettingsGateway,
} from '@/application/notifications/notification-settings-gateway'
import type { ActorId } from '@/domain/ids'

/** How refusals of the platform are named on the socket; the connection itself refuses a command of a guest without an account. */
const REFUSALS: Readonly<Record<string, ActorNoticesRefusal>> = {
  'login-required': 'login-required',
  'platform:login-required': 'login-required',
  'platform:not-offered': 'not-offered',
  'platform:no-phone': 'no-phone',
}

/** What guests are notified of, over the wire. */
export function remoteNoticesGateway(send: SendRequest, commander: Commander): NotificationSettingsGateway {
  const turn = async (
    type: 'toggleEmailNotification' | 'toggleSmsNotification',
    actorId: ActorId,
    enabled: boolean,
  ): ReturnType<NotificationSettingsGateway['mailAbout']> => {
    const { refused } = await commander.request({ type, actorId, enabled }, acknowledged)
    if (refused === null) return { ok: true }
    const reason = REFUSALS[refused]
    if (reason === undefined) throw new BackendError('protocol', { detail: refused })
    return { ok: false, reason }
  }
  return {
    ...remotePort(notificationSettingsPort, send),
    mailAbout: (actorId, enabled) => turn('toggleEmailNotification', actorId, enabled),
    textAbout: (actorId, enabled) => turn('toggleSmsNotification', actorId, enabled),
  }
}
