import type { PictureRef } from './actor'
import type { AgeRating } from './avatars'
import type { ActorId } from '@/domain/ids'
import type { PlanWindow } from './schedule'

/** A picture of an actor with the age it is rated for, in years. */
export interface RatedPhoto {
  readonly picture: PictureRef
  readonly fsk: AgeRating
}

/** The pictures of an actor that a guest may see (ACT-011). */
export interface ActorGallery {
  readonly actor: { readonly id: ActorId; readonly name: string }
  readonly photos: readonly RatedPhoto[]
  /** The highest age rating that this guest is shown. */
  readonly fsk: AgeRating
}

/** Returns the highest age rating a guest is shown: pictures for adults require a proof of age. */
export const photoLimit = (hasProvedAge: boolean): AgeRating => (hasProvedAge ? 18 : 16)

/** Default width of an interview picture, in pixels (ACT-057). */
export const INTERVIEW_SIZE = 720

/** An actor's weekly TV slot on the platform's clock (ACT-035). */
export interface TvLivestream {
  readonly actorId: ActorId
  /** Title of the programme, in the requested language. */
  readonly title: string
  readonly slot: PlanWindow
  readonly isOnAir: boolean
  /** The next start in epoch ms; `null` while it is on air. */
  readonly nextAt: number | null
}
