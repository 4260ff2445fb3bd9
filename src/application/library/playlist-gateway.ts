import type { PlaylistId, VideoId } from '@/domain/ids'
import type { Playlist, PlaylistSummary } from '@/domain/library/playlist'

/**
 * `not-found`: the guest has no such playlist, whether or not another guest has one of this id; or
 * the video does not exist, or is not in it. `invalid-title`: it is not a title (`playlistTitle`).
 * `too-many`: the guest has `MAX_PLAYLISTS`, or the playlist holds `MAX_PLAYLIST_VIDEOS`.
 */
export type PlaylistResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'invalid-title' | 'too-many' }

/**
 * The private playlists of a guest. Every call can be repeated, even from two tabs at once: the
 * guest's device chooses the id of a playlist, and positions are absolute. Throws `BackendError`.
 */
export interface PlaylistGateway {
  /**
   * Lists all playlists, latest first. `videoId`: the video that `hasVideo` refers to, `null`:
   * none. Empty for a guest without an account.
   */
  playlists(videoId: VideoId | null): Promise<readonly PlaylistSummary[]>
  /** Returns a playlist; `null`: the guest has no such playlist. */
  playlist(id: PlaylistId): Promise<Playlist | null>
  /**
   * Creates a playlist. If the guest already has one of this id, nothing changes, not even its
   * title.
   */
  createPlaylist(id: PlaylistId, title: string): Promise<PlaylistResult>
  renamePlaylist(id: PlaylistId, title: string): Promise<PlaylistResult>
  /** Deletes a playlist; succeeds as well if it does not exist. */
  deletePlaylist(id: PlaylistId): Promise<PlaylistResult>
  /**
   * Adds a video at a position, from 0; `null`: at the end. A video already in the playlist stays
   * where it is.
   */
  addToPlaylist(id: PlaylistId, videoId: VideoId, position: number | null): Promise<PlaylistResult>
  /** Moves a video. `position`: its new place, from 0; a place beyond the end means the end. */
  moveInPlaylist(id: PlaylistId, videoId: VideoId, position: number): Promise<PlaylistResult>
  /** Removes a video; succeeds as well if it is not in the playlist. */
  removeFromPlaylist(id: PlaylistId, videoId: VideoId): Promise<PlaylistResult>
}
