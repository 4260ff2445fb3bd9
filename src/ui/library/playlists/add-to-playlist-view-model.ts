import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Random } from '@/application/device/random'
import { codeOf } from '@/application/errors/code-of'
import { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type PlaylistId, type VideoId } from '@/domain/ids'
import type { PlaylistSummary } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { refusalText } from './refusal-text'
import { TitleDraft } from './title-draft'

/** The guest's playlists that contain a video, and changes to them. */
@injectable('Transient')
export class AddToPlaylistViewModel implements ViewModel {
  isOpen = false
  /** Whether the form was opened: it is loaded then. */
  wasOpened = false
  readonly lists: Resource<readonly PlaylistSummary[]>
  readonly draft = new TitleDraft()
  /** Playlists with a pending change. */
  readonly #changing = new Set<PlaylistId>()
  #videoId: VideoId | null = null
  /** Id of the new playlist, so that a repeated request creates no second one. */
  #newId: PlaylistId
  readonly #library: LibraryGateway
  readonly #guest: GuestViewModel
  readonly #checkout: Pick<Checkout, 'open'>
  readonly #toasts: Toasts
  readonly #random: Random

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Pick<Checkout, 'open'>,
    @inject(Toasts) toasts: Toasts,
    @inject(Random) random: Random,
  ) {
    this.#library = library
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.#random = random
    this.#newId = asId(random.id())
    this.lists = new Resource(() => library.playlists(this.#videoId))
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.lists.clear()
  }

  /** Opens the form; a guest without an account is invited to sign up, as by the bookmark. */
  async open(videoId: VideoId): Promise<void> {
    const guest = await this.#guest.known()
    if (guest === null) return
    if (!guest.isLoggedIn) {
      await this.#checkout.open('signup')
      return
    }
    await this.show(videoId)
  }

  close(): void {
    this.isOpen = false
  }

  private async show(videoId: VideoId): Promise<void> {
    if (this.#videoId !== videoId) this.lists.clear()
    this.#videoId = videoId
    this.draft.begin()
    this.isOpen = true
    this.wasOpened = true
    await this.lists.reload()
  }

  /** Shown at once, and reverted on failure. */
  async toggle({ id, title }: PlaylistSummary, wanted: boolean): Promise<void> {
    const videoId = this.#videoId
    if (videoId === null || this.#changing.has(id)) return
    this.#changing.add(id)
    this.mark(id, wanted)
    try {
      const result = wanted
        ? await this.#library.addToPlaylist(id, videoId, null)
        : await this.#library.removeFromPlaylist(id, videoId)
      if (!result.ok) {
        this.mark(id, !wanted)
        this.#toasts.show('bad', refusalText(result), { title })
      }
    } catch (cause) {
      this.mark(id, !wanted)
      this.#toasts.show('bad', `errors.${codeOf(cause)}`)
    }
    this.#changing.delete(id)
  }

  /** Creates a playlist with the video in it. */
  async create(): Promise<void> {
    const videoId = this.#videoId
    if (videoId === null) return
    const id = this.#newId
    const isDone = await this.draft.save(async (title) => {
      const result = await this.#library.createPlaylist(id, title)
      return result.ok ? this.#library.addToPlaylist(id, videoId, null) : result
    })
    if (!isDone) return
    this.#newId = asId(this.#random.id())
    this.#toasts.show('good', 'library.playlists.created', { title: this.draft.value.trim() })
    this.draft.begin()
    await this.lists.reload()
  }

  private mark(id: PlaylistId, hasVideo: boolean): void {
    const lists = this.lists.value
    if (lists === undefined) return
    this.lists.set(
      lists.map((each) =>
        each.id === id && each.hasVideo !== hasVideo
          ? { ...each, hasVideo, count: each.count + (hasVideo ? 1 : -1) }
          : each,
      ),
    )
  }
}
