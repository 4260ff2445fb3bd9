import type { LibraryGateway } from '@/application/library/library-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type PlaylistId, type VideoId } from '@/domain/ids'
import {
  changedPlaylist,
  type Playlist,
  type PlaylistChange,
  type PlaylistItem,
  type PlaylistSummary,
} from '@/domain/library/playlist'

export const LIST = asId<PlaylistId>('list-1')

export const videoId = (name: string): VideoId => asId<VideoId>(name)

/** A video of a playlist; its title is its name in capitals. */
export const playlistItem = (name: string, position: number): PlaylistItem => ({
  videoId: videoId(name),
  position,
  title: name.toUpperCase(),
  actor: null,
  cover: { family: 3, variant: 'b1' },
  duration: 125,
  isOwned: false,
})

/** A playlist with videos of these names. */
export const playlistWith = (names: readonly string[], change: Partial<Playlist> = {}): Playlist => ({
  id: LIST,
  title: 'Rainy Sundays',
  count: names.length,
  items: names.map(playlistItem),
  ...change,
})

export const summaryWith = (change: Partial<PlaylistSummary> = {}): PlaylistSummary => ({
  id: LIST,
  title: 'Rainy Sundays',
  count: 2,
  covers: [],
  hasVideo: false,
  ...change,
})

/** The playlists of a platform, which a test changes and breaks. */
export class FakePlaylists {
  lists = new Map<PlaylistId, { title: string; names: readonly string[] }>()
  readonly calls: string[] = []
  isBroken = false
  refusal: 'not-found' | 'too-many' | null = null
  /** Calls wait until it is resolved. */
  gate: Promise<unknown> = Promise.resolve()

  constructor(names: readonly string[] = ['a', 'b', 'c']) {
    this.lists.set(LIST, { title: 'Rainy Sundays', names })
  }

  readonly port: Partial<LibraryGateway> = {
    playlists: async (about) => {
      await this.called('playlists')
      return [...this.lists].map(([id, { title, names }]) =>
        summaryWith({ id, title, count: names.length, hasVideo: about !== null && names.includes(about) }),
      )
    },
    playlist: async (id) => {
      await this.called('playlist')
      const list = this.lists.get(id)
      return list === undefined ? null : playlistWith(list.names, { id, title: list.title })
    },
    createPlaylist: (id, title) =>
      this.done(`create ${id} ${title}`, () => {
        if (!this.lists.has(id)) this.lists.set(id, { title, names: [] })
      }),
    renamePlaylist: (id, title) =>
      this.done(`rename ${title}`, () => this.lists.set(id, { title, names: this.lists.get(id)?.names ?? [] })),
    deletePlaylist: (id) => this.done('delete', () => this.lists.delete(id)),
    addToPlaylist: (id, video, position) =>
      this.done(`add ${video} ${position}`, () => this.change(id, { kind: 'add', videoId: video, position })),
    moveInPlaylist: (id, video, position) =>
      this.done(`move ${video} ${position}`, () => this.change(id, { kind: 'move', videoId: video, position })),
    removeFromPlaylist: (id, video) =>
      this.done(`remove ${video}`, () => this.change(id, { kind: 'remove', videoId: video })),
  }

  names(id = LIST): readonly string[] | undefined {
    return this.lists.get(id)?.names
  }

  private async called(call: string): Promise<void> {
    this.calls.push(call)
    await this.gate
    if (this.isBroken) throw new BackendError('offline')
  }

  private async done(call: string, work: () => unknown) {
    await this.called(call)
    if (this.refusal !== null) return { ok: false, reason: this.refusal } as const
    work()
    return { ok: true } as const
  }

  private change(id: PlaylistId, change: PlaylistChange): void {
    const list = this.lists.get(id)
    if (list === undefined) return
    const names = changedPlaylist(list.names.map(videoId), change)
    if (typeof names !== 'string') this.lists.set(id, { ...list, names })
  }
}
