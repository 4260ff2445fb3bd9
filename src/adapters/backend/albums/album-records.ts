import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { fields, flag, id, list, number, oneOf, optional, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { AlbumOrder } from '@/domain/albums/album-lists'
import type { ActorId, AlbumId, GuestId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

/** The texts of an album in one language. */
export interface AlbumTexts {
  readonly title: string
  readonly description: string
}

/** The stored record of an album. Prices are whole coins. */
export interface AlbumRecord {
  readonly id: AlbumId
  readonly actorId: ActorId
  readonly texts: Localized<AlbumTexts>
  readonly ageRating: 16 | 18
  readonly free: boolean
  readonly releasedAt: number
  readonly price: number
  readonly cover: PictureRef
  /**
   * Asset ids, in the order in which the pictures are shown: they name the files for the host of
   * the pictures.
   */
  readonly pictures: readonly string[]
  /** Number of the first pictures that every guest may see. */
  readonly previews: number
  readonly sold: number
}

const orders: Readonly<Record<AlbumOrder, (album: AlbumRecord) => number>> = {
  newest: (album) => -album.releasedAt,
  mostExpensive: (album) => -album.price,
  cheapest: (album) => album.price,
  mostPictures: (album) => -album.pictures.length,
  bestSelling: (album) => -album.sold,
}

const album = fields<AlbumRecord>({
  id: id<AlbumId>(),
  actorId: id<ActorId>(),
  texts: inEachLanguage(fields<AlbumTexts>({ title: text, description: text })),
  ageRating: oneOf(16, 18),
  free: flag,
  releasedAt: number,
  price: whole,
  cover: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
  pictures: list(text),
  previews: whole,
  sold: whole,
})

/**
 * One index for each order; lists are filtered by facets and by actor
 * (docs/decisions/0065-a-catalogue-beyond-memory.md).
 */
export const albums: Collection<AlbumRecord> = {
  name: 'albums',
  schema: schemaOf(album),
  key: (record) => record.id,
  indexes: Object.fromEntries(
    Object.entries(orders).map(([name, order]) => [name, (record: AlbumRecord) => [[order(record), record.id]]]),
  ),
  owner: (record) => record.actorId,
  facets: ({ free }) => ({ type: free ? ['free'] : [] }),
  isLarge: true,
  search: {
    text: ({ texts }, language) => ({ title: texts[language].title, more: [texts[language].description] }),
    rank: ({ releasedAt }) => Math.round(releasedAt),
  },
}

/** A guest's permanent right to see all of an album, and its price. */
export interface OwnedAlbum {
  readonly guestId: GuestId
  readonly albumId: AlbumId
  readonly at: number
  readonly price: number
  /**
   * The name of its actor at the purchase: bought content stays the guest's when the actor leaves.
   * Missing in older records.
   */
  readonly actorName?: string
}

export const guestAlbumKey = (guestId: GuestId, albumId: AlbumId): string => `${guestId} ${albumId}`

export const ownedAlbums: Collection<OwnedAlbum> = {
  name: 'ownedAlbums',
  schema: schemaOf(
    fields<OwnedAlbum>({
      guestId: id<GuestId>(),
      albumId: id<AlbumId>(),
      at: number,
      price: whole,
      actorName: optional(text),
    }),
  ),
  key: (owned) => guestAlbumKey(owned.guestId, owned.albumId),
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (owned) => [[owned.guestId, -owned.at, owned.albumId]] },
}
