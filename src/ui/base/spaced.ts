import type { Clock } from '@/application/device/clock'

/**
 * Work that updates request faster than it should be done, as reading a list again. For each key it is done at once, and after that at most
 * once in `gap` ms, one run at a time; what was requested last is always followed by a run.
 */
export class Spaced<K> {
  /** The keys whose gap is not over, and whether another run was requested meanwhile. */
  readonly #busy = new Map<K, boolean>()
  readonly #waits = new Map<K, () => void>()
  readonly #clock: Clock
  readonly #gap: number
  readonly #work: (key: K) => Promise<unknown>

  /** `work` handles its own errors: what it throws is ignored. `gap` is in ms. */
  constructor(clock: Clock, gap: number, work: (key: K) => Promise<unknown>) {
    this.#clock = clock
    this.#gap = gap
    this.#work = work
  }

  request(key: K): void {
    if (this.#busy.has(key)) this.#busy.set(key, true)
    else void this.run(key)
  }

  /** Nothing begins any more; a run whose gap is not over ends without another. */
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
