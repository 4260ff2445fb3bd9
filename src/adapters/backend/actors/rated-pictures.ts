import type { PictureRef } from '@/domain/actors/actor'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import { photoLimit } from '@/domain/actors/profile-parts'

/** The fields of an actor that rate their pictures. */
interface RatedActor {
  readonly family: number
  readonly pictures: readonly PictureRef[]
  readonly photoRatings?: readonly { readonly variant: PictureRef['variant']; readonly rating: AgeRating }[]
}

const NONE: readonly PictureRef[] = []

/**
 * Returns the pictures that an actor has rated above what every guest may see, each once. A rating
 * names a variant: it applies to the actor's own family, and to the pictures of another family that
 * the actor shows in its place.
 */
export function ratedPictures({ family, pictures, photoRatings = [] }: RatedActor): readonly PictureRef[] {
  // Almost every actor: this runs with each write of an actor.
  if (photoRatings.length === 0) return NONE
  const ratings = new Map(photoRatings.toReversed().map(({ variant, rating }) => [variant, rating]))
  return [...ratings].flatMap(([variant, rating]) => {
    if (isWithin(rating, photoLimit(false))) return []
    const families = pictures.filter((picture) => picture.variant === variant).map((picture) => picture.family)
    return [...new Set([family, ...families])].map((each) => ({ family: each, variant }))
  })
}
