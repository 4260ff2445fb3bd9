import * as z from 'zod/mini'
import { album, albumDetails, albumId } from './album'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, listOf, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import { purchaseRefusal } from '@/adapters/wire/media/video-calls'
import type { AlbumFilter, AlbumQuery, BuyAlbumResult } from '@/application/albums/album-gateway'
import type { Page } from '@/application/paging/page'
import type { Album } from '@/domain/albums/album'
import { ALBUM_ORDERS, ALBUM_TYPES } from '@/domain/albums/album-lists'
import { agreedPrice, idempotencyKey } from '@/adapters/wire/money/added-terms'

export const albumType = z.enum(ALBUM_TYPES)

/** Which albums are listed. */
export const albumFilter: Wire<AlbumFilter> = z.object({
  actorIds: z.exactOptional(listOf(actorId, 500)),
  types: z.exactOptional(listOf(albumType, ALBUM_TYPES.length)),
})

/** How albums are sorted. */
export const albumOrder = fromUpperSnake(ALBUM_ORDERS)

/** MED-048. */
export const albums: QueryCall<AlbumQuery, Page<Album>> = query(
  'galleries',
  z.object({ filter: albumFilter, sort: albumOrder, first, offset }),
  pageOf(album),
  (request) => ({ ...request, sort: upperSnake(request.sort) }),
)

/** MED-053. */
export const openAlbum = get(
  'openAlbum',
  '/gallery/open/:albumId',
  z.object({ albumId }),
  z.object({ album: z.nullable(albumDetails) }),
)

const buyResult: Wire<BuyAlbumResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), album: albumDetails, balance: coins, charged: coins }),
  purchaseRefusal,
])

/** MED-051; the key makes it the same purchase however often it is sent. */
export const buyAlbum = post(
  'buyAlbum',
  '/album/:albumId/buy',
  z.object({ albumId, key: idempotencyKey(), agreedPrice }),
  buyResult,
  { repeatable: true },
)
