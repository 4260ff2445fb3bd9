import { actorCommands, type ActorCommand } from '@/domain/actors/commands'
import { chatCommands, type ChatCommand } from '@/domain/chat/commands'
import { accountCommands, type AccountCommand } from '@/domain/guest/commands'
import { connectionCommands, type CommandTraits, type ConnectionCommand } from '@/domain/session/commands'
import { messengerCommands, type MessengerCommand } from '@/domain/messenger/commands'
import { notificationCommands, type NotificationCommand } from '@/domain/notifications/commands'

/**
 * The commands of every feature, by its name: the only such list. Each feature owns the types,
 * traits and schemas of its commands; a command without a schema or a handler does not compile.
 */
export interface CommandsByFeature {
  readonly live: ConnectionCommand
  readonly guest: AccountCommand
  readonly actors: ActorCommand
  readonly chat: ChatCommand
  readonly messenger: MessengerCommand
  readonly notifications: NotificationCommand
}

/** Every command that a guest's page sends on the connection. */
export type LiveCommand = CommandsByFeature[keyof CommandsByFeature]

/** The name of a command. */
export type LiveCommandType = LiveCommand['type']

/** A command that a caller submits; the connection sends its own commands automatically. */
export type SubmittedCommand = Exclude<LiveCommand, ConnectionCommand>

const traits: CommandTraits<LiveCommand> = {
  ...connectionCommands,
  ...accountCommands,
  ...actorCommands,
  ...chatCommands,
  ...messengerCommands,
  ...notificationCommands,
}

/** Whether the command is never sent for an anonymous guest [SOC-031]. */
export const needsLogin = ({ type }: LiveCommand): boolean => traits[type].needsLogin === true

/** Whether the command is not repeated after a lost connection. */
export const isMomentary = ({ type }: LiveCommand): boolean => traits[type].isMomentary === true
