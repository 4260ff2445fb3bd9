import { albums, buyAlbum, openAlbum } from './album-calls'
import { atServer, bound, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { AlbumGateway, BuyAlbumResult } from '@/application/albums/album-gateway'
import type { AlbumDetails } from '@/domain/albums/album'

/** Pictures are served by the server that has answered. */
const reachable = (album: AlbumDetails, baseUrl: string): AlbumDetails => ({
  ...album,
  pictures: album.pictures.map((picture) => ({ ...picture, address: atServer(picture.address, baseUrl) })),
})

/** The albums on the wire. */
export const albumsPort: PortBinding<AlbumGateway> = {
  list: bound<AlbumGateway, AlbumGateway['list']>()(albums, {
    request: (query) => query,
    call: (port, query) => port.list(query),
  }),
  byId: bound<AlbumGateway, AlbumGateway['byId']>()(openAlbum, {
    request: (albumId) => ({ albumId }),
    read: ({ album }, baseUrl) => (album === null ? null : reachable(album, baseUrl)),
    call: async (port, { albumId }) => ({ album: await port.byId(albumId) }),
  }),
  buy: bound<AlbumGateway, AlbumGateway['buy']>()(buyAlbum, {
    request: (albumId, key, agreedPrice) => ({ albumId, key, agreedPrice }),
    read: (result: BuyAlbumResult, baseUrl: string) =>
      result.ok ? { ...result, album: reachable(result.album, baseUrl) } : result,
    call: (port, { albumId, key, agreedPrice }) => port.buy(albumId, key, agreedPrice),
  }),
}
