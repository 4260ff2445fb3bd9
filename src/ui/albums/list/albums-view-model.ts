import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { AlbumGateway } from '@/application/albums/album-gateway'
import type { Page } from '@/application/paging/page'
import type { Album } from '@/domain/albums/album'
import type { ActorId } from '@/domain/ids'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { albumFilterOf, type AlbumListQuery } from './album-query'

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
  readonly #listing: Listing<AlbumListQuery, Album>
  readonly #albums: AlbumGateway
  readonly #actors: ActorGateway

  constructor(
    @inject(AlbumGateway) albums: AlbumGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#albums = albums
    this.#actors = actors
    this.#listing = new Listing(memory, {
      name: 'albums',
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: (query, offset) => this.load(query, offset),
      onRestored: ([first]) => {
        if (this.#actorName !== null && first !== undefined) this.actor = first.actor
      },
    })
    makeAutoObservable(this, { actor: observableRef })
  }

  get list(): PagedList<Album> {
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

  private async load(query: AlbumListQuery, offset: number): Promise<Page<Album>> {
    const actor = await this.listedActor()
    if (actor === null) return { items: [], total: 0 }
    return this.#albums.list({
      filter: albumFilterOf(query, actor?.id ?? null),
      sort: query.sort,
      first: PAGE,
      offset,
    })
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
