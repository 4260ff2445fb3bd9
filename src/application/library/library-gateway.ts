import type { PlaylistGateway } from './playlist-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { VideoId } from '@/domain/ids'
import type { LibraryItem, LibraryKind, LibraryList, LibraryOrder, LibrarySidebar } from '@/domain/library/library'

/** A page of a list of the library. */
export interface LibraryQuery {
  readonly list: LibraryList
  readonly order: LibraryOrder
  /** Words from a title or an actor's name; empty: no search. */
  readonly search: string
  readonly first: number
  /** The cursor of the previous page; `null`: from the beginning. */
  readonly after: string | null
}

/** `too-many`: the list is full (`MAX_SAVED`). */
export type WatchLaterResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'too-many' }

/**
 * The private library of a guest: everything they own, saved, archived, watched or put into
 * playlists. A guest without an account has none. Throws `BackendError`.
 */
export interface LibraryGateway extends PlaylistGateway {
  /** Returns a page of a list (GUE-011, GUE-012, GUE-016 to GUE-018). */
  list(query: LibraryQuery): Promise<CursorPage<LibraryItem>>
  /**
   * Moves an item to the archive, or back; the guest still owns it. `false`: the guest does not
   * have it.
   */
  archive(kind: LibraryKind, subjectId: string, archived: boolean): Promise<boolean>
  /**
   * Adds a video to the list for later, the relation `saved`, or removes it. Can be repeated: each
   * video is listed once.
   */
  watchLater(videoId: VideoId, wanted: boolean): Promise<WatchLaterResult>
  /** Lists everything the guest has bought, unlocked, saved and watched, latest first (GUE-039). */
  activities(first: number, after: string | null): Promise<CursorPage<LibraryItem>>
  /** Returns the sidebar of the library (GUE-041). */
  sidebar(): Promise<LibrarySidebar>
  /** Reports that a video plays. Returns whether it was recorded in the history. */
  watched(videoId: VideoId): Promise<boolean>
  /**
   * Turns the history on or off. While off, nothing is recorded; earlier entries stay until they
   * are cleared.
   */
  recordHistory(records: boolean): Promise<boolean>
  /** Removes a video from the history. */
  forget(videoId: VideoId): Promise<void>
  /** Clears the history. */
  clearHistory(): Promise<void>
}

export const LibraryGateway = Symbol.for('LibraryGateway')
