import type { NotificationId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/session/commands'

/** Marks notifications, which only guests with an account receive. */
export interface NotificationCommand {
  readonly type: 'markNotifications'
  readonly ids: readonly NotificationId[]
  readonly as: 'read' | 'seen'
}

export const notificationCommands: CommandTraits<NotificationCommand> = { markNotifications: { needsLogin: true } }
