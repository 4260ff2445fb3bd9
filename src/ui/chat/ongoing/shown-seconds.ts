import { makeAutoObservable, runInAction } from 'mobx'
import type { Clock } from '@/application/device/clock'

/** The seconds of a chat as shown: the platform's last count, advanced until the next update. */
export class ShownSeconds {
  value = 0
  #cancel: () => void = () => undefined
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this)
  }

  set(seconds: number): void {
    this.value = seconds
  }

  /** Whole seconds until a chat of a given length ends; `null`: it has no end of its own. */
  leftOf({ seconds, secondsLeft }: { readonly seconds: number; readonly secondsLeft: number | null }): number | null {
    return secondsLeft === null ? null : Math.max(0, secondsLeft - (this.value - seconds))
  }

  /** Counts until the returned function is called. */
  count(): () => void {
    this.#cancel = this.#clock.after(1_000, () => {
      runInAction(() => this.value++)
      this.count()
    })
    return () => this.#cancel()
  }
}
