import { actorCommands, type ActorCommand } from './actors/commands'
import { chatCommands, type ChatCommand } from './chat/commands'
import { accountCommands, type AccountCommand } from './guest/commands'
import { connectionCommands, type CommandTraits, type ConnectionCommand } from './live/commands'
import { messengerCommands, type MessengerCommand } from './messenger/commands'
import { notificationCommands, type NotificationCommand } from './notifications/commands'

/**
 * The commands of every feature, by its name: the one list of them. Each feature owns the types and traits of its
 * commands, and their schemas; a command without a schema or a handler does not compile.
 */
export interface CommandsByFeature {
  readonly live: ConnectionCommand
  readonly guest: AccountCommand
  readonly actors: ActorCommand
  readonly chat: ChatCommand
  readonly messenger: MessengerCommand
  readonly notifications: NotificationCommand
}

/** Everything a guest's page sends on the connection. */
export type LiveCommand = CommandsByFeature[keyof CommandsByFeature]

/** The name of a command. */
export type LiveCommandType = LiveCommand['type']

/** A command that a caller submits; the connection's own commands are sent automatically. */
export type SubmittedCommand = Exclude<LiveCommand, ConnectionCommand>

const traits: CommandTraits<LiveCommand> = {
  ...connectionCommands,
  ...accountCommands,
  ...actorCommands,
  ...chatCommands,
  ...messengerCommands,
  ...notificationCommands,
}

/** Commands that are never sent for an anonymous guest [SOC-031]. */
export const needsLogin = ({ type }: LiveCommand): boolean => traits[type].needsLogin === true

/** Commands that are not repeated after a lost connection. */
export const isMomentary = ({ type }: LiveCommand): boolean => traits[type].isMomentary === true
