import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorSearchGateway, type Relaxation } from '@/application/actors/actor-search-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { criteriaOf, type SearchAddress } from './search-query'

/** Tiles a page of the list brings. */
const PAGE = 30

/** The actors who match the search of an address (ACT-042). */
@injectable('Transient')
export class SearchResultsViewModel implements ViewModel, Loadable {
  /** Filters to drop if nobody matches, the most helpful first. */
  relaxations: readonly Relaxation[] = []
  readonly #listing: Listing<SearchAddress, ActorSummary>

  constructor(
    @inject(ActorSearchGateway) gateway: ActorSearchGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#listing = new Listing(memory, {
      name: 'actor-search',
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: async (query, offset) => {
        const found = await gateway.search({ criteria: criteriaOf(query), sort: query.sort, first: PAGE, offset })
        runInAction(() => {
          this.relaxations = found.relaxations
        })
        return found
      },
      onLoaded: (items) => live.upsert(items),
    })
    makeAutoObservable(this, { relaxations: observableRef })
  }

  get list(): PagedList<ActorSummary> {
    return this.#listing.list
  }

  get isLoading(): boolean {
    return this.list.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.list.error
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  show(query: SearchAddress, entry: string): () => void {
    return this.#listing.show(query, entry)
  }

  async retry(): Promise<void> {
    await this.list.retry()
  }
}
