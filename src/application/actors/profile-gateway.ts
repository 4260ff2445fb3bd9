import type { ActorRatings } from '@/domain/chat/chat-rating'
import type { ActorGallery, TvLivestream } from '@/domain/actors/profile-parts'
import type { Interview, PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** A query for the interviews of one actor, with pictures `size` pixels wide (ACT-057). */
export interface InterviewQuery {
  readonly actorId: ActorId
  /** Default: 720. */
  readonly size?: number
}

/**
 * The parts of an actor that only their profile shows, each loaded with the page that needs it.
 * Throws `BackendError`.
 */
export interface ProfileGateway {
  /** Returns what guests answered after their chats (ACT-055); `null`: no such actor. */
  ratings(actorId: ActorId): Promise<ActorRatings | null>
  /** Returns the pictures this guest may see (ACT-011); `null`: no such actor. */
  gallery(actorId: ActorId): Promise<ActorGallery | null>
  /** Returns the interviews of an actor; empty if they have given none (ACT-056). */
  interviews(query: InterviewQuery): Promise<readonly Interview[]>
  /** Returns the actor's time on TV; `null`: they have none (ACT-035). */
  tvLivestream(actorId: ActorId): Promise<TvLivestream | null>
  /**
   * Returns the preview picture of an actor, by id or by name in any case; `null`: no such actor
   * (ACT-040).
   */
  previewImage(idOrName: string): Promise<PictureRef | null>
}

export const ProfileGateway = Symbol.for('ProfileGateway')
