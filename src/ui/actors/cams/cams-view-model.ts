import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { ActorGateway, type ActorCategory, type ActorFilter } from '@/application/actors/actor-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ActorSummary } from '@/domain/actors/actor'
import { Clock } from '@/application/device/clock'
import { LiveActors } from '@/ui/actors/live-actors'
import { LiveOrder, type ShownActors } from '@/ui/actors/live-order'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { filterOf, type CamQuery } from './cam-query'

/** Tiles a page of the list brings. */
const PAGE = 30

/** A list of actors, filtered as its address specifies. */
@injectable('Transient')
export class CamsViewModel implements ViewModel, Loadable {
  /** The filter of the list; an actor who no longer matches is about to leave it. */
  filter: ActorFilter = {}
  readonly #listing: Listing<ShownActors, ActorSummary>
  readonly #order: LiveOrder
  readonly #categories: Resource<readonly ActorCategory[]>
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #disposables = new Disposables()

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
    @inject(Clock) clock: Clock,
  ) {
    this.#live = live
    this.#guest = guest
    this.#texts = texts
    this.#categories = new Resource(() => gateway.categories())
    this.#listing = new Listing(memory, {
      name: 'cams',
      audience: () => this.audience,
      load: (shown, offset) => gateway.list({ ...shown, first: PAGE, offset }),
      onLoaded: (items) => live.upsert(items),
    })
    this.#order = new LiveOrder(this.list, live, clock, PAGE, async (shown, first) => {
      const page = await gateway.list({ ...shown, first, offset: 0 })
      live.upsert(page.items)
      return page
    })
    makeAutoObservable(this, { filter: observableRef })
  }

  get list(): PagedList<ActorSummary> {
    return this.#listing.list
  }

  /** Empty until loaded, or if loading failed. */
  get categories(): readonly ActorCategory[] {
    return this.#categories.value ?? []
  }

  /** Returns true if the category is missing; false as long as categories are not loaded. */
  isUnknownCategory(slug: string): boolean {
    return this.#categories.value?.some((category) => category.slug === slug) === false
  }

  get isLoading(): boolean {
    return this.list.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.list.error
  }

  start(): void {
    void this.#live.loadOnlineCount().catch(otherwise())
    this.#disposables.add(
      reaction(
        () => this.list.total,
        (total) => {
          this.#live.listTotal = total
        },
        { fireImmediately: true },
      ),
    )
    this.#disposables.add(
      reaction(
        () => this.audience,
        (audience) => {
          if (audience !== null) void this.#categories.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    // Failed categories show no error: any answer of the list shows that they can be loaded again.
    this.#disposables.add(
      reaction(
        () => this.list.items,
        () => {
          if (this.#categories.error !== null) void this.#categories.reload()
        },
      ),
    )
  }

  dispose(): void {
    this.#listing.leave()
    this.#disposables.dispose()
  }

  /** Shows the list of an address; `entry` is the key of its history entry. */
  show(query: CamQuery, preset: ActorFilter, entry: string): () => void {
    const shown = { filter: { ...filterOf(query), ...preset }, sort: query.sort }
    this.filter = shown.filter
    this.#order.show(shown)
    return this.#listing.show(shown, entry)
  }

  /** Moves the tiles to their current places, except the one under the pointer. */
  settle(held: string | null): void {
    this.#order.settle(held)
  }

  /** Reloads the list if it failed, and the categories above it, which show no error. */
  async retry(): Promise<void> {
    await Promise.all([this.list.retry(), ...(this.categories.length === 0 ? [this.#categories.reload()] : [])])
    // A request can fail right when the network returns, and nothing else repeats this one.
    if (this.categories.length === 0 && this.error === null) await this.#categories.reload()
  }

  private get audience(): readonly unknown[] | null {
    const { audience } = this.#guest
    return audience === null ? null : [audience, this.#texts.language]
  }
}
