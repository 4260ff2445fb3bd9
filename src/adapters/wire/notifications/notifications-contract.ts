import { notificationsPort } from './notifications-port'
import { notification, notificationId, notifications, removeNotification } from './notification'
import { markNotifications } from './notification-commands'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

/** Notifications: list, marks, removal. */
export const notificationsContract: FeatureContract = {
  feature: 'notifications',
  about: 'Notifications for the guest.',
  ports: { notifications: notificationsPort },
  schemas: [
    { name: 'NotificationId', schema: notificationId, about: 'Id of a notification.' },
    {
      name: 'Notification',
      schema: notification,
      about: 'A notification.',
      fields: {
        type: 'Number of its kind; treat an unknown kind as a plain notification. 6, 7, 13, 14, 15 and 22 are never listed.',
        text: 'In the language of the guest.',
        actorId: 'Whom it is about; null: no one.',
        isPayment: 'Whether it is about money.',
      },
    },
    {
      name: 'NewestNotifications',
      schema: notifications.answer,
      about: 'The newest lines.',
      fields: { unseen: 'How many were not seen yet, beyond these as well.' },
    },
  ],
  operations: [
    { operation: notifications, about: 'The newest notifications; none without an account.' },
    { operation: removeNotification, about: 'Removes a notification. The answer is the same where there is none.' },
    { operation: markNotifications, about: 'Notifications were read, or seen.' },
  ],
  updates: [{ type: 'notification', about: 'A new line.' }],
}
