import type { Notification } from './notification'

/** A new notification (SOC-027). */
export interface NotificationUpdate {
  readonly type: 'notification'
  readonly notification: Notification
}
