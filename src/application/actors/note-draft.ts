import type { ActorId } from '@/domain/ids'

/** Where the device keeps what a guest has begun to note about an actor. */
export const noteDraftKey = (actorId: ActorId): string => `note.${actorId}`
