import type { ActorId } from '@/domain/ids'

/** Where the device stores the note that a guest has begun about an actor. */
export const noteDraftKey = (actorId: ActorId): string => `note.${actorId}`
