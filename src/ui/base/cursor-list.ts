import { makeAutoObservable, observableRef } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { CursorPage } from '@/application/paging/page'
import type { Loadable } from './resource'
import { Task } from './task'

/** A list that grows by cursor, newest first, and adds new items. It loads more only on request. */
export class CursorList<T extends { readonly id: string }> implements Loadable {
  items: readonly T[] = []
  /** Whether anything was loaded yet. */
  isKnown = false
  private next: string | null = null
  readonly #task = new Task()
  readonly #load: (after: string | null) => Promise<CursorPage<T>>
  #retry: () => Promise<void> = () => this.refresh()

  constructor(load: (after: string | null) => Promise<CursorPage<T>>) {
    this.#load = load
    makeAutoObservable(this, { items: observableRef })
  }

  get isLoading(): boolean {
    return this.#task.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#task.error
  }

  get isEmpty(): boolean {
    return this.isKnown && this.items.length === 0
  }

  /** Whether there are older items, which the guest may request. */
  get isPaused(): boolean {
    return this.next !== null
  }

  /** Reads the newest items again; older ones that are shown stay. */
  async refresh(): Promise<void> {
    await this.request(null, (page) => {
      const fresh = new Set(page.map(({ id }) => id))
      return [...page, ...this.items.filter(({ id }) => !fresh.has(id))]
    })
  }

  /** Loads the next older items. */
  async goOn(): Promise<void> {
    if (this.isLoading || this.next === null) return
    await this.request(this.next, (page) => {
      const known = new Set(this.items.map(({ id }) => id))
      return [...this.items, ...page.filter(({ id }) => !known.has(id))]
    })
  }

  /** Repeats what failed: the newest items or the older ones. */
  async retry(): Promise<void> {
    await this.#retry()
  }

  /** Drops a pending answer. */
  cancel(): void {
    this.#task.cancel()
  }

  private async request(after: string | null, join: (page: readonly T[]) => readonly T[]): Promise<void> {
    this.#retry = () => this.request(after, join)
    await this.#task.run(
      () => this.#load(after),
      (page) => {
        // A reload of the newest items does not change where the older ones continue.
        if (after !== null || !this.isKnown) this.next = page.next
        this.items = join(page.items)
        this.isKnown = true
      },
    )
  }
}
