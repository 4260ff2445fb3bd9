import { guestAlbumKey } from './album-records'
import { fields, id, number, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { contentStats } from '@/adapters/backend/content/rating-records'
import type { Collection, Transaction } from '@/adapters/stores/store'
import { PIN_KINDS, type PinKind } from '@/domain/albums/pins'
import { TILE_GRIDS, TILE_SIZES, type TileGridSettings, type TileGridType } from '@/domain/albums/tile-grid'
import type { AlbumId, GuestId } from '@/domain/ids'

/** The subject of ratings and counts (`content/rating-records.ts`). Part of stored keys. */
export const albumSubject = (albumId: string): string => `album:${albumId}`
export const sedcardsSubject = (actorId: string): string => `sedcards:${actorId}`
export const pictureSubject = (pictureId: string): string => `picture:${pictureId}`

/** A guest's pin of an album, of the sedcards of an actor, or of a picture. */
export interface GalleryPin {
  readonly guestId: GuestId
  readonly kind: PinKind
  /** Id of the album, the actor or the picture. */
  readonly id: string
  /** Epoch ms. */
  readonly at: number
}

export const pinKey = (guestId: GuestId, kind: PinKind, target: string): string => `${guestId} ${kind} ${target}`

export const galleryPins: Collection<GalleryPin> = {
  name: 'galleryPins',
  schema: schemaOf(fields<GalleryPin>({ guestId: id<GuestId>(), kind: oneOf(...PIN_KINDS), id: text, at: number })),
  key: (pin) => pinKey(pin.guestId, pin.kind, pin.id),
  ofGuest: belongsToGuest('newest'),
  indexes: { newest: (pin) => [[pin.guestId, pin.kind, -pin.at, pin.id]] },
}

/** The comment of a guest on an album. Its key is theirs: there is one (MED-059). */
export interface AlbumCommentRecord {
  /** The name of the pin in answers: its key names its guest. */
  readonly id: string
  readonly guestId: GuestId
  readonly albumId: AlbumId
  /** The name of the guest as it was then. */
  readonly guestName: string
  readonly text: string
  /** Epoch ms. */
  readonly created: number
}

export const albumComments: Collection<AlbumCommentRecord> = {
  name: 'albumComments',
  schema: schemaOf(
    fields<AlbumCommentRecord>({
      id: text,
      guestId: id<GuestId>(),
      albumId: id<AlbumId>(),
      guestName: text,
      text,
      created: number,
    }),
  ),
  key: ({ guestId, albumId }) => guestAlbumKey(guestId, albumId),
  ofGuest: { by: 'ofGuest', onErase: { call: eraseComment }, exports: 'whole' },
  indexes: {
    ofGuest: ({ guestId, albumId }) => [[guestId, guestAlbumKey(guestId, albumId)]],
    ofAlbum: ({ albumId, created, guestId }) => [[albumId, -created, guestId]],
  },
}

/** Erases a comment, which the album counts. */
async function eraseComment(tx: Transaction, comment: AlbumCommentRecord): Promise<void> {
  await tx.delete(albumComments, guestAlbumKey(comment.guestId, comment.albumId))
  const stats = await tx.get(contentStats, albumSubject(comment.albumId))
  if (stats !== undefined) await tx.put(contentStats, { ...stats, comments: Math.max(0, stats.comments - 1) })
}

/** A guest's first view of an album. */
export interface AlbumView {
  readonly guestId: GuestId
  readonly albumId: AlbumId
  /** The first time, epoch ms. */
  readonly at: number
}

export const albumViews: Collection<AlbumView> = {
  name: 'albumViews',
  schema: schemaOf(fields<AlbumView>({ guestId: id<GuestId>(), albumId: id<AlbumId>(), at: number })),
  key: ({ guestId, albumId }) => guestAlbumKey(guestId, albumId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, albumId }) => [[guestId, guestAlbumKey(guestId, albumId)]] },
}

/** A guest's settings for the grids of a type (MED-069). */
export interface StoredGridSettings extends TileGridSettings {
  readonly guestId: GuestId
  readonly type: TileGridType
}

export const gridSettingsKey = (guestId: GuestId, type: TileGridType): string => `${guestId} ${type}`

export const tileGridSettings: Collection<StoredGridSettings> = {
  name: 'tileGridSettings',
  schema: schemaOf(
    fields<StoredGridSettings>({ guestId: id<GuestId>(), type: oneOf(...TILE_GRIDS), size: oneOf(...TILE_SIZES) }),
  ),
  key: ({ guestId, type }) => gridSettingsKey(guestId, type),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, type }) => [[guestId, gridSettingsKey(guestId, type)]] },
}

/** A tag that a guest suggests for an album; the operator decides about it (MED-039). */
export interface TagSuggestion {
  readonly guestId: GuestId
  readonly albumId: AlbumId
  readonly tag: string
  /** Epoch ms. */
  readonly at: number
}

export const tagSuggestions: Collection<TagSuggestion> = {
  name: 'tagSuggestions',
  schema: schemaOf(fields<TagSuggestion>({ guestId: id<GuestId>(), albumId: id<AlbumId>(), tag: text, at: number })),
  key: ({ guestId, albumId, tag }) => `${guestAlbumKey(guestId, albumId)} ${tag}`,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, albumId, tag }) => [[guestId, albumId, tag]] },
}
