import { makeAutoObservable, observableRef } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { Page } from '@/application/paging/page'
import type { Loadable } from './resource'
import { Task } from './task'

/** The state of a list when it was left. */
export interface ListState<T> {
  readonly items: readonly T[]
  readonly total: number
  readonly pageSize: number
  /** Pages it still loads by itself. */
  readonly pagesLeft: number
}

/** Number of pages a list loads by itself before it waits, so that content below can be reached. */
export const PAGES_BY_ITSELF = 3

/**
 * A list that grows by offset: a loading flag, then items and total, then subscribers are notified
 * (ACT-070, MED-082). If answers overtake one another, only the newest counts.
 */
export class PagedList<T extends { readonly id: string }> implements Loadable {
  items: readonly T[] = []
  total: number | null = null
  /**
   * Pages that the list still loads by itself; their space is reserved, so that nothing below
   * moves. Counted in pages, not items: if the list moved between two pages, one brings fewer new
   * items, which must not load another.
   */
  private pagesLeft = 0
  #pageSize = 0
  readonly #task = new Task()
  #retry: () => Promise<void> = () => this.reload()
  readonly #load: (offset: number) => Promise<Page<T>>

  constructor(load: (offset: number) => Promise<Page<T>>) {
    this.#load = load
    makeAutoObservable(this, { items: observableRef })
  }

  get isLoading(): boolean {
    return this.#task.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#task.error
  }

  get hasMore(): boolean {
    return this.total !== null && this.items.length < this.total
  }

  /** Number of items that the list will load by itself. */
  get planned(): number {
    const { length } = this.items
    return Math.max(length, Math.min(length + this.pagesLeft * this.#pageSize, this.total ?? 0))
  }

  /** Whether the list has loaded all pages it loads by itself, and there are more. */
  get isPaused(): boolean {
    return this.hasMore && this.pagesLeft === 0
  }

  /** Whether anything was loaded yet. */
  get isKnown(): boolean {
    return this.total !== null
  }

  get isEmpty(): boolean {
    return this.total === 0
  }

  /** Starts over; the shown items stay until the answer. */
  async reload(): Promise<void> {
    await this.request(0, () => [])
  }

  /** Loads the next page, within its limit; not after an error, as renderings would repeat it. */
  async more(): Promise<void> {
    if (this.isPaused || this.error !== null) return
    await this.next()
  }

  /** Lets the list load more pages by itself, at the guest's request. */
  async goOn(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    this.pagesLeft = PAGES_BY_ITSELF
    await this.next()
  }

  /** Repeats the failed request: the first page or the next one. */
  async retry(): Promise<void> {
    await this.#retry()
  }

  /** Clears the items, because they answer another query. */
  clear(): void {
    this.#task.cancel()
    this.items = []
    this.pagesLeft = 0
    this.total = null
  }

  state(): ListState<T> | null {
    const { items, total, pagesLeft } = this
    return total === null ? null : { items, total, pageSize: this.#pageSize, pagesLeft }
  }

  restore(state: ListState<T>): void {
    this.#task.cancel()
    this.items = state.items
    this.total = state.total
    this.#pageSize = state.pageSize
    this.pagesLeft = state.pagesLeft
  }

  /** Shows items in another order, or without some of them, as the page arranges them. */
  arrange(items: readonly T[], total: number): void {
    this.items = items
    this.total = total
  }

  private async next(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    await this.request(this.items.length, () => this.items)
  }

  private async request(offset: number, before: () => readonly T[]): Promise<void> {
    this.#retry = () => this.request(offset, before)
    await this.#task.run(
      () => this.#load(offset),
      (page) => {
        // A list may have moved between two pages: nothing is shown twice.
        const stored = before()
        const known = new Set(stored.map(({ id }) => id))
        const fresh = page.items.filter(({ id }) => !known.has(id))
        this.items = [...stored, ...fresh]
        this.total = page.items.length === 0 ? this.items.length : page.total
        if (offset === 0) {
          this.#pageSize = page.items.length
          this.pagesLeft = PAGES_BY_ITSELF - 1
        } else this.pagesLeft = fresh.length === 0 ? 0 : Math.max(0, this.pagesLeft - 1)
      },
    )
  }
}
