import type { ActorId } from '@/domain/ids'

/** The storage key of the guest's unsaved note about an actor. */
export const noteDraftKey = (actorId: ActorId): string => `note.${actorId}`
