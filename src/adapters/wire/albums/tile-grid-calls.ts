import * as z from 'zod/mini'
import { albumType } from './album-calls'
import { gridSettings, tilePage } from './gallery-schemas'
import { payload } from './payload'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { first, offset } from '@/adapters/wire/base/pages'
import { get, post } from '@/adapters/wire/base/rest-call'
import { listOf, text, type Wire } from '@/adapters/wire/base/scalars'
import { videoId, videoThumbnail } from '@/adapters/wire/media/video'
import type { TileGridGateway, TileGridQuery } from '@/application/albums/tile-grid-gateway'
import { ALBUM_ORDERS, ALBUM_TYPES } from '@/domain/albums/album-lists'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import { TILE_GRIDS } from '@/domain/albums/tile-grid'

export const tileGridType = z.enum(TILE_GRIDS)

/** What a payload of a grid holds. */
export const tileGridQuery: Wire<TileGridQuery> = z.object({
  actorId: z.exactOptional(actorId),
  types: z.exactOptional(listOf(albumType, ALBUM_TYPES.length)),
  tag: z.exactOptional(text(100)),
  classic: z.exactOptional(z.literal(true)),
  sort: z.exactOptional(z.enum([...ALBUM_ORDERS, ...VIDEO_ORDERS])),
  first,
  offset,
})

/** MED-067. */
export const getTileGrid = get(
  'getTileGrid',
  '/tileGrid/get/:type/:payload',
  z.object({ type: tileGridType, payload }),
  tilePage,
)

/** MED-068. */
export const getVideoPictures = get(
  'getVideoPictures',
  '/tileGrid/getVideoPictures/:albumId',
  z.object({ albumId: videoId }),
  z.object({ pictures: z.array(videoThumbnail) }),
)

const stored: Wire<Awaited<ReturnType<TileGridGateway['storeSettings']>>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('login-required') }),
])

/** MED-069. */
export const storeTileGridSettings = post(
  'storeTileGridSettings',
  '/storeTileGridSettings',
  z.object({ type: tileGridType, settings: gridSettings }),
  stored,
  { repeatable: true },
)
