import type { PlaylistGateway } from './playlist-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { VideoId } from '@/domain/ids'
import type { LibraryItem, LibraryKind, LibraryList, LibraryOrder, LibrarySidebar } from '@/domain/library/library'

/** A page of a list of the library. */
export interface LibraryQuery {
  readonly list: LibraryList
  readonly order: LibraryOrder
  /** Words of a title or of an actor's name; empty: all. */
  readonly search: string
  readonly first: number
  /** The cursor of the page before; `null`: from the beginning. */
  readonly after: string | null
}

/** `too-many`: the list is full (`MAX_SAVED`). */
export type WatchLaterResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'too-many' }

/** What a guest owns, has saved, archived, watched and put into playlists: theirs alone. A guest without an account has nothing. Throws `BackendError`. */
export interface LibraryGateway extends PlaylistGateway {
  /** GUE-011, GUE-012, GUE-016 to GUE-018. */
  list(query: LibraryQuery): Promise<CursorPage<LibraryItem>>
  /** Moves something to the archive, or back from it; `false`: the guest does not have it. It stays theirs. */
  archive(kind: LibraryKind, subjectId: string, archived: boolean): Promise<boolean>
  /** Puts a video on the list for later, the relation `saved`, or takes it off it. Can be repeated: each video is on it once. */
  watchLater(videoId: VideoId, wanted: boolean): Promise<WatchLaterResult>
  /** What the guest has bought, unlocked, saved and watched, the latest first (GUE-039). */
  activities(first: number, after: string | null): Promise<CursorPage<LibraryItem>>
  /** GUE-041. */
  sidebar(): Promise<LibrarySidebar>
  /** Reports that a video plays; whether it was written to the history. */
  watched(videoId: VideoId): Promise<boolean>
  /** Turns the history on or off. Off, nothing is written; what was written before stays until it is cleared. */
  recordHistory(records: boolean): Promise<boolean>
  /** Takes a video out of the history. */
  forget(videoId: VideoId): Promise<void>
  /** Clears the history. */
  clearHistory(): Promise<void>
}

export const LibraryGateway = Symbol.for('LibraryGateway')
