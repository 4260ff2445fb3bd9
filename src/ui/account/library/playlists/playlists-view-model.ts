import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { Random } from '@/application/device/random'
import { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type PlaylistId } from '@/domain/ids'
import type { PlaylistSummary } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { TitleDraft } from '@/ui/library/playlists/title-draft'

/** The guest's playlists, and the form for another one. */
@injectable('Transient')
export class PlaylistsViewModel implements ViewModel {
  readonly lists: Resource<readonly PlaylistSummary[]>
  readonly draft = new TitleDraft()
  isWriting = false
  /** Id of the new playlist, so that a repeated request creates no second one. */
  #newId: PlaylistId
  readonly #library: LibraryGateway
  readonly #guest: GuestViewModel
  readonly #toasts: Toasts
  readonly #random: Random

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
    @inject(Random) random: Random,
  ) {
    this.#library = library
    this.#guest = guest
    this.#toasts = toasts
    this.#random = random
    this.#newId = asId(random.id())
    this.lists = new Resource(() => library.playlists(null))
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.lists.clear()
  }

  /** Loads the playlists once the guest is known. */
  show(): () => void {
    return reaction(
      () => (this.#guest.isLoggedIn ? (this.#guest.guest?.id ?? null) : null),
      (guestId) => {
        if (guestId !== null) void this.lists.reload()
      },
      { fireImmediately: true },
    )
  }

  write(): void {
    this.draft.begin()
    this.isWriting = true
  }

  close(): void {
    this.isWriting = false
  }

  async create(): Promise<void> {
    const id = this.#newId
    if (!(await this.draft.save((title) => this.#library.createPlaylist(id, title)))) return
    this.#newId = asId(this.#random.id())
    this.close()
    this.#toasts.show('good', 'library.playlists.created', { title: this.draft.value.trim() })
    await this.lists.reload()
  }
}
