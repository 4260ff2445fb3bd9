import { albums, buyAlbum, openAlbum } from './album-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { AlbumGateway } from '@/application/albums/album-gateway'
import type { AlbumDetails } from '@/domain/albums/album'

const bound = bindingOf<AlbumGateway>()

/** Pictures are served by the server that has answered. */
const reachable = (album: AlbumDetails, baseUrl: string): AlbumDetails => ({
  ...album,
  pictures: album.pictures.map((picture) => ({ ...picture, address: atServer(picture.address, baseUrl) })),
})

/** The albums on the wire. */
export const albumsPort: PortBinding<AlbumGateway> = {
  list: bound('list', albums),
  byId: bound('byId', openAlbum, {
    fields: ['albumId'],
    answer: 'album',
    reach: (album, baseUrl) => (album === null ? null : reachable(album, baseUrl)),
  }),
  buy: bound('buy', buyAlbum, {
    fields: ['albumId', 'key', 'agreedPrice'],
    reach: (result, baseUrl) => (result.ok ? { ...result, album: reachable(result.album, baseUrl) } : result),
  }),
}
