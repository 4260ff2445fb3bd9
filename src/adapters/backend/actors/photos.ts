import type { ActorRecord } from './actor-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import type { Reader } from '@/adapters/stores/store'
import type { ActorSummary, PictureRef } from '@/domain/actors/actor'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import { photoLimit, type RatedPhoto } from '@/domain/actors/profile-parts'

/**
 * Returns the highest rating that a guest is shown: a guest who may not watch sees what everybody
 * sees, even with a proof of age.
 */
export const photoLimitOf = async (reader: Reader, guest: GuestRecord): Promise<AgeRating> =>
  photoLimit(authorize(guest, 'watch').ok && (await ageCheckOf(reader, guest.id)).avsStatus === 'accepted')

/** Returns all pictures of an actor with their ratings; a picture without one is for everybody. */
const ratedPhotos = ({ pictures, photoRatings = [] }: ActorRecord): readonly RatedPhoto[] =>
  pictures.map((picture) => ({
    picture,
    fsk: photoRatings.find(({ variant }) => variant === picture.variant)?.rating ?? 12,
  }))

/** The pictures up to a rating (ACT-011): the others are in no answer. */
export const photosWithin = (actor: ActorRecord, limit: AgeRating): readonly RatedPhoto[] =>
  ratedPhotos(actor).filter(({ fsk }) => isWithin(fsk, limit))

/** The same row with those of its pictures alone that are rated up to a limit (MSG-021). */
export function shownUpTo(limit: AgeRating, summary: ActorSummary, actor: ActorRecord | undefined): ActorSummary {
  const within = new Set(actor === undefined ? [] : photosWithin(actor, limit).map(({ picture }) => picture.variant))
  return { ...summary, sedcards: summary.sedcards.filter(({ variant }) => within.has(variant)) }
}

/** The pictures that every guest may see. */
export const openPictures = (actor: ActorRecord): readonly PictureRef[] =>
  photosWithin(actor, photoLimit(false)).map(({ picture }) => picture)
