import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
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

/** Tiles per page of the list: whole lines in one, two, three and four columns. */
const PAGE = 24

/** One list of albums, filtered by its address: of all actors, or of one. */
@injectable('Transient')
export class AlbumsViewModel implements ViewModel {
  #actorId: ActorId | null = null
  /** Tile size, as the guest set it on any of their devices. */
  settings: TileGridSettings = DEFAULT_SETTINGS
  readonly #listing: Listing<AlbumListQuery, Tile>
  readonly #tiles: TileGridGateway
  readonly #guest: GuestViewModel
  readonly #storing: Task

  constructor(
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
    @inject(GridCache) grids: GridCache,
  ) {
    this.#tiles = tiles
    this.#guest = guest
    this.#storing = new Task(toasts)
    this.#listing = new Listing(memory, {
      get name() {
        return grids.nameOf('albums')
      },
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: (query, offset) => this.load(query, offset),
    })
    makeAutoObservable(this, { settings: observableRef })
  }

  get list(): PagedList<Tile> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  /** Shows the list of an address; `entry`: its history key, `actorId`: `null` for all albums. */
  show(actorId: ActorId | null, query: AlbumListQuery, entry: string): () => void {
    this.#actorId = actorId
    return this.#listing.show(query, entry)
  }

  /** Shown at once, and stored for guests with an account (MED-069); else kept for this page. */
  async setSize(size: TileGridSettings['size']): Promise<void> {
    if (this.settings.size === size) return
    this.settings = { size }
    if (this.#guest.isLoggedIn) await this.#storing.run(() => this.#tiles.storeSettings('albums', { size }))
  }

  private async load(query: AlbumListQuery, offset: number): Promise<Page<Tile>> {
    const page = await this.#tiles.page('albums', gridQueryOf(query, this.#actorId, { first: PAGE, offset }))
    // A setting that the guest has just changed is newer than the one in the answer.
    if (!this.#storing.isRunning) runInAction(() => (this.settings = page.settings))
    return page
  }
}
