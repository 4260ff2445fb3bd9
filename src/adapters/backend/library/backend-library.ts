import { BackendPlaylists } from './backend-playlists'
import { lanesOfActivities } from './lanes'
import { libraryItems, type LibraryViewer } from './library-items'
import { archivedContent, archiveKey, librarySettings, watchedVideos } from './library-records'
import { libraryPage, selectionOf } from './library-page'
import { librarySidebar, recordsHistory } from './library-sidebar'
import { changeSaved, isSaved } from './saved-content'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { contentKinds } from '@/adapters/backend/content/content-kinds'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { LibraryGateway, LibraryQuery, WatchLaterResult } from '@/application/library/library-gateway'
import type { PlaylistResult } from '@/application/library/playlist-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { GuestId, PlaylistId, VideoId } from '@/domain/ids'
import { MAX_WATCHED, type LibraryItem, type LibraryKind, type LibrarySidebar } from '@/domain/library/library'
import type { Playlist, PlaylistSummary } from '@/domain/library/playlist'

const NONE: CursorPage<LibraryItem> = { items: [], next: null }

const EMPTY = { shop: 0, pinned: 0, archive: 0, feed: 0, messenger: 0 }

/** The library of a guest out of the store. */
export class BackendLibrary implements LibraryGateway {
  readonly #playlists: BackendPlaylists

  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {
    this.#playlists = new BackendPlaylists(platform, caller)
  }

  async list({ list, ...query }: LibraryQuery): Promise<CursorPage<LibraryItem>> {
    const viewer = await this.viewer(this.platform.store)
    return viewer === null ? NONE : libraryPage(this.platform.store, selectionOf(list, viewer.kinds), query, viewer)
  }

  archive(kind: LibraryKind, subjectId: string, archived: boolean): Promise<boolean> {
    return this.change(async (tx, viewer) => {
      const { guestId } = viewer
      const entry = { lane: 'archive', id: '', at: 0, kind, subjectId, activity: 'archived', paid: null } as const
      const [found] = await libraryItems(tx, [entry], viewer)
      if (found === undefined || found === null) return false
      const isTheirs = found.item.isOwned || found.item.isArchived || (await isSaved(tx, viewer, kind, subjectId))
      if (!isTheirs) return false
      if (!archived) await tx.delete(archivedContent, archiveKey(guestId, kind, subjectId))
      else if (!found.item.isArchived) {
        const { medium } = found.item
        await tx.put(archivedContent, { guestId, kind, subjectId, medium, at: this.platform.clock.now() })
      }
      return true
    })
  }

  watchLater(videoId: VideoId, wanted: boolean): Promise<WatchLaterResult> {
    return this.platform.store.transaction(async (tx) => {
      const viewer = await this.viewer(tx)
      if (viewer === null) return { ok: false, reason: 'login-required' }
      const step = await changeSaved(tx, viewer.guestId, { videoId, wanted, at: this.platform.clock.now() })
      return step === 'not-found' || step === 'too-many' ? { ok: false, reason: step } : { ok: true }
    })
  }

  async activities(first: number, after: string | null): Promise<CursorPage<LibraryItem>> {
    const viewer = await this.viewer(this.platform.store)
    if (viewer === null) return NONE
    const selection = { lanes: lanesOfActivities(viewer.kinds), passes: () => true }
    return libraryPage(this.platform.store, selection, { order: 'newest', search: '', first, after }, viewer)
  }

  async sidebar(): Promise<LibrarySidebar> {
    const viewer = await this.viewer(this.platform.store)
    if (viewer !== null) return librarySidebar(this.platform.store, viewer)
    return { counts: { videos: EMPTY, photos: EMPTY }, online: [], lastWatched: null, recordsHistory: false }
  }

  watched(videoId: VideoId): Promise<boolean> {
    return this.change(async (tx, { guestId }) => {
      if (!(await recordsHistory(tx, guestId)) || (await tx.get(videos, videoId)) === undefined) return false
      await tx.put(watchedVideos, { guestId, videoId, at: this.platform.clock.now() })
      const count = await tx.count(watchedVideos, 'byGuest', [guestId])
      if (count > MAX_WATCHED) await drop(tx, guestId, count - MAX_WATCHED)
      return true
    })
  }

  recordHistory(records: boolean): Promise<boolean> {
    return this.change(async (tx, { guestId }) => {
      await tx.put(librarySettings, { guestId, recordsHistory: records })
      return true
    })
  }

  async forget(videoId: VideoId): Promise<void> {
    await this.change(async (tx, { guestId }) => {
      await tx.delete(watchedVideos, watchedVideos.key({ guestId, videoId, at: 0 }))
      return true
    })
  }

  async clearHistory(): Promise<void> {
    await this.change(async (tx, { guestId }) => {
      await drop(tx, guestId, await tx.count(watchedVideos, 'byGuest', [guestId]))
      return true
    })
  }

  playlists(videoId: VideoId | null): Promise<readonly PlaylistSummary[]> {
    return this.#playlists.playlists(videoId)
  }

  playlist(id: PlaylistId): Promise<Playlist | null> {
    return this.#playlists.playlist(id)
  }

  createPlaylist(id: PlaylistId, title: string): Promise<PlaylistResult> {
    return this.#playlists.createPlaylist(id, title)
  }

  renamePlaylist(id: PlaylistId, title: string): Promise<PlaylistResult> {
    return this.#playlists.renamePlaylist(id, title)
  }

  deletePlaylist(id: PlaylistId): Promise<PlaylistResult> {
    return this.#playlists.deletePlaylist(id)
  }

  addToPlaylist(id: PlaylistId, videoId: VideoId, position: number | null): Promise<PlaylistResult> {
    return this.#playlists.addToPlaylist(id, videoId, position)
  }

  moveInPlaylist(id: PlaylistId, videoId: VideoId, position: number): Promise<PlaylistResult> {
    return this.#playlists.moveInPlaylist(id, videoId, position)
  }

  removeFromPlaylist(id: PlaylistId, videoId: VideoId): Promise<PlaylistResult> {
    return this.#playlists.removeFromPlaylist(id, videoId)
  }

  /** Returns the viewer; `null` without an account, because only accounts have a library. */
  private async viewer(reader: Reader): Promise<LibraryViewer | null> {
    const { guest } = await requireSession(reader, this.caller)
    return isLoggedIn(guest)
      ? { guest, guestId: guest.id, language: this.caller.language(), kinds: contentKinds(this.platform) }
      : null
  }

  private change(work: (tx: Transaction, viewer: LibraryViewer) => Promise<boolean>): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const viewer = await this.viewer(tx)
      return viewer === null ? false : work(tx, viewer)
    })
  }
}

/** Takes the oldest out of a history. */
async function drop(tx: Transaction, guestId: GuestId, limit: number): Promise<void> {
  for (const record of await tx.find(watchedVideos, 'byGuest', { prefix: [guestId], limit }))
    await tx.delete(watchedVideos, watchedVideos.key(record))
}
