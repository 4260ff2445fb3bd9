import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import type { Page } from '@/application/paging/page'

/** What a list looked like when it was left. */
export interface ListState<T> {
  readonly items: readonly T[]
  readonly total: number
  readonly pageSize: number
  /** Pages it still loads by itself. */
  readonly pagesLeft: number
}

/** So many pages a list loads by itself before it asks, so that what stands below it can be reached. */
export const PAGES_BY_ITSELF = 3

/**
 * A list that grows by offset: a loading flag, then the items and a total, then whoever watches is told (ACT-070, MED-082). Of
 * answers that overtake one another only the newest counts.
 */
export class PagedList<T extends { readonly id: string }> {
  items: readonly T[] = []
  total: number | null = null
  isLoading = false
  fault: BackendErrorCode | null = null
  #turn = 0
  /**
   * Pages that the list still loads by itself; room is kept for them, so that nothing below moves when they come. Pages and not items:
   * where the list moved between two pages, a page brings fewer new items, and the list must not load another one for them.
   */
  private pagesLeft = 0
  #pageSize = 0

  readonly #load: (offset: number) => Promise<Page<T>>

  constructor(load: (offset: number) => Promise<Page<T>>) {
    this.#load = load
    makeAutoObservable(this, { items: observableRef })
  }

  get hasMore(): boolean {
    return this.total !== null && this.items.length < this.total
  }

  /** How many items the list will have without being asked. */
  get planned(): number {
    const { length } = this.items
    return Math.max(length, Math.min(length + this.pagesLeft * this.#pageSize, this.total ?? 0))
  }

  /** Whether the list has come as far as it goes by itself, and there is more. */
  get asks(): boolean {
    return this.hasMore && this.pagesLeft === 0
  }

  get isEmpty(): boolean {
    return this.total === 0
  }

  /** Begins anew; what is shown stays until the answer is there. */
  async reload(): Promise<void> {
    await this.ask(0, () => [])
  }

  /** Loads the next page, as far as the list goes by itself. */
  async more(): Promise<void> {
    if (this.isLoading || !this.hasMore || this.asks) return
    await this.ask(this.items.length, () => this.items)
  }

  /** The guest wants to see more: the list goes on for some pages. */
  async goOn(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    this.pagesLeft = PAGES_BY_ITSELF
    await this.more()
  }

  /** Forgets what is shown, because it answers another question. */
  clear(): void {
    this.#turn++
    this.items = []
    this.pagesLeft = 0
    this.total = null
    this.isLoading = false
    this.fault = null
  }

  state(): ListState<T> | null {
    const { items, total, pagesLeft } = this
    return total === null ? null : { items, total, pageSize: this.#pageSize, pagesLeft }
  }

  restore(state: ListState<T>): void {
    this.#turn++
    this.items = state.items
    this.total = state.total
    this.#pageSize = state.pageSize
    this.pagesLeft = state.pagesLeft
    this.isLoading = false
    this.fault = null
  }

  private async ask(offset: number, before: () => readonly T[]): Promise<void> {
    const turn = ++this.#turn
    this.isLoading = true
    this.fault = null
    try {
      const page = await this.#load(offset)
      if (turn !== this.#turn) return
      runInAction(() => {
        // A list may have moved between two pages: nothing is shown twice.
        const kept = before()
        const known = new Set(kept.map(({ id }) => id))
        const fresh = page.items.filter(({ id }) => !known.has(id))
        this.items = [...kept, ...fresh]
        this.total = page.items.length === 0 ? this.items.length : page.total
        if (offset === 0) {
          this.#pageSize = page.items.length
          this.pagesLeft = PAGES_BY_ITSELF - 1
        } else this.pagesLeft = fresh.length === 0 ? 0 : Math.max(0, this.pagesLeft - 1)
      })
    } catch (fault) {
      if (turn !== this.#turn) return
      runInAction(() => {
        this.fault = codeOf(fault)
      })
    } finally {
      if (turn === this.#turn) {
        runInAction(() => {
          this.isLoading = false
        })
      }
    }
  }
}
