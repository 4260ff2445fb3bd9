import { injectable } from 'inversify'
import { compareStructural, reaction } from 'mobx'
import type { Page } from '@/application/paging/page'
import type { PageMemory } from './page-memory'
import { PagedList, type ListState } from './paged-list'

/** The source of a listing, and its conditions. */
export interface ListingSource<Query, Item> {
  /** Name of the list in the memory of pages. */
  readonly name: string
  load(query: Query, offset: number): Promise<Page<Item>>
  /** The audience, observed: the list is reloaded when it changes. `null`: no one yet. */
  audience(): readonly unknown[] | null
  readonly onLoaded?: (items: readonly Item[]) => void
  /** Called with restored items: other known data about them may be newer. */
  readonly onRestored?: (items: readonly Item[]) => void
}

/** The list of an address: its query, history entry and pages. Back restores its loaded length. */
export class Listing<Query, Item extends { readonly id: string }> {
  readonly list: PagedList<Item>
  #query: Query | null = null
  #entry = ''
  readonly #memory: PageMemory
  readonly #source: ListingSource<Query, Item>

  constructor(memory: PageMemory, source: ListingSource<Query, Item>) {
    this.#memory = memory
    this.#source = source
    this.list = new PagedList((offset) => this.load(offset))
  }

  /** Shows a query's list. `entry`: its key in the history, restores what was loaded (NAV-093). */
  show(query: Query, entry: string): () => void {
    this.leave()
    this.#query = query
    this.#entry = entry
    const cached = this.#memory.partOf(entry, this.#source.name) as ListState<Item> | undefined
    if (cached === undefined) this.list.clear()
    else {
      this.list.restore(cached)
      this.#source.onRestored?.(cached.items)
    }
    return reaction(
      () => this.#source.audience(),
      (audience, before) => {
        if (audience === null || (cached !== undefined && before === undefined)) return
        void this.list.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Stores how far the list was loaded. */
  leave(): void {
    const state = this.list.state()
    if (this.#entry !== '' && state !== null) this.#memory.storePart(this.#entry, this.#source.name, state)
    this.#entry = ''
  }

  private async load(offset: number): Promise<Page<Item>> {
    const query = this.#query
    if (query === null) return { items: [], total: 0 }
    const page = await this.#source.load(query, offset)
    this.#source.onLoaded?.(page.items)
    return page
  }
}

/**
 * Names under which grids of tiles are cached in the memory of pages. Each purchase changes them,
 * so that going back reloads a grid: the cached one would show as for sale what the guest owns
 * (MED-071). Unused entries leave the memory with their pages.
 */
@injectable()
export class GridCache {
  #purchases = 0

  nameOf(grid: string): string {
    return `tiles.${grid}.${this.#purchases}`
  }

  clear(): void {
    this.#purchases += 1
  }
}
