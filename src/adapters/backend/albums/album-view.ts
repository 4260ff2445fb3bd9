import { talkOf } from './album-comments'
import { guestAlbumKey, ownedAlbums, type AlbumRecord, type OwnedAlbum } from './album-records'
import { albumSubject, galleryPins, pictureSubject, pinKey } from './gallery-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import { likesOf, likesOfAll } from '@/adapters/backend/content/rate-content'
import { contentStats, noStats } from '@/adapters/backend/content/rating-records'
import type { Reader } from '@/adapters/stores/store'
import type { PictureHost } from '@/application/media/picture-host'
import { gateFor } from '@/domain/media/gates'
import type { Album, AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import { pictureIdOf } from '@/domain/albums/picture-key'
import { shownPictures } from '@/domain/albums/shown-pictures'
import type { AlbumId, SessionId } from '@/domain/ids'
import { meanRating, NO_LIKES } from '@/domain/media/rating'
import type { ContentBar, VideoActor } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** Time for which an album counts as new, ms. */
const NEW_FOR = 14 * 86_400_000

/**
 * Returns the actor of an album; `null` if the actor has left and this guest has not bought the
 * album, which is then not offered any more.
 */
async function actorOf(
  reader: Reader,
  record: AlbumRecord,
  owned: OwnedAlbum | undefined,
  shown: ShownPictures,
): Promise<VideoActor | null> {
  const actor = await reader.get(actors, record.actorId)
  if (actor === undefined && owned === undefined) return null
  return {
    id: record.actorId,
    name: actor?.name ?? owned?.actorName ?? '',
    avatar: await shown.avatar(actor ?? record.cover),
    isOnline: actor?.state.isOnline ?? false,
  }
}

/** An album as this guest sees it in a list; `null`: it is not offered to them. */
export async function albumOf(reader: Reader, record: AlbumRecord, viewer: Buyer): Promise<Album | null> {
  const [owned, stats] = await Promise.all([
    reader.get(ownedAlbums, guestAlbumKey(viewer.guest.id, record.id)),
    reader.get(contentStats, albumSubject(record.id)),
  ])
  const shown = new ShownPictures(reader, viewer.guest.id)
  const actor = await actorOf(reader, record, owned, shown)
  if (actor === null) return null
  const { likes, dislikes, views } = stats ?? noStats(record.id)
  return {
    id: record.id,
    type: 'picture',
    duration: 0,
    title: record.texts[viewer.language].title,
    pictureCount: record.pictures.length,
    ageRating: record.ageRating,
    free: record.free,
    new: viewer.now - record.releasedAt < NEW_FOR,
    releasedAt: record.releasedAt,
    price: vxc(record.price),
    cover: await shown.cover(record),
    actor,
    bought: owned !== undefined,
    rating: meanRating({ ...NO_LIKES, guestRatingLikes: likes, guestRatingDislikes: dislikes }),
    sold: record.sold,
    albumTotalViews: authorize(viewer.guest, 'track-view').ok ? views : null,
  }
}

/** Returns what this guest still needs to see all of an album (MED-009, AUT-010). */
export async function needOf(
  reader: Reader,
  { ageRating, free }: AlbumRecord,
  { guest }: Buyer,
  { bought }: Album,
): Promise<ContentBar | null> {
  const isForAdults = ageRating === 18
  const ageCheck = isForAdults ? await ageCheckOf(reader, guest.id) : null
  return gateFor(
    { needsLogin: isForAdults || !free, needsAgeCheck: isForAdults, needsAbo: false, needsPurchase: !free },
    {
      isLoggedIn: guest.email !== null,
      hasAvs: ageCheck?.avsStatus === 'accepted',
      hasAbo: false,
      hasBought: bought,
    },
  )
}

/** The guest who sees an album, and the host of its pictures. */
export interface AlbumViewer extends Buyer {
  readonly sessionId: SessionId
  readonly pictures: PictureHost
}

/**
 * Returns the asset ids of the pictures that this guest may see. A guest who may not watch is shown
 * none.
 */
export const shownAssets = (
  { pictures, previews }: AlbumRecord,
  viewer: Buyer,
  need: ContentBar | null,
): readonly string[] => (authorize(viewer.guest, 'watch').ok ? shownPictures(pictures, previews, need) : [])

/**
 * Returns the pictures of an album that are shown, from the first on, with their ratings and pins:
 * only these have an address.
 */
export async function picturesOf(
  reader: Reader,
  albumId: AlbumId,
  assets: readonly string[],
  { guest, sessionId, pictures }: AlbumViewer,
): Promise<readonly AlbumPicture[]> {
  const ids = assets.map((_, index) => pictureIdOf({ of: 'album', albumId, position: index + 1 }))
  const [addresses, likes, pinned] = await Promise.all([
    Promise.all(assets.map((assetId) => pictures.picture({ assetId, sessionId }))),
    likesOfAll(reader, guest.id, ids.map(pictureSubject)),
    reader.getMany(
      galleryPins,
      ids.map((pictureId) => pinKey(guest.id, 'picture', pictureId)),
    ),
  ])
  return ids.map((pictureId, index) => ({
    position: index + 1,
    address: addresses[index] ?? NO_ADDRESS,
    pictureId,
    likes: likes[index] ?? NO_LIKES,
    isFavorite: pinned[index] !== undefined,
  }))
}

/** An album with the pictures that this guest may see. */
export async function detailsOf(
  reader: Reader,
  record: AlbumRecord,
  viewer: AlbumViewer,
  isWithheld = false,
): Promise<AlbumDetails | null> {
  const album = await albumOf(reader, record, viewer)
  if (album === null) return null
  const need = isWithheld ? 'withdrawn' : await needOf(reader, record, viewer, album)
  const [pictures, likes, pinned, comments] = await Promise.all([
    picturesOf(reader, record.id, shownAssets(record, viewer, need), viewer),
    likesOf(reader, viewer.guest.id, albumSubject(record.id)),
    reader.get(galleryPins, pinKey(viewer.guest.id, 'album', record.id)),
    talkOf(reader, record.id, viewer.guest, need),
  ])
  return {
    ...album,
    description: isWithheld ? '' : record.texts[viewer.language].description,
    need,
    pictures,
    ...likes,
    isFavorite: pinned !== undefined,
    comments,
  }
}
