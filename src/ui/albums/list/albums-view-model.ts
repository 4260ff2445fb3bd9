import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { TileGridGateway, type Tile } from '@/application/albums/tile-grid-gateway'
import type { Page } from '@/application/paging/page'
import { DEFAULT_SETTINGS, type TileGridSettings } from '@/domain/albums/tile-grid'
import type { ActorId } from '@/domain/ids'
import { GridCache, Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { gridQueryOf, type AlbumListQuery } from './album-query'

/** Tiles a page of the list brings: whole lines in one, two, three and four columns. */
const PAGE = 24

/** Whose albums are listed. */
interface ListedActor {
  readonly id: ActorId
  readonly name: string
}

/** One list of albums, filtered by its address: of all actors, or of one. */
@injectable('Transient')
export class AlbumsViewModel implements ViewModel {
  /** The actor whose albums are listed; `undefined` until they are known, `null` where there is no such actor. */
  actor: ListedActor | null | undefined = undefined
  #actorName: string | null = null
  /** How large the tiles are, as the guest has set it on any of their devices. */
  settings: TileGridSettings = DEFAULT_SETTINGS
  readonly #listing: Listing<AlbumListQuery, Tile>
  readonly #tiles: TileGridGateway
  readonly #actors: ActorGateway
  readonly #guest: GuestViewModel
  readonly #storing: Task

  constructor(
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
    @inject(GridCache) grids: GridCache,
  ) {
    this.#tiles = tiles
    this.#actors = actors
    this.#guest = guest
    this.#storing = new Task(toasts)
    this.#listing = new Listing(memory, {
      get name() {
        return grids.nameOf('albums')
      },
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: (query, offset) => this.load(query, offset),
      onRestored: ([first]) => {
        if (this.#actorName !== null && first !== undefined) this.actor = first.actor
      },
    })
    makeAutoObservable(this, { actor: observableRef, settings: observableRef })
  }

  get list(): PagedList<Tile> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  /** Shows the list of an address; `entry` is the key of its position in the history. `actorName`: `null` for the albums of all. */
  show(actorName: string | null, query: AlbumListQuery, entry: string): () => void {
    if (actorName !== this.#actorName) this.actor = undefined
    this.#actorName = actorName
    return this.#listing.show(query, entry)
  }

  /** Shown at once, and stored for a guest with an account (MED-069); another one has it for this page. */
  async setSize(size: TileGridSettings['size']): Promise<void> {
    if (this.settings.size === size) return
    this.settings = { size }
    if (this.#guest.isLoggedIn) await this.#storing.run(() => this.#tiles.storeSettings('albums', { size }))
  }

  private async load(query: AlbumListQuery, offset: number): Promise<Page<Tile>> {
    const actor = await this.listedActor()
    if (actor === null) return { items: [], total: 0 }
    const page = await this.#tiles.page('albums', gridQueryOf(query, actor?.id ?? null, { first: PAGE, offset }))
    // What the guest has just set is newer than what the answer has.
    if (!this.#storing.isRunning) runInAction(() => (this.settings = page.settings))
    return page
  }

  /** `undefined`: the albums of all actors are listed. */
  private async listedActor(): Promise<ListedActor | null | undefined> {
    const name = this.#actorName
    if (name === null || this.actor) return this.actor ?? undefined
    const found = await this.#actors.byIdOrName(name)
    const actor = found && { id: found.id, name: found.name }
    runInAction(() => {
      if (name === this.#actorName) this.actor = actor
    })
    return actor
  }
}
