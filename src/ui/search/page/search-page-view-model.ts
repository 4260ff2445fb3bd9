import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { Page } from '@/application/paging/page'
import { SearchGateway, type ResultItems } from '@/application/search/search-gateway'
import { RESULT_CATEGORIES, type ResultCategory } from '@/domain/search/categories'
import { LiveActors } from '@/ui/actors/live-actors'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { SearchAnswers } from '@/ui/search/search-answers'
import { Texts } from '@/ui/texts/texts'

/** A result with its category, which names its kind. */
export type ResultItem = {
  readonly [C in ResultCategory]: { readonly id: string; readonly category: C; readonly item: ResultItems[C] }
}[ResultCategory]

interface ResultQuery {
  readonly category: ResultCategory
  readonly pattern: string
}

/** A list with fewer results than this names the others that have some. */
const FEW = 4

/** A category's results (SEA-002); the platform sets the length of a page (SEA-012 to SEA-015). */
@injectable('Transient')
export class SearchPageViewModel implements ViewModel {
  #query: ResultQuery | null = null
  readonly #listing: Listing<ResultQuery, ResultItem>
  readonly #elsewhere: Resource<readonly ResultCategory[]>
  readonly #gateway: SearchGateway
  readonly #answers: SearchAnswers
  readonly #live: LiveActors
  readonly #audience: () => readonly unknown[] | null

  constructor(
    @inject(SearchGateway) gateway: SearchGateway,
    @inject(SearchAnswers) answers: SearchAnswers,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'audience'>,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Pick<Texts, 'language'>,
  ) {
    this.#gateway = gateway
    this.#answers = answers
    this.#live = live
    this.#audience = () => (guest.audience === null ? null : [guest.audience, texts.language])
    this.#elsewhere = new Resource(() => this.others())
    this.#listing = new Listing(memory, {
      name: 'search',
      audience: this.#audience,
      load: (query, offset) => this.load(query, offset),
      onLoaded: (items) => this.upsert(items),
    })
    makeAutoObservable(this)
  }

  get list(): PagedList<ResultItem> {
    return this.#listing.list
  }

  /** Other categories with results, for a list that is empty or has few. */
  get elsewhere(): readonly ResultCategory[] {
    return this.#elsewhere.value ?? []
  }

  /** Whether the list is so short that something else is shown below it. */
  get hasFew(): boolean {
    return this.list.total !== null && this.list.total < FEW
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  show(category: ResultCategory, pattern: string, entry: string): () => void {
    if (this.#query?.pattern !== pattern || this.#query.category !== category) this.#elsewhere.clear()
    this.#query = { category, pattern }
    return this.#listing.show({ category, pattern }, entry)
  }

  private async load({ category, pattern }: ResultQuery, offset: number): Promise<Page<ResultItem>> {
    const page = await this.answer(category, pattern, offset)
    if (page.total < FEW && offset === 0) await this.#elsewhere.load()
    return page
  }

  /** Returns one page, which is reused for a while. */
  private answer(category: ResultCategory, pattern: string, offset: number): Promise<Page<ResultItem>> {
    return this.#answers.of([this.#audience(), category, pattern, offset], () => this.page(category, pattern, offset))
  }

  /** Every other category in which something was found. */
  private async others(): Promise<readonly ResultCategory[]> {
    const { category: shown, pattern } = this.#query ?? { category: null, pattern: '' }
    const others = RESULT_CATEGORIES.filter((category) => category !== shown)
    const pages = await Promise.all(others.map((category) => this.answer(category, pattern, 0)))
    return others.filter((_, index) => (pages[index]?.total ?? 0) > 0)
  }

  private async page(category: ResultCategory, pattern: string, offset: number): Promise<Page<ResultItem>> {
    const { items, total }: Page<ResultItems[ResultCategory]> = await this.#gateway[category]({ pattern, offset })
    return { items: items.map((item) => ({ id: idOf(item), category, item }) as ResultItem), total }
  }

  private upsert(items: readonly ResultItem[]): void {
    const actors = items.flatMap((found) =>
      found.category === 'actors' || found.category === 'models' ? [found.item] : [],
    )
    if (actors.length > 0) this.#live.upsert(actors)
  }
}

/** Posts are named by their slugs, everything else by an id. */
const idOf = (item: ResultItems[ResultCategory]): string => ('slug' in item ? item.slug : item.id)
