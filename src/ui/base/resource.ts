import { makeAutoObservable, observableRef } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Task } from './task'

/** Data that can be loaded, as a view shows it. */
export interface Loadable {
  readonly isLoading: boolean
  readonly error: BackendErrorCode | null
  /** Repeats the failed request. */
  retry(): Promise<void>
}

/** A loaded value. It stays during a reload, and if that fails; only the newest answer counts. */
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

  /** Loads the value unless it is known or being loaded. */
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

  /** Sets a known value without loading; pending answers are older and dropped. */
  set(value: T): void {
    this.#task.cancel()
    this.value = value
  }

  /** Deletes the value before another request; drops a pending answer. */
  clear(): void {
    this.#task.cancel()
    this.value = undefined
  }
}
