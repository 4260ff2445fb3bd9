import {
  getNotificationsSettings,
  pushAboutActor,
  removePhone,
  saveNotificationsSettings,
  unsubscribeMails,
} from './notice-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { NotificationSettingsGateway } from '@/application/notifications/notification-settings-gateway'

type Bound = Omit<NotificationSettingsGateway, 'mailAbout' | 'textAbout'>

const bound = bindingOf<Bound>()

/** What guests are notified of, on the wire. `mailAbout` and `textAbout` are commands, whose refusals are read by the client. */
export const notificationSettingsPort: PortBinding<Bound> = {
  read: bound('read', getNotificationsSettings, {
    write: (report) => {
      const { email, sms, push } = report.choices.kinds
      return { ...report, email: email.length > 0, sms: sms.length > 0, push: push.length > 0 }
    },
  }),
  save: bound('save', saveNotificationsSettings),
  pushAbout: bound('pushAbout', pushAboutActor, { fields: ['actorId', 'enabled'] }),
  removePhone: bound('removePhone', removePhone),
  unsubscribe: bound('unsubscribe', unsubscribeMails, { fields: ['token'] }),
}
