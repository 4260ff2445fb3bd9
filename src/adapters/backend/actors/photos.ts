import type { ActorRecord } from './actor-records'
import type { PictureRef } from '@/domain/actors/actor'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import { photoLimit, type RatedPhoto } from '@/domain/actors/profile-parts'

/** All pictures of an actor with their ratings; a picture without one is for everybody. */
const ratedPhotos = ({ pictures, photoRatings = [] }: ActorRecord): readonly RatedPhoto[] =>
  pictures.map((picture) => ({
    picture,
    fsk: photoRatings.find(({ variant }) => variant === picture.variant)?.rating ?? 12,
  }))

/** The pictures up to a rating (ACT-011): the others are in no answer. */
export const photosWithin = (actor: ActorRecord, limit: AgeRating): readonly RatedPhoto[] =>
  ratedPhotos(actor).filter(({ fsk }) => isWithin(fsk, limit))

/** The pictures that every guest may see. */
export const openPictures = (actor: ActorRecord): readonly PictureRef[] =>
  photosWithin(actor, photoLimit(false)).map(({ picture }) => picture)
