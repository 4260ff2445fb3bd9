import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type PlaylistId } from '@/domain/ids'
import type { Playlist } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The playlist beside a video, from the page's address. It is optional: failures are not shown. */
@injectable('Transient')
export class PlayingPlaylistViewModel implements ViewModel {
  private readonly found: Resource<Playlist | null>
  #id: PlaylistId | null = null
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.found = new Resource(async () => (this.#id === null ? null : library.playlist(this.#id)))
    makeAutoObservable(this)
  }

  /** `null`: none, or not known yet. */
  get playlist(): Playlist | null {
    return this.found.value ?? null
  }

  start(): void {}

  dispose(): void {
    this.found.clear()
  }

  /** Loads the playlist for its guest, and again in another language; `null`: none named. */
  show(id: string | null): () => void {
    if (this.#id !== id) this.found.clear()
    this.#id = id === null ? null : asId<PlaylistId>(id)
    return reaction(
      () => `${this.#guest.isLoggedIn ? (this.#guest.guest?.id ?? '') : ''} ${this.#texts.language}`,
      (audience) => {
        if (this.#id === null) return
        if (audience.startsWith(' ')) this.found.clear()
        else void this.found.reload()
      },
      { fireImmediately: true },
    )
  }
}
