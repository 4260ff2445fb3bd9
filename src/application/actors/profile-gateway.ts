import type { ActorRatings } from '@/domain/actors/chat-rating'
import type { ActorId } from '@/domain/ids'

/** What only the profile of an actor shows, each part loaded with the page that shows it. Throws `BackendError`. */
export interface ProfileGateway {
  /** What guests answered after their chats (ACT-055); `null`: no such actor. */
  ratings(actorId: ActorId): Promise<ActorRatings | null>
}

export const ProfileGateway = Symbol.for('ProfileGateway')
