import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { AlbumGateway } from '@/application/albums/album-gateway'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ActorState } from '@/domain/actors/actor'
import type { Album, AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import { pictureAfter, type ViewerStep } from '@/domain/albums/viewer'
import type { AlbumId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { PagedList } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** Albums of the same actor below an album, besides the album itself. */
const MORE = 8

/** One album: the pictures this guest may see, the open one, and the actor's other albums. */
@injectable('Transient')
export class AlbumViewModel implements ViewModel, Loadable {
  album: AlbumDetails | null = null
  actorState: ActorState | null = null
  /** The picture that is open in the viewer, counted from 0; `null`: the viewer is closed. */
  openAt: number | null = null
  readonly ofActor: PagedList<Album>
  #id: AlbumId | null = null
  readonly #loading = new Task()
  readonly #granting = new Task()
  readonly #albums: AlbumGateway
  readonly #gallery: GalleryGateway
  readonly #actors: ActorGateway
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(AlbumGateway) albums: AlbumGateway,
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#albums = albums
    this.#gallery = gallery
    this.#actors = actors
    this.#live = live
    this.#guest = guest
    this.#texts = texts
    this.ofActor = new PagedList((offset) =>
      albums.list({
        filter: { actorIds: this.album === null ? [] : [this.album.actor.id] },
        sort: 'newest',
        first: MORE + 1,
        offset,
      }),
    )
    makeAutoObservable(this, { album: observableRef, actorState: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isPending || this.#granting.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error ?? this.#granting.error
  }

  /** The picture that the viewer shows. */
  get openPicture(): AlbumPicture | null {
    const picture = this.openAt === null ? null : (this.album?.pictures[this.openAt] ?? null)
    // A picture opened before the session is shown once it has an address.
    return picture?.address === NO_ADDRESS ? null : picture
  }

  /** Number of pictures that the guest may not see yet. */
  get lockedCount(): number {
    return this.album === null ? 0 : this.album.pictureCount - this.album.pictures.length
  }

  /** Whether the pictures are known, but not yet their addresses. */
  get awaitsAddresses(): boolean {
    return this.album?.pictures[0]?.address === NO_ADDRESS
  }

  /** The other albums of the actor. */
  get others(): readonly Album[] {
    return this.ofActor.items.filter(({ id }) => id !== this.album?.id).slice(0, MORE)
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#granting.cancel()
  }

  /**
   * Shows an album; reloads it for another audience, for changed rights, and in another language.
   * In a page from the server, the pictures get their addresses once the session is open.
   */
  show(id: AlbumId): () => void {
    this.forget(id)
    return reaction(
      () => {
        const { guest, audience } = this.#guest
        const seenAs = [audience, guest?.hasAvs ?? false, this.#texts.language].join(' ')
        return { isKnown: audience !== null, seenAs, session: guest?.id ?? null }
      },
      ({ isKnown, seenAs }, before) => {
        if (!isKnown) return
        if (seenAs !== before?.seenAs || !this.isLoaded) void this.reload()
        else void this.loadAddresses()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  async reload(): Promise<void> {
    const id = this.#id
    if (id === null) return
    this.#granting.cancel()
    await this.#loading.run(
      () => this.#albums.byId(id),
      (album) => this.accept(album),
    )
  }

  async retry(): Promise<void> {
    if (this.isLoaded) await this.loadAddresses()
    else await this.reload()
  }

  /** Takes the platform's latest answer about the album shown. */
  update(album: AlbumDetails): void {
    if (album.id === this.#id) this.album = album
  }

  /** Opens a picture; `index` counts from 0. */
  open(index: number): void {
    if (this.album?.pictures[index] !== undefined) this.openAt = index
  }

  step(step: ViewerStep): void {
    if (this.openAt === null || this.album === null) return
    this.openAt = pictureAfter(this.openAt, this.album.pictures.length, step)
  }

  close(): void {
    this.openAt = null
  }

  private get isLoaded(): boolean {
    return !this.#loading.isPending && this.#loading.error === null
  }

  /** Loads the pictures' addresses of a new session, if the guest may see any. */
  private async loadAddresses(): Promise<void> {
    const { album } = this
    if (album === null || album.pictures.length === 0 || this.#guest.guest === null) return
    await this.#granting.run(
      () => this.#albums.byId(album.id),
      (granted) => {
        this.album = granted
        this.closeLost()
      },
    )
  }

  private forget(id: AlbumId): void {
    if (this.#id === id) return
    this.#id = id
    this.album = null
    this.actorState = null
    this.openAt = null
    this.#loading.cancel()
    this.#granting.cancel()
    this.ofActor.clear()
  }

  private accept(album: AlbumDetails | null): void {
    this.album = album
    this.closeLost()
    if (album === null) return
    void this.ofActor.reload()
    void this.loadState(album)
    // Counted once for each guest; the result changes nothing here.
    if (this.#guest.isLoggedIn) this.#gallery.viewed(album.id).catch(otherwise())
  }

  /** Closes a picture that the guest may no longer see. */
  private closeLost(): void {
    if (this.openAt !== null && this.album?.pictures[this.openAt] === undefined) this.openAt = null
  }

  private async loadState({ actor }: AlbumDetails): Promise<void> {
    const state = await this.#actors.state(actor.id).catch(otherwise(null))
    if (state === null || this.album?.actor.id !== actor.id) return
    runInAction(() => {
      this.#live.upsert([{ id: actor.id, state }])
      this.actorState = state
    })
  }
}
