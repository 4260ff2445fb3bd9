import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  libraryPlaylist,
  libraryPlaylists,
  moveInPlaylist,
  removeFromPlaylist,
  renamePlaylist,
} from './playlist-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { PlaylistGateway } from '@/application/library/playlist-gateway'

const bound = bindingOf<PlaylistGateway>()

/** Playlists on the wire: a part of the library's port. */
export const playlistBindings: PortBinding<PlaylistGateway> = {
  playlists: bound('playlists', libraryPlaylists, { fields: ['videoId'] }),
  playlist: bound('playlist', libraryPlaylist, { fields: ['id'] }),
  createPlaylist: bound('createPlaylist', createPlaylist, { fields: ['id', 'title'] }),
  renamePlaylist: bound('renamePlaylist', renamePlaylist, { fields: ['id', 'title'] }),
  deletePlaylist: bound('deletePlaylist', deletePlaylist, { fields: ['id'] }),
  addToPlaylist: bound('addToPlaylist', addToPlaylist, {
    request: (id, videoId, position) => ({ id, videoId, position }),
    args: ({ id, videoId, position }) => [id, videoId, position],
  }),
  moveInPlaylist: bound('moveInPlaylist', moveInPlaylist, { fields: ['id', 'videoId', 'position'] }),
  removeFromPlaylist: bound('removeFromPlaylist', removeFromPlaylist, { fields: ['id', 'videoId'] }),
}
