import type { PlaylistId, VideoId } from '@/domain/ids'
import type { Playlist, PlaylistSummary } from '@/domain/library/playlist'

/**
 * `not-found`: the guest has no such playlist, whether or not another guest has one of this id; or the video does not exist, or is not in
 * it. `invalid-title`: it is none (`playlistTitle`). `too-many`: the guest has `MAX_PLAYLISTS`, or the playlist holds `MAX_PLAYLIST_VIDEOS`.
 */
export type PlaylistResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'invalid-title' | 'too-many' }

/**
 * The playlists of a guest: theirs alone. Everything can be repeated, and from two tabs at a time: the guest's device chooses the id of a
 * playlist, and positions are absolute. Throws `BackendError`.
 */
export interface PlaylistGateway {
  /** All of them, the latest first; `videoId`: the video that `hasVideo` is about, `null`: none. A guest without an account has none. */
  playlists(videoId: VideoId | null): Promise<readonly PlaylistSummary[]>
  /** `null`: the guest has no such playlist. */
  playlist(id: PlaylistId): Promise<Playlist | null>
  /** Of an id that the guest has a playlist of already: changes nothing, not even its title. */
  createPlaylist(id: PlaylistId, title: string): Promise<PlaylistResult>
  renamePlaylist(id: PlaylistId, title: string): Promise<PlaylistResult>
  /** It does not exist afterwards, whether or not it did before. */
  deletePlaylist(id: PlaylistId): Promise<PlaylistResult>
  /** Puts a video at a position, from 0; `null`: at the end. One that is in the playlist stays where it is. */
  addToPlaylist(id: PlaylistId, videoId: VideoId, position: number | null): Promise<PlaylistResult>
  /** `position`: where the video is afterwards, from 0; one beyond the end is the end. */
  moveInPlaylist(id: PlaylistId, videoId: VideoId, position: number): Promise<PlaylistResult>
  /** The video is not in the playlist afterwards, whether or not it was before. */
  removeFromPlaylist(id: PlaylistId, videoId: VideoId): Promise<PlaylistResult>
}
