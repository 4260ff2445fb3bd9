import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { AlbumGateway } from '@/application/albums/album-gateway'
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

/** Albums of the same actor below an album, besides the album itself. */
const MORE = 8

/** One album: the pictures that this guest may see, the one that is open, and what else the actor has. */
@injectable('Transient')
export class AlbumViewModel implements ViewModel, Loadable {
  album: AlbumDetails | null = null
  actorState: ActorState | null = null
  /** The picture that is open in the viewer, counted from 0; `null`: the viewer is closed. */
  openAt: number | null = null
  readonly ofActor: PagedList<Album>
  #id: AlbumId | null = null
  readonly #loading = new Task()
  readonly #albums: AlbumGateway
  readonly #actors: ActorGateway
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(AlbumGateway) albums: AlbumGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#albums = albums
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
    return this.#loading.isPending
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  /** The picture that the viewer shows. */
  get openPicture(): AlbumPicture | null {
    return this.openAt === null ? null : (this.album?.pictures[this.openAt] ?? null)
  }

  /** How many pictures the guest may not see yet. */
  get lockedCount(): number {
    return this.album === null ? 0 : this.album.pictureCount - this.album.pictures.length
  }

  /** The other albums of the actor. */
  get others(): readonly Album[] {
    return this.ofActor.items.filter(({ id }) => id !== this.album?.id).slice(0, MORE)
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
  }

  /** Shows an album; it is loaded again for another guest, for one who may see more or less, and in another language. */
  show(id: AlbumId): () => void {
    this.forget(id)
    return reaction(
      () => {
        const { guest } = this.#guest
        return [guest?.id, this.#guest.isLoggedIn, guest?.hasAvs, this.#texts.language] as const
      },
      ([guest]) => {
        if (guest !== undefined) void this.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  async reload(): Promise<void> {
    const id = this.#id
    if (id === null) return
    await this.#loading.run(
      () => this.#albums.byId(id),
      (album) => this.accept(album),
    )
  }

  async retry(): Promise<void> {
    await this.reload()
  }

  /** What the platform has just answered about the album shown. */
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

  private forget(id: AlbumId): void {
    if (this.#id === id) return
    this.#id = id
    this.album = null
    this.actorState = null
    this.openAt = null
    this.#loading.cancel()
    this.ofActor.clear()
  }

  private accept(album: AlbumDetails | null): void {
    this.album = album
    // A guest who may see less now must not be left with a picture that has gone.
    if (this.openPicture === null) this.openAt = null
    if (album === null) return
    void this.ofActor.reload()
    void this.loadState(album)
  }

  private async loadState({ actor }: AlbumDetails): Promise<void> {
    const state = await this.#actors.state(actor.id).catch(() => null)
    if (state === null || this.album?.actor.id !== actor.id) return
    runInAction(() => {
      this.#live.upsert([{ id: actor.id, state }])
      this.actorState = state
    })
  }
}
