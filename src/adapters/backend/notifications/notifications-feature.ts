import { BackendNotificationGateway } from './backend-notification-gateway'
import { BackendPushGateway } from './backend-push-gateway'
import { actorNotices, guestPhones, sentNotices, notificationChoices } from './choice-records'
import { noticeJob } from './notice-job'
import { noticeLetters } from './notice-letters'
import { pushJob } from './push-job'
import { pushSubscriptions } from './push-records'
import { notifications } from './notification-records'
import { noticeRules } from './notice-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Notifications, and the notices sent to guests who are offline. */
export const notificationsFeature = backendFeature({
  collections: [notifications, notificationChoices, actorNotices, sentNotices, guestPhones, pushSubscriptions],
  jobs: { notice: noticeJob, push: pushJob },
  letters: noticeLetters,
  ports: {
    notifications: (platform, caller) => new BackendNotificationGateway(platform, caller),
    push: (platform, caller) => new BackendPushGateway(platform, caller),
  },
  rules: { notifications: noticeRules },
})
