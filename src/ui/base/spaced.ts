import type { Clock } from '@/application/device/clock'

/**
 * Limits work that updates request too often, such as reading a list again. For each key it runs at
 * once, and then at most once in `gap` ms, one run at a time; the last request is always followed
 * by a run.
 */
export class Spaced<K> {
  /** Keys within their gap, and whether another run was requested meanwhile. */
  readonly #busy = new Map<K, boolean>()
  readonly #waits = new Map<K, () => void>()
  readonly #clock: Clock
  readonly #gap: number
  readonly #work: (key: K) => Promise<unknown>

  /** `work` handles its own errors: thrown ones are ignored. `gap` is in ms. */
  constructor(clock: Clock, gap: number, work: (key: K) => Promise<unknown>) {
    this.#clock = clock
    this.#gap = gap
    this.#work = work
  }

  request(key: K): void {
    if (this.#busy.has(key)) this.#busy.set(key, true)
    else void this.run(key)
  }

  /** Starts no more runs; the current one ends without another. */
  dispose(): void {
    for (const cancel of this.#waits.values()) cancel()
    this.#waits.clear()
    this.#busy.clear()
  }

  private async run(key: K): Promise<void> {
    this.#busy.set(key, false)
    const isOver = new Promise<void>((resolve) => {
      this.#waits.set(key, this.#clock.after(this.#gap, resolve))
    })
    await Promise.allSettled([this.#work(key), isOver])
    const isRequested = this.#busy.get(key) === true
    this.#busy.delete(key)
    this.#waits.delete(key)
    if (isRequested) void this.run(key)
  }
}
