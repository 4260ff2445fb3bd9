import { albums } from './album-records'
import { albumOf, needOf, shownAssets } from './album-view'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { actors } from '@/adapters/backend/actors/actor-records'
import { photosWithin } from '@/adapters/backend/actors/photos'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { Reader } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { photoLimit, type RatedPhoto } from '@/domain/actors/profile-parts'
import type { Album } from '@/domain/albums/album'
import { pictureKeyOf } from '@/domain/albums/picture-key'
import type { ActorId } from '@/domain/ids'

/** A picture that a guest may see. */
export type VisiblePicture =
  | { readonly of: 'album'; readonly album: Album; readonly position: number; readonly assetId: string }
  | {
      readonly of: 'sedcards'
      readonly actor: { readonly id: ActorId; readonly name: string }
      readonly picture: PictureRef
    }

/** The sedcards of an actor that a guest may see; `null`: there is no such actor. */
export async function visibleSedcards(reader: Reader, actorId: ActorId, { guest }: Buyer) {
  const [actor, ageCheck] = await Promise.all([reader.get(actors, actorId), ageCheckOf(reader, guest.id)])
  if (actor === undefined) return null
  const fsk = photoLimit(ageCheck?.avsStatus === 'accepted')
  const photos: readonly RatedPhoto[] = authorize(guest, 'watch').ok ? photosWithin(actor, fsk) : []
  return { actor, fsk, photos }
}

/**
 * Returns the picture of an id, if this guest may see it now; `null`: there is none, or it is not
 * for them. Both cases get the same answer.
 */
export async function visiblePicture(reader: Reader, pictureId: string, viewer: Buyer): Promise<VisiblePicture | null> {
  const key = pictureKeyOf(pictureId)
  if (key === null) return null
  if (key.of === 'sedcards') {
    const seen = await visibleSedcards(reader, key.actorId, viewer)
    const photo = seen?.photos.find(({ picture }) => picture.variant === key.variant)
    if (!seen || photo === undefined) return null
    return { of: 'sedcards', actor: { id: seen.actor.id, name: seen.actor.name }, picture: photo.picture }
  }
  const record = await reader.get(albums, key.albumId)
  const album = record === undefined ? null : await albumOf(reader, record, viewer)
  if (record === undefined || album === null) return null
  const assetId = shownAssets(record, viewer, await needOf(reader, record, viewer, album))[key.position - 1]
  return assetId === undefined ? null : { of: 'album', album, position: key.position, assetId }
}
