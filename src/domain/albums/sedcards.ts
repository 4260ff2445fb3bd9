import type { PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import type { ActorId } from '@/domain/ids'
import type { Likes } from '@/domain/media/rating'

/** A picture with which an actor presents themselves. */
export interface Sedcard {
  /** Id for rating and pinning (`picture-key.ts`). */
  readonly pictureId: string
  readonly picture: PictureRef
  /** Age rating in years. */
  readonly fsk: AgeRating
  readonly likes: Likes
  readonly isFavorite: boolean
}

/**
 * The sedcards of an actor that a guest may see, rated and pinned as one album (MED-011, MED-055,
 * MED-056).
 */
export interface Sedcards extends Likes {
  readonly actor: { readonly id: ActorId; readonly name: string }
  /** Number of sedcards up to `fsk`, including those that `limit` has left out. */
  readonly total: number
  /** The highest age rating shown to this guest, in years. */
  readonly fsk: AgeRating
  readonly items: readonly Sedcard[]
  readonly isFavorite: boolean
}
