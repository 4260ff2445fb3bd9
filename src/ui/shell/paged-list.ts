import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import type { Page } from '@/application/paging/page'

/** What a list looked like when it was left. */
export interface ListState<T> {
  readonly items: readonly T[]
  readonly total: number
  /** How far it goes on by itself. */
  readonly planned: number
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
  private turn = 0
  /** Items up to which the list goes on by itself; room is kept for them, so that nothing below moves when they come. */
  private reach = 0
  private pageSize = 0

  constructor(private readonly load: (offset: number) => Promise<Page<T>>) {
    makeAutoObservable<PagedList<T>, 'load' | 'turn' | 'reach' | 'pageSize'>(this, {
      items: observableRef,
      load: false,
      reach: true,
      turn: false,
      pageSize: false,
    })
  }

  get hasMore(): boolean {
    return this.total !== null && this.items.length < this.total
  }

  /** How many items the list will have without being asked. */
  get planned(): number {
    return Math.max(this.items.length, Math.min(this.reach, this.total ?? 0))
  }

  /** Whether the list has come as far as it goes by itself, and there is more. */
  get asks(): boolean {
    return this.hasMore && this.items.length >= this.planned
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
    this.reach = this.items.length + PAGES_BY_ITSELF * this.pageSize
    await this.more()
  }

  /** Forgets what is shown, because it answers another question. */
  clear(): void {
    this.turn++
    this.items = []
    this.reach = 0
    this.total = null
    this.isLoading = false
    this.fault = null
  }

  state(): ListState<T> | null {
    return this.total === null ? null : { items: this.items, total: this.total, planned: this.planned }
  }

  restore(state: ListState<T>): void {
    this.turn++
    this.items = state.items
    this.total = state.total
    this.reach = state.planned
    this.pageSize = Math.max(1, Math.ceil(state.items.length / PAGES_BY_ITSELF))
    this.isLoading = false
    this.fault = null
  }

  private async ask(offset: number, before: () => readonly T[]): Promise<void> {
    const turn = ++this.turn
    this.isLoading = true
    this.fault = null
    try {
      const page = await this.load(offset)
      if (turn !== this.turn) return
      runInAction(() => {
        // A list may have moved between two pages: nothing is shown twice.
        const kept = before()
        const known = new Set(kept.map(({ id }) => id))
        this.items = [...kept, ...page.items.filter(({ id }) => !known.has(id))]
        this.total = page.items.length === 0 ? this.items.length : page.total
        if (offset === 0) {
          this.pageSize = page.items.length
          this.reach = PAGES_BY_ITSELF * page.items.length
        }
      })
    } catch (fault) {
      if (turn !== this.turn) return
      runInAction(() => {
        this.fault = codeOf(fault)
      })
    } finally {
      if (turn === this.turn) {
        runInAction(() => {
          this.isLoading = false
        })
      }
    }
  }
}
