import type { ActorId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/session/commands'

/** Maximum number of actors that one page watches. */
export const MAX_WATCHED = 500

/**
 * Lists all actors whose changes this connection receives from now on, in place of the previous
 * list; `null` means every actor. The current state of newly listed actors arrives as
 * `actorCurrent`.
 */
export type ActorCommand = { readonly type: 'watchActors'; readonly actorIds: readonly ActorId[] | null }

/** The list belongs to one connection: a new connection sends it again. */
export const actorCommands: CommandTraits<ActorCommand> = { watchActors: { isMomentary: true } }
