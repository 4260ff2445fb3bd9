import { galleryPins, pictureSubject, pinKey, sedcardsSubject } from './gallery-records'
import { visibleSedcards } from './picture-access'
import { findActor } from '@/adapters/backend/actors/find-actor'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import { likesOf, likesOfAll } from '@/adapters/backend/content/rate-content'
import type { Reader } from '@/adapters/stores/store'
import type { SedcardQuery } from '@/application/albums/gallery-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { ACTOR_VARIANTS } from '@/domain/pictures/picture-variants'
import { pictureIdOf } from '@/domain/albums/picture-key'
import type { Sedcards } from '@/domain/albums/sedcards'
import { NO_LIKES } from '@/domain/media/rating'

/**
 * Returns the sedcards of an actor up to the lower of two ratings: the requested one, and what this
 * guest is shown (MED-055).
 */
export async function sedcardsOf(
  reader: Reader,
  idOrName: string,
  { limit = MAX_PAGE_SIZE, fsk: requested = 18 }: SedcardQuery,
  viewer: Buyer,
): Promise<Sedcards | null> {
  const found = await findActor(reader, idOrName)
  const seen = found === undefined ? null : await visibleSedcards(reader, found.id, viewer)
  if (seen === null) return null
  const { id, name } = seen.actor
  const within = seen.photos.flatMap(({ picture, fsk }) => {
    const variant = ACTOR_VARIANTS.find((one) => one === picture.variant)
    return variant === undefined || fsk > requested
      ? []
      : [{ picture, fsk, pictureId: pictureIdOf({ of: 'sedcards', actorId: id, variant }) }]
  })
  const shown = within.slice(0, limit)
  const [ratings, pins, likes, pinned] = await Promise.all([
    likesOfAll(
      reader,
      viewer.guest.id,
      shown.map(({ pictureId }) => pictureSubject(pictureId)),
    ),
    reader.getMany(
      galleryPins,
      shown.map(({ pictureId }) => pinKey(viewer.guest.id, 'picture', pictureId)),
    ),
    likesOf(reader, viewer.guest.id, sedcardsSubject(id)),
    reader.get(galleryPins, pinKey(viewer.guest.id, 'sedcards', id)),
  ])
  return {
    ...likes,
    actor: { id, name },
    total: within.length,
    fsk: requested < seen.fsk ? requested : seen.fsk,
    items: shown.map((card, index) => ({
      ...card,
      likes: ratings[index] ?? NO_LIKES,
      isFavorite: pins[index] !== undefined,
    })),
    isFavorite: pinned !== undefined,
  }
}
