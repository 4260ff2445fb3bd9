import {
  actorNotices,
  getNotificationsSettings,
  kindsByChannel,
  noticeChannel,
  noticeKind,
  notificationChoices,
  notificationReport,
  pushAboutActor,
  quietHours,
  removePhone,
  saveNotificationsSettings,
  unsubscribeMails,
} from './notice-calls'
import { notificationSettingsPort } from './notificationSettings-port'
import {
  pushKey,
  pushStatus,
  pushTarget,
  resubscribePush,
  subscribePush,
  unsubscribePush,
  updatePush,
} from './push-calls'
import { pushPort } from './push-port'
import { notificationsPort } from './notifications-port'
import { notification, notificationId, notifications, removeNotification } from './notification'
import { markNotifications } from './notification-commands'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { HIDDEN_NOTIFICATION_TYPES } from '@/domain/notifications/notification'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

const numbers = Object.entries(NOTIFICATION_TYPES)
  .map(([kind, number]) => `${number} ${kind}`)
  .join(', ')

/** Notifications: list, marks, removal. */
export const notificationsContract: FeatureContract = {
  feature: 'notifications',
  about: 'Notifications for the guest, and what is sent to a guest who is not here.',
  ports: { notifications: notificationsPort, notificationSettings: notificationSettingsPort, push: pushPort },
  schemas: [
    { name: 'NotificationId', schema: notificationId, about: 'Id of a notification.' },
    {
      name: 'Notification',
      schema: notification,
      about: 'A notification.',
      fields: {
        type: `Number of its kind: ${numbers}. Treat an unknown kind as a plain notification. ${HIDDEN_NOTIFICATION_TYPES.join(', ')} are never listed.`,
        text: 'In the language of the guest.',
        actorId: 'Whom it is about; null: no one.',
        postId: 'The post below which a comment of the guest was answered; null: none.',
        isPayment: 'Whether it is about money.',
        voicecallIdHash: 'Of the guest, where it is about money; null: none.',
      },
    },
    {
      name: 'NewestNotifications',
      schema: notifications.answer,
      about: 'The newest lines.',
      fields: { unseen: 'How many were not seen yet, beyond these as well.' },
    },
    {
      name: 'PushTarget',
      schema: pushTarget,
      about: 'Where a browser receives push messages.',
      fields: {
        endpoint: 'Address at the push service of the browser: https, and of a host that the operator allows.',
        p256dh: 'Public key of the browser, base64url.',
        auth: 'Secret shared with the browser, base64url.',
      },
    },
    { name: 'NoticeKind', schema: noticeKind, about: 'What a guest can be notified of.' },
    { name: 'NoticeChannel', schema: noticeChannel, about: 'A way to reach a guest who is not here.' },
    { name: 'KindsByChannel', schema: kindsByChannel, about: 'The kinds that are sent by each channel.' },
    {
      name: 'QuietHours',
      schema: quietHours,
      about: 'A span of each day in minutes since midnight, the end not included.',
    },
    {
      name: 'NotificationChoices',
      schema: notificationChoices,
      about: 'What a guest wants to be notified of, and how.',
      fields: {
        quiet: 'When nothing is sent; null: at no time.',
        timeZone: 'IANA name of the zone of the quiet hours.',
        neutral: 'Whether texts name neither the product nor an actor.',
      },
    },
    {
      name: 'ActorNotices',
      schema: actorNotices,
      about: 'The channels by which a guest is notified of an actor.',
    },
    {
      name: 'NotificationReport',
      schema: notificationReport,
      about: 'What a guest has set about notices.',
      fields: {
        email: 'Whether anything is sent by e-mail; sms and push likewise.',
        actors: 'The actors who are switched on for a channel: go-live and message are sent for these only.',
        offered: 'The channels that this platform has.',
        isEmailConfirmed: 'Mails are sent to a confirmed address only.',
        phone: 'The confirmed number, shortened; null: none.',
      },
    },
  ],
  operations: [
    { operation: notifications, about: 'The newest notifications; none without an account.' },
    { operation: removeNotification, about: 'Removes a notification. The answer is the same where there is none.' },
    {
      operation: getNotificationsSettings,
      about: 'What the guest wants to be notified of, by which channels, and when not.',
      rules: 'Without an account nothing is chosen.',
    },
    {
      operation: saveNotificationsSettings,
      about: 'Stores all choices, in place of those before.',
      rules: 'Refused with quiet-hours for an empty or impossible span, time-zone for a zone that does not exist.',
    },
    { operation: pushAboutActor, about: 'Switches the push notifications about an actor.' },
    {
      operation: removePhone,
      about: 'Ends all text messages to the guest.',
      rules: 'The number stays verified: removePhoneVerification forgets it.',
    },
    {
      operation: unsubscribeMails,
      about: 'Ends the mails of the kind that the link of a mail is about, in any session. Can be repeated.',
      fields: { token: 'The fragment of the mailed link.' },
    },
    { operation: pushKey, about: 'The public VAPID key that browsers subscribe with; null: nothing is pushed.' },
    {
      operation: pushStatus,
      about: 'Whether a subscription is known, and of the guest.',
      fields: { payload: 'The id that subscribing has answered.' },
    },
    {
      operation: subscribePush,
      about: 'Subscribes a browser. The same browser again is the same subscription; at most ten of a guest.',
      rules: 'Refused with unknown-service where the host of the endpoint is none that the operator allows.',
    },
    {
      operation: resubscribePush,
      about: 'Renews a subscription whose address the browser has changed, without a session.',
      fields: { token: 'What subscribing has answered; the answer has another one.' },
    },
    { operation: unsubscribePush, about: 'Ends a subscription of the guest.' },
    { operation: updatePush, about: 'Texts are in the language of the caller from then on.' },
    { operation: markNotifications, about: 'Notifications were read, or seen.' },
  ],
  updates: [{ type: 'notifications', about: 'A new line.' }],
}
