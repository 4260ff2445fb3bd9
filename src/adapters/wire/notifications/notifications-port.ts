import { notifications, removeNotification } from './notification'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'

type Bound = Omit<NotificationGateway, 'mark'>

const bound = bindingOf<Bound>()

/** Notifications on the wire. `mark` is a command, whose refusals are read by the client. */
export const notificationsPort: PortBinding<Bound> = {
  newest: bound('newest', notifications, { fields: ['first'] }),
  remove: bound('remove', removeNotification, { fields: ['id'] }),
}
