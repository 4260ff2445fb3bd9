import { BackendNotificationGateway } from './backend-notification-gateway'
import { BackendNotificationSettings } from './backend-notification-settings'
import { actorNotices, guestPhones, noticeMarks, notificationChoices } from './choice-records'
import { notifications } from './notification-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Notifications, and what is sent to guests who are not here. */
export const notificationsFeature = backendFeature({
  collections: [notifications, notificationChoices, actorNotices, noticeMarks, guestPhones],
  catalog: [],
  counters: [],
  ports: (platform, caller) => ({
    notifications: new BackendNotificationGateway(platform, caller),
    notices: new BackendNotificationSettings(platform, caller),
  }),
})
