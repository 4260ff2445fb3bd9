import type { Notification } from './notification'

/** A new notification (SOC-027). */
export interface NotificationUpdate {
  readonly type: 'notifications'
  readonly notification: Notification
}
