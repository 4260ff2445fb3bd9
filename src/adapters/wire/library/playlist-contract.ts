import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  libraryPlaylist,
  libraryPlaylists,
  moveInPlaylist,
  playlist,
  playlistItem,
  playlistResult,
  playlistSummary,
  removeFromPlaylist,
  renamePlaylist,
} from './playlist-calls'
import type { DescribedOperation, NamedSchema } from '@/adapters/wire/base/feature-contract'

const POSITION = 'Where it is among all videos of the playlist, from 0; those that are not shown are counted too.'
const ID = 'Chosen by the client, unique among the playlists of the guest.'

/** What playlists look like. */
export const playlistSchemas: readonly NamedSchema[] = [
  {
    name: 'PlaylistSummary',
    schema: playlistSummary,
    about: 'A playlist of a guest without its videos.',
    fields: {
      id: ID,
      count: 'How many videos it holds, also those that are not shown.',
      covers: 'Of its first videos that are shown, at most four.',
      hasVideo: 'Whether the video of the request is in it.',
    },
  },
  {
    name: 'PlaylistItem',
    schema: playlistItem,
    about: 'A video of a playlist. It contains no address of a file.',
    fields: {
      position: POSITION,
      actor: 'null: the actor is gone; what was bought stays.',
      duration: 'Whole seconds.',
    },
  },
  {
    name: 'Playlist',
    schema: playlist,
    about: 'A playlist with the videos that are shown, in the order of the guest.',
    fields: {
      id: ID,
      count: 'How many videos it holds; those beyond items do not exist any more, or their actor is gone.',
    },
  },
  {
    name: 'PlaylistResult',
    schema: playlistResult,
    about: 'That a playlist is as requested, or why not.',
  },
]

const own = 'not-found: the guest has no such playlist; one of another guest is answered the same.'

const titles = 'A title has 1 to 60 characters without spaces around it.'

/** What can be done with playlists. */
export const playlistOperations: readonly DescribedOperation[] = [
  {
    operation: libraryPlaylists,
    about: 'The playlists of the guest, the latest first.',
    rules: 'At most 50. Without an account there is none.',
    fields: { videoId: 'The video that hasVideo is about; null: none.' },
  },
  {
    operation: libraryPlaylist,
    about: 'A playlist with its videos.',
    rules:
      'null: the guest has no such playlist. A video that does not exist any more, or whose actor is gone, is not in items unless it was bought.',
  },
  {
    operation: createPlaylist,
    about: 'Creates a playlist.',
    rules: `Of an id that the guest has a playlist of already it changes nothing. too-many: the guest has 50. ${titles}`,
    fields: { id: ID },
  },
  { operation: renamePlaylist, about: 'Gives a playlist another title.', rules: `${titles} ${own}` },
  { operation: deletePlaylist, about: 'Deletes a playlist.', rules: 'Repeated, it changes nothing.' },
  {
    operation: addToPlaylist,
    about: 'Puts a video into a playlist.',
    rules: `A video that is in it stays where it is. too-many: it holds 200. ${own}`,
    fields: { position: 'From 0; null: the end.' },
  },
  {
    operation: moveInPlaylist,
    about: 'Moves a video within a playlist.',
    rules: `Positions are absolute, so that a repeated request changes nothing. ${own}`,
    fields: { position: `${POSITION} Afterwards; one beyond the end is the end.` },
  },
  {
    operation: removeFromPlaylist,
    about: 'Takes a video out of a playlist.',
    rules: `Repeated, it changes nothing. ${own}`,
  },
]
