import { notification } from './notification'
import { updates } from '@/adapters/wire/base/update'
import type { NotificationUpdate } from '@/domain/notifications/updates'

export const notificationUpdates = updates<NotificationUpdate>({ notifications: { notification } })
