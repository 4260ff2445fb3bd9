import type { TileGridQuery } from '@/application/albums/tile-grid-gateway'
import { ALBUM_ORDERS, ALBUM_TYPES, type AlbumOrder, type AlbumType } from '@/domain/albums/album-lists'
import type { ActorId } from '@/domain/ids'
import type { AddressForm } from '@/ui/base/use-list-address'

/** Filters and order of a list of albums, from its address. */
export interface AlbumListQuery {
  readonly types: readonly AlbumType[]
  readonly sort: AlbumOrder
}

const [OWN_ORDER] = ALBUM_ORDERS

/** The query in the address of a list; invalid parts are left out, so that no address breaks it. */
export const albumAddress: AddressForm<AlbumListQuery> = {
  read: (query) => {
    const types = (query.get('type') ?? '').split(',')
    return {
      types: ALBUM_TYPES.filter((type) => types.includes(type)),
      sort: ALBUM_ORDERS.find((order) => order === query.get('sort')) ?? OWN_ORDER,
    }
  },
  write: ({ types, sort }) => ({
    ...(types.length === 0 ? {} : { type: types.join(',') }),
    ...(sort === OWN_ORDER ? {} : { sort }),
  }),
  cleared: (query) => ({ ...query, types: [] }),
}

/** The query for the gateway; `actorId` is `null` for the albums of all actors. */
export const gridQueryOf = (
  { types, sort }: AlbumListQuery,
  actorId: ActorId | null,
  page: Pick<TileGridQuery, 'first' | 'offset'>,
): TileGridQuery => ({
  ...page,
  sort,
  ...(types.length === 0 ? {} : { types }),
  ...(actorId === null ? {} : { actorId }),
})
