import type { MessageId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/**
 * A position in the updates sent to a guest: the epoch of the numbering, and the last number
 * received in it.
 */
export interface StreamPosition {
  readonly epoch: string
  readonly sequence: number
}

/**
 * Opens the session and preserves it (SOC-001, SOC-004). `position` requests the updates after it;
 * `since`, the newest message seen, serves a platform that counts nothing else. `watches`: the
 * client lists the actors whose changes it receives; without it, it receives those of all.
 */
export type ConnectionCommand =
  | {
      readonly type: 'requestSession'
      readonly language: Language
      readonly since: MessageId | null
      readonly position: StreamPosition | null
      readonly watches: boolean
    }
  | { readonly type: 'ping' }

/** The traits that decide whether a command is sent, and whether it is sent again. */
export interface CommandTrait {
  /**
   * The command is meaningless without an account, so it is never sent for an anonymous guest
   * [SOC-031].
   */
  readonly needsLogin?: true
  /**
   * The command describes only the present moment: after a lost connection it would be wrong, so it
   * is not repeated.
   */
  readonly isMomentary?: true
}

/** The traits of every command of a feature, by its name. */
export type CommandTraits<C extends { readonly type: string }> = { readonly [T in C['type']]: CommandTrait }

export const connectionCommands: CommandTraits<ConnectionCommand> = { requestSession: {}, ping: { isMomentary: true } }
