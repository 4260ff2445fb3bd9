import { hideable, type HideableKind } from '@/adapters/backend/content/hideable'
import { albums, guestAlbumKey, ownedAlbums } from './album-records'
import { albumSale } from './buy-album'
import { galleryPins, pinKey } from './gallery-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { catalogueContent } from '@/adapters/backend/actors/catalogue-content'
import { photoLimitOf, photosWithin } from '@/adapters/backend/actors/photos'
import { noDetails, type ContentKind } from '@/adapters/backend/content/content-kinds'
import { byId } from '@/adapters/backend/content/content-records'
import { laneOf } from '@/adapters/backend/content/lane'
import { asId, type AlbumId } from '@/domain/ids'
import type { LibraryLane } from '@/domain/library/library'

/** Describes a kind of pin in a gallery. */
const pinned = (kind: 'album' | 'sedcards', lane: LibraryLane): Required<ContentKind>['saved'] => ({
  medium: 'photos',
  lane: laneOf({
    lane,
    collection: galleryPins,
    index: 'newest',
    prefix: (guestId) => [guestId, kind],
    isLatestFirst: true,
    entry: ({ id, at }) => ({ at, id, kind, subjectId: id, activity: 'saved', paid: null }),
  }),
  has: async (reader, guestId, id) => (await reader.get(galleryPins, pinKey(guestId, kind, id))) !== undefined,
})

/** An album as other features use it. */
export const albumContent = {
  ...catalogueContent({
    kind: 'album',
    medium: 'photos',
    sale: albumSale,
    content: albums,
    owned: ownedAlbums,
    ownedKey: guestAlbumKey,
    ownedId: ({ albumId }) => albumId,
    lane: 'boughtAlbums',
    details: ({ pictures }) => ({ pictures: pictures.length }),
  }),
  saved: pinned('album', 'pinnedAlbums'),
}

/** The sedcards of an actor as one album, which costs nothing. */
export const sedcardsContent: ContentKind = {
  async contents(reader, ids, { guest }) {
    if (ids.length === 0) return new Map()
    const [records, fsk] = await Promise.all([byId(reader, actors, ids), photoLimitOf(reader, guest)])
    return new Map(
      records.map((actor) => {
        const photos = photosWithin(actor, fsk).map(({ picture }) => picture)
        const cover = photos.find(({ variant }) => variant.startsWith('l')) ?? photos[0] ?? null
        const own = {
          medium: 'photos',
          actorId: actor.id,
          cover,
          pictures: photos.length,
          price: 0,
          paid: null,
        } as const
        return [actor.id, { ...noDetails, ...own }]
      }),
    )
  },
  saved: pinned('sedcards', 'pinnedSedcards'),
}

/** An album as an operator hides it. */
export const hideableAlbum: HideableKind = {
  records: [
    hideable(albums, {
      ofActor: async (tx, actorId) =>
        (await tx.find(albums, 'newest', { prefix: [] })).filter((album) => album.actorId === actorId),
      assets: ({ pictures }) => pictures,
      hasBought: async (reader, guestId, key) =>
        (await reader.get(ownedAlbums, guestAlbumKey(guestId, asId<AlbumId>(key)))) !== undefined,
    }),
  ],
}
