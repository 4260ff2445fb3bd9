import type { ActorId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/live/commands'

/** The largest number of actors that one page watches. */
export const MAX_WATCHED = 500

/**
 * Names all actors whose changes this connection receives from now on, in place of those named before; `null`: every actor. The
 * present state of those it did not name before arrives as `actorCurrent`.
 */
export type ActorCommand = { readonly type: 'watchActors'; readonly actorIds: readonly ActorId[] | null }

/** Of one connection: another one names them again. */
export const actorCommands: CommandTraits<ActorCommand> = { watchActors: { isMomentary: true } }
