import type { PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import type { ActorId } from '@/domain/ids'
import type { Likes } from '@/domain/media/rating'

/** A picture by which an actor presents themselves. */
export interface Sedcard {
  /** By which it is rated and pinned (`picture-key.ts`). */
  readonly pictureId: string
  readonly picture: PictureRef
  /** The age it is rated for, years. */
  readonly fsk: AgeRating
  readonly likes: Likes
  readonly isFavorite: boolean
}

/** The sedcards of an actor that a guest may see, rated and pinned as one album (MED-011, MED-055, MED-056). */
export interface Sedcards extends Likes {
  readonly actor: { readonly id: ActorId; readonly name: string }
  /** How many there are up to `fsk`, those included that `limit` has left out. */
  readonly total: number
  /** The highest rating among what this guest is shown, years. */
  readonly fsk: AgeRating
  readonly items: readonly Sedcard[]
  readonly isFavorite: boolean
}
