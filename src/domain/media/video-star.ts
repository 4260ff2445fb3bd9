import type { ActorState, PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** An actor by the videos they offer (ACT-032). */
export interface VideoStar {
  /** The same as `actorId`: lists identify their items by it. */
  readonly id: ActorId
  readonly actorId: ActorId
  readonly actorName: string
  /** Years; `null` for a profile of two. */
  readonly age: number | null
  /** Address of the profile in the language of the request, from the root. */
  readonly profileLink: string
  readonly videoCount: number
  /** Of them, released in the last fortnight. */
  readonly newVideoCount: number
  readonly pictures: readonly PictureRef[]
  readonly online: boolean
  /** ISO 639-1 codes. */
  readonly spokenLanguages: readonly string[]
  /** The state the live updates are merged into (ACT-009). */
  readonly state: ActorState
}

/** How many video stars are listed unless the request names another number (ACT-061). */
export const VIDEO_STARS = 100
