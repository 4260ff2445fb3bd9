import { notification, notificationId, notifications, removeNotification } from './notification'
import { markNotifications } from './notification-commands'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

/** News. */
export const notificationsContract: FeatureContract = {
  feature: 'notifications',
  about: 'News for the guest.',
  schemas: [
    { name: 'NotificationId', schema: notificationId, about: 'Id of a line of news.' },
    {
      name: 'Notification',
      schema: notification,
      about: 'A line of news.',
      fields: {
        type: 'Number of its kind; treat one you do not know as plain news. 6, 7, 13, 14, 15 and 22 are never listed.',
        text: 'In the language of the guest.',
        actorId: 'Whom it is about; null: nobody.',
        isPayment: 'Whether it tells of money.',
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
    { operation: notifications, about: 'The newest lines; none without an account.' },
    { operation: removeNotification, about: 'Removes a line. Answered so as well where there is none.' },
    { operation: markNotifications, about: 'Lines were read, or seen.' },
  ],
  updates: [{ type: 'notification', about: 'A new line.' }],
}
