import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway, type ActorCategory, type ActorFilter } from '@/application/actors/actor-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ActorSummary } from '@/domain/actors/actor'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PageMemory } from '@/ui/base/page-memory'
import { PagedList, type ListState } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { filterOf, type CamQuery } from './cam-query'
import { LiveActors } from '@/ui/actors/live-actors'

/** Tiles a page of the list brings. */
const PAGE = 30

/** A list of performers, narrowed as its address says. */
@injectable('Transient')
export class CamsViewModel implements ViewModel, Loadable {
  categories: readonly ActorCategory[] = []
  readonly list: PagedList<ActorSummary>
  #query: CamQuery | null = null
  #preset: ActorFilter = {}
  #place = ''
  readonly #disposables = new Disposables()

  readonly #gateway: ActorGateway
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #memory: PageMemory
  readonly #texts: Texts

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#guest = guest
    this.#memory = memory
    this.#texts = texts
    this.list = new PagedList((offset) => this.load(offset))
    makeAutoObservable(this, { categories: observableRef })
  }

  get isLoading(): boolean {
    return this.list.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.list.error
  }

  start(): void {
    void this.#live.loadOnlineCount().catch(() => undefined)
    this.#disposables.add(
      reaction(
        () => [this.#guest.guest?.id, this.#texts.language] as const,
        ([id]) => {
          if (id !== undefined) void this.loadCategories()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.keep()
    this.#disposables.dispose()
  }

  /** Shows the list of an address; coming back to a place in the history finds it as far as it was loaded. */
  show(query: CamQuery, preset: ActorFilter, place: string): () => void {
    this.keep()
    this.#query = query
    this.#preset = preset
    this.#place = place
    const remembered = this.#memory.listOf(place, 'cams') as ListState<ActorSummary> | undefined
    if (remembered === undefined) this.list.clear()
    else this.list.restore(remembered)
    this.#live.listTotal = remembered?.total ?? null
    return reaction(
      () => [this.#guest.guest?.id, this.#texts.language] as const,
      ([id], before) => {
        if (id === undefined || (remembered !== undefined && before === undefined)) return
        void this.list.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Loads again what did not come: the list, and the categories above it, which are silent when they fail. */
  async retry(): Promise<void> {
    await Promise.all([this.list.retry(), ...(this.categories.length === 0 ? [this.loadCategories()] : [])])
  }

  private async load(offset: number) {
    const query = this.#query
    const filter = query === null ? {} : { ...filterOf(query), ...this.#preset }
    const page = await this.#gateway.list({ filter, sort: query?.sort ?? 'recommended', first: PAGE, offset })
    runInAction(() => {
      this.#live.learn(page.items)
      if (query === this.#query) this.#live.listTotal = page.total
    })
    return page
  }

  private async loadCategories(): Promise<void> {
    const categories = await this.#gateway.categories().catch(() => [])
    runInAction(() => {
      this.categories = categories
    })
  }

  private keep(): void {
    const state = this.list.state()
    if (this.#place !== '' && state !== null) this.#memory.rememberList(this.#place, 'cams', state)
  }
}
