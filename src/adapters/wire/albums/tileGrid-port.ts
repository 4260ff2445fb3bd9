import { payloadOf, readPayload } from './payload'
import { getTileGrid, getVideoPictures, storeTileGridSettings, tileGridQuery } from './tile-grid-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { reachableFrames } from '@/adapters/wire/media/videos-port'
import type { TileGridGateway } from '@/application/albums/tile-grid-gateway'

const bound = bindingOf<TileGridGateway>()

/** Grids of tiles on the wire. */
export const tileGridPort: PortBinding<TileGridGateway> = {
  page: bound('page', getTileGrid, {
    request: (type, query) => ({ type, payload: payloadOf(query) }),
    args: ({ type, payload }) => [type, readPayload(tileGridQuery, payload)],
  }),
  videoPictures: bound('videoPictures', getVideoPictures, {
    fields: ['albumId'],
    answer: 'pictures',
    reach: reachableFrames,
  }),
  storeSettings: bound('storeSettings', storeTileGridSettings, { fields: ['type', 'settings'] }),
}
