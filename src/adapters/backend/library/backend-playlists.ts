import type { LibraryViewer } from './library-items'
import { playlistItems, playlistSummaries } from './playlist-items'
import { playlistKey, playlists, type PlaylistRecord } from './playlist-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { contentKinds } from '@/adapters/backend/content/content-kinds'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { PlaylistGateway, PlaylistResult } from '@/application/library/playlist-gateway'
import type { PlaylistId, VideoId } from '@/domain/ids'
import {
  changedPlaylist,
  MAX_PLAYLIST_VIDEOS,
  MAX_PLAYLISTS,
  playlistTitle,
  type Playlist,
  type PlaylistChange,
  type PlaylistSummary,
} from '@/domain/library/playlist'

const DONE: PlaylistResult = { ok: true }

const refused = (reason: Extract<PlaylistResult, { ok: false }>['reason']): PlaylistResult => ({ ok: false, reason })

/** The playlists of a guest out of the store: one record each. */
export class BackendPlaylists implements PlaylistGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async playlists(videoId: VideoId | null): Promise<readonly PlaylistSummary[]> {
    const { store } = this.platform
    const viewer = await this.viewer(store)
    if (viewer === null) return []
    const range = { prefix: [viewer.guestId], direction: 'desc', limit: MAX_PLAYLISTS } as const
    return playlistSummaries(store, await store.find(playlists, 'byGuest', range), videoId, viewer)
  }

  async playlist(id: PlaylistId): Promise<Playlist | null> {
    const { store } = this.platform
    const viewer = await this.viewer(store)
    const record = viewer === null ? undefined : await store.get(playlists, playlistKey(viewer.guestId, id))
    if (viewer === null || record === undefined) return null
    const { title, videoIds } = record
    return { id, title, count: videoIds.length, items: await playlistItems(store, record, viewer) }
  }

  createPlaylist(id: PlaylistId, given: string): Promise<PlaylistResult> {
    return this.change(async (tx, { guestId }) => {
      if ((await tx.get(playlists, playlistKey(guestId, id))) !== undefined) return DONE
      const title = playlistTitle(given)
      if (title === null) return refused('invalid-title')
      if ((await tx.count(playlists, 'byGuest', [guestId])) >= MAX_PLAYLISTS) return refused('too-many')
      const at = this.platform.clock.now()
      await tx.put(playlists, { guestId, id, title, videoIds: [], createdAt: at, changedAt: at })
      return DONE
    })
  }

  renamePlaylist(id: PlaylistId, given: string): Promise<PlaylistResult> {
    return this.changeOne(id, async (tx, record) => {
      const title = playlistTitle(given)
      if (title === null) return refused('invalid-title')
      if (title !== record.title) await this.write(tx, { ...record, title })
      return DONE
    })
  }

  deletePlaylist(id: PlaylistId): Promise<PlaylistResult> {
    return this.change(async (tx, { guestId }) => {
      await tx.delete(playlists, playlistKey(guestId, id))
      return DONE
    })
  }

  addToPlaylist(id: PlaylistId, videoId: VideoId, position: number | null): Promise<PlaylistResult> {
    return this.changeOne(id, async (tx, record) => {
      const isListed = record.videoIds.includes(videoId)
      if (!isListed && (await tx.get(videos, videoId)) === undefined) return refused('not-found')
      const isFull = !isListed && record.videoIds.length >= MAX_PLAYLIST_VIDEOS
      return this.order(tx, isFull ? await withRoom(tx, record) : record, { kind: 'add', videoId, position })
    })
  }

  moveInPlaylist(id: PlaylistId, videoId: VideoId, position: number): Promise<PlaylistResult> {
    return this.changeOne(id, (tx, record) => this.order(tx, record, { kind: 'move', videoId, position }))
  }

  removeFromPlaylist(id: PlaylistId, videoId: VideoId): Promise<PlaylistResult> {
    return this.changeOne(id, (tx, record) => this.order(tx, record, { kind: 'remove', videoId }))
  }

  private async order(tx: Transaction, record: PlaylistRecord, change: PlaylistChange): Promise<PlaylistResult> {
    const videoIds = changedPlaylist(record.videoIds, change)
    if (videoIds === 'not-found' || videoIds === 'too-many') return refused(videoIds)
    if (videoIds !== record.videoIds) await this.write(tx, { ...record, videoIds })
    return DONE
  }

  private async write(tx: Transaction, record: PlaylistRecord): Promise<void> {
    await tx.put(playlists, { ...record, changedAt: this.platform.clock.now() })
  }

  /** Returns the viewer; `null` without an account, because only accounts have playlists. */
  private async viewer(reader: Reader): Promise<LibraryViewer | null> {
    const { guest } = await requireSession(reader, this.caller)
    return isLoggedIn(guest)
      ? { guest, guestId: guest.id, language: this.caller.language(), kinds: contentKinds(this.platform) }
      : null
  }

  private change(work: (tx: Transaction, viewer: LibraryViewer) => Promise<PlaylistResult>): Promise<PlaylistResult> {
    return this.platform.store.transaction(async (tx) => {
      const viewer = await this.viewer(tx)
      return viewer === null ? refused('login-required') : work(tx, viewer)
    })
  }

  /** Changes a playlist that the guest has. */
  private changeOne(
    id: PlaylistId,
    work: (tx: Transaction, record: PlaylistRecord) => Promise<PlaylistResult>,
  ): Promise<PlaylistResult> {
    return this.change(async (tx, { guestId }) => {
      const record = await tx.get(playlists, playlistKey(guestId, id))
      return record === undefined ? refused('not-found') : work(tx, record)
    })
  }
}

/**
 * Removes the videos that do not exist any more from a full playlist. Nobody sees them, so nobody
 * could take them out.
 */
async function withRoom(tx: Transaction, record: PlaylistRecord): Promise<PlaylistRecord> {
  const existing = await tx.getMany(videos, record.videoIds)
  return { ...record, videoIds: record.videoIds.filter((_, place) => existing[place] !== undefined) }
}
