import { makeAutoObservable, observableRef } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Task } from './task'

/** Data that can be loaded, as a view shows it. */
export interface Loadable {
  readonly isLoading: boolean
  readonly error: BackendErrorCode | null
  /** Repeats what failed. */
  retry(): Promise<void>
}

/** A value that is loaded. It stays while a newer one is loaded, and when that fails; of answers that overtake one another the newest counts. */
export class Resource<T> implements Loadable {
  /** `undefined` until it was loaded. */
  value: T | undefined = undefined
  readonly #task = new Task()
  readonly #load: () => Promise<T>

  constructor(load: () => Promise<T>) {
    this.#load = load
    makeAutoObservable(this, { value: observableRef })
  }

  get isLoading(): boolean {
    return this.#task.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#task.error
  }

  /** Loads the value unless it is there or on its way. */
  async load(): Promise<void> {
    if (this.value === undefined && !this.isLoading) await this.reload()
  }

  async reload(): Promise<void> {
    await this.#task.run(this.#load, (value) => {
      this.value = value
    })
  }

  async retry(): Promise<void> {
    await this.reload()
  }

  /** The value is known without loading it; an answer that is on its way is older. */
  set(value: T): void {
    this.#task.cancel()
    this.value = value
  }

  /** Deletes the value, because another one is requested; drops an answer that is on its way. */
  clear(): void {
    this.#task.cancel()
    this.value = undefined
  }
}
