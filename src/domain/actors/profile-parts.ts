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
  /** The highest rating that this guest is shown. */
  readonly fsk: AgeRating
}

/** The highest rating a guest is shown: pictures for adults need a proof of age. */
export const photoLimit = (hasProvedAge: boolean): AgeRating => (hasProvedAge ? 18 : 16)

/** How wide the picture of an interview is where the request names no width, pixels (ACT-057). */
export const INTERVIEW_SIZE = 720

/** When an actor is on TV: their weekly time on the platform's clock (ACT-035). */
export interface TvLivestream {
  readonly actorId: ActorId
  /** Of the programme, in the language of the request. */
  readonly title: string
  readonly slot: PlanWindow
  readonly isOnAir: boolean
  /** When it begins next, epoch ms; `null` while it runs. */
  readonly nextAt: number | null
}
