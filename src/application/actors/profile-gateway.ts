import type { ActorRatings } from '@/domain/actors/chat-rating'
import type { ActorGallery, TvLivestream } from '@/domain/actors/profile-parts'
import type { Interview, PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** Which interviews: of one actor, with pictures of a width in pixels (ACT-057). */
export interface InterviewQuery {
  readonly actorId: ActorId
  /** Missing: 720. */
  readonly size?: number
}

/** What only the profile of an actor shows, each part loaded with the page that shows it. Throws `BackendError`. */
export interface ProfileGateway {
  /** What guests answered after their chats (ACT-055); `null`: no such actor. */
  ratings(actorId: ActorId): Promise<ActorRatings | null>
  /** The pictures this guest may see (ACT-011); `null`: no such actor. */
  gallery(actorId: ActorId): Promise<ActorGallery | null>
  /** ACT-056; none where the actor has given none. */
  interviews(query: InterviewQuery): Promise<readonly Interview[]>
  /** ACT-035; `null`: the actor has no time on TV. */
  tvLivestream(actorId: ActorId): Promise<TvLivestream | null>
  /** ACT-040, by id or name in any case; `null`: no such actor. */
  previewImage(idOrName: string): Promise<PictureRef | null>
}

export const ProfileGateway = Symbol.for('ProfileGateway')
