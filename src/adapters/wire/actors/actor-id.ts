import { id } from '@/adapters/wire/base/scalars'
import type { ActorId } from '@/domain/ids'

/** The id of an actor, apart from the other schemas of actors: what only names one loads none of them. */
export const actorId = id<ActorId>()
