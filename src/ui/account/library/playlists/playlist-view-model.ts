import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { codeOf } from '@/application/errors/code-of'
import { LibraryGateway } from '@/application/library/library-gateway'
import type { PlaylistResult } from '@/application/library/playlist-gateway'
import type { PlaylistId } from '@/domain/ids'
import { withMoved, withRemoved, type Playlist, type PlaylistItem } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { refusalText } from '@/ui/library/playlists/refusal-text'
import { TitleDraft } from '@/ui/library/playlists/title-draft'
import { Texts } from '@/ui/texts/texts'

/** The new position of a video, announced to guests who do not see it; positions start at 1. */
export interface Moved {
  readonly title: string
  readonly place: number
  readonly count: number
}

/** One playlist of a guest: its order and its actions. */
@injectable('Transient')
export class PlaylistViewModel implements ViewModel {
  readonly playlist: Resource<Playlist | null>
  readonly draft = new TitleDraft()
  isRenaming = false
  moved: Moved | null = null
  #id: PlaylistId | null = null
  /** Changes are sent one at a time and in order: a later position depends on earlier ones. */
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  readonly #library: LibraryGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #toasts: Toasts

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#library = library
    this.#guest = guest
    this.#texts = texts
    this.#toasts = toasts
    this.playlist = new Resource(async () => (this.#id === null ? null : library.playlist(this.#id)))
    makeAutoObservable(this, { moved: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.playlist.clear()
  }

  /** Loads the playlist once its owner is known, and again in another language. */
  show(id: PlaylistId): () => void {
    if (this.#id !== id) this.playlist.clear()
    this.#id = id
    this.moved = null
    return reaction(
      () => `${this.#guest.isLoggedIn ? (this.#guest.guest?.id ?? '') : ''} ${this.#texts.language}`,
      (audience) => {
        if (!audience.startsWith(' ')) void this.playlist.reload()
      },
      { fireImmediately: true },
    )
  }

  /** Moves a video to a place among the shown ones, from 0; shown at once. */
  async move({ videoId, title }: PlaylistItem, place: number): Promise<void> {
    const { value } = this.playlist
    if (value == null) return
    const target = value.items[Math.min(Math.max(0, place), value.items.length - 1)]
    if (target === undefined || target.videoId === videoId) return
    const { position } = target
    const after = withMoved(value, videoId, position)
    this.playlist.set(after)
    this.moved = {
      title,
      place: after.items.findIndex((item) => item.videoId === videoId) + 1,
      count: after.items.length,
    }
    await this.send((id) => this.#library.moveInPlaylist(id, videoId, position))
  }

  /** Removes a video; its toast puts it back. */
  async remove({ videoId, title, position }: PlaylistItem): Promise<void> {
    const { value } = this.playlist
    const id = this.#id
    if (value == null || id === null) return
    this.playlist.set(withRemoved(value, videoId))
    const isDone = await this.send(() => this.#library.removeFromPlaylist(id, videoId))
    if (!isDone) return
    const onAct = () => void this.send(() => this.#library.addToPlaylist(id, videoId, position))
    this.#toasts.show('good', 'library.playlists.removed', { title }, { label: 'library.undo', onAct })
  }

  write(): void {
    this.draft.begin(this.playlist.value?.title)
    this.isRenaming = true
  }

  close(): void {
    this.isRenaming = false
  }

  async rename(): Promise<void> {
    const id = this.#id
    if (id === null || !(await this.draft.save((title) => this.#library.renamePlaylist(id, title)))) return
    this.close()
    await this.playlist.reload()
  }

  /** Deletes the playlist. Returns whether it is gone. */
  async delete(): Promise<boolean> {
    const title = this.playlist.value?.title ?? ''
    const isDone = await this.send((id) => this.#library.deletePlaylist(id))
    if (isDone) this.#toasts.show('good', 'library.playlists.deleted', { title })
    return isDone
  }

  /** Returns whether the platform did it. Reloads the playlist once no other request is pending. */
  private async send(call: (id: PlaylistId) => Promise<PlaylistResult>): Promise<boolean> {
    const id = this.#id
    if (id === null) return false
    this.#waiting += 1
    const sent = this.#last.then(() => call(id))
    this.#last = Promise.allSettled([sent]).then(() => undefined)
    let isDone = false
    try {
      const result = await sent
      isDone = result.ok
      if (!result.ok) this.#toasts.show('bad', refusalText(result), { title: this.playlist.value?.title ?? '' })
    } catch (cause) {
      this.#toasts.show('bad', `errors.${codeOf(cause)}`)
    }
    this.#waiting -= 1
    if (this.#waiting === 0) void this.playlist.reload()
    return isDone
  }
}
