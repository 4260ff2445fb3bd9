import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import type { Page } from '@/application/paging/page'

/** What a list looked like when it was left. */
export interface ListState<T> {
  readonly items: readonly T[]
  readonly total: number
}

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

  constructor(private readonly load: (offset: number) => Promise<Page<T>>) {
    makeAutoObservable<PagedList<T>, 'load' | 'turn'>(this, { items: observableRef, load: false, turn: false })
  }

  get hasMore(): boolean {
    return this.total !== null && this.items.length < this.total
  }

  get isEmpty(): boolean {
    return this.total === 0
  }

  /** Begins anew; what is shown stays until the answer is there. */
  async reload(): Promise<void> {
    await this.ask(0, () => [])
  }

  async more(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    await this.ask(this.items.length, () => this.items)
  }

  /** Forgets what is shown, because it answers another question. */
  clear(): void {
    this.turn++
    this.items = []
    this.total = null
    this.isLoading = false
    this.fault = null
  }

  state(): ListState<T> | null {
    return this.total === null ? null : { items: this.items, total: this.total }
  }

  restore(state: ListState<T>): void {
    this.turn++
    this.items = state.items
    this.total = state.total
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
