import { makeAutoObservable, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import type { Toasts } from './toasts'

/** Applies what a run has brought, as one MobX action. */
type Accept<T> = (answer: T) => void

/**
 * An asynchronous action with its state. Of overlapping runs only the newest counts: answers and
 * errors of older ones are dropped. Failures appear as `error`, and as a toast if toasts are given.
 */
export class Task {
  isRunning = false
  /** Whether a run has finished, well or not, since the last `cancel`. */
  hasFinished = false
  /** Error of the last run; it stays during the next one, so that no button moves. */
  error: BackendErrorCode | null = null
  #newest = 0
  readonly #toasts: Toasts | null

  constructor(toasts: Toasts | null = null) {
    this.#toasts = toasts
    makeAutoObservable(this)
  }

  /**
   * Starts a run and drops the one before. `isCurrent` informs a run of several steps whether it still counts. Returns
   * whether this run succeeded and was the newest: only then may an action report success.
   */
  async run<T>(work: (isCurrent: () => boolean) => Promise<T>, accept?: Accept<T>): Promise<boolean> {
    const run = ++this.#newest
    const isCurrent = (): boolean => run === this.#newest
    this.isRunning = true
    try {
      const answer = await work(isCurrent)
      if (!isCurrent()) return false
      runInAction(() => {
        this.finish(null)
        accept?.(answer)
      })
      return true
    } catch (cause) {
      if (!isCurrent()) return false
      const error = codeOf(cause)
      runInAction(() => {
        this.finish(error)
      })
      this.#toasts?.show('bad', `errors.${error}`)
      return false
    }
  }

  /** Whether nothing is known yet: a run is under way, or none has finished. */
  get isPending(): boolean {
    return this.isRunning || !this.hasFinished
  }

  /** Like `run`, but does nothing during a run: for a button that may be pressed twice. */
  async runOnce<T>(work: () => Promise<T>, accept?: Accept<T>): Promise<boolean> {
    return this.isRunning ? false : this.run(work, accept)
  }

  /** Drops the current run, and the error of the last one. */
  cancel(): void {
    this.#newest++
    this.isRunning = false
    this.hasFinished = false
    this.error = null
  }

  private finish(error: BackendErrorCode | null): void {
    this.error = error
    this.isRunning = false
    this.hasFinished = true
  }
}
