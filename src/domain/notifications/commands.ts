import type { NotificationId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/live/commands'

/** Notifications are shown to guests with an account only. */
export interface NotificationCommand {
  readonly type: 'markNotifications'
  readonly ids: readonly NotificationId[]
  readonly as: 'read' | 'seen'
}

export const notificationCommands: CommandTraits<NotificationCommand> = { markNotifications: { needsLogin: true } }
