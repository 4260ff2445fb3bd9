import type { ActorState, PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** An actor who offers videos (ACT-032). */
export interface VideoStar {
  /** Equal to `actorId`: lists identify their items by `id`. */
  readonly id: ActorId
  readonly actorId: ActorId
  readonly actorName: string
  /** Years; `null` for a couple's profile. */
  readonly age: number | null
  /** Address of the profile in the requested language, from the root. */
  readonly profileLink: string
  readonly videoCount: number
  /** The number of those released in the last fortnight. */
  readonly newVideoCount: number
  readonly pictures: readonly PictureRef[]
  readonly online: boolean
  /** ISO 639-1 codes. */
  readonly spokenLanguages: readonly string[]
  /** The state into which live updates are merged (ACT-009). */
  readonly state: ActorState
}

/** Default number of video stars in a list (ACT-061). */
export const VIDEO_STARS = 100
