import { BackendNotificationGateway } from './backend-notification-gateway'
import { BackendPushGateway } from './backend-push-gateway'
import { actorNotices, guestPhones, noticeMarks, notificationChoices } from './choice-records'
import { pushSubscriptions } from './push-records'
import { notifications } from './notification-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Notifications, and what is sent to guests who are not here. */
export const notificationsFeature = backendFeature({
  collections: [notifications, notificationChoices, actorNotices, noticeMarks, guestPhones, pushSubscriptions],
  catalog: [],
  counters: [],
  ports: {
    notifications: (platform, caller) => new BackendNotificationGateway(platform, caller),
    push: (platform, caller) => new BackendPushGateway(platform, caller),
  },
})
