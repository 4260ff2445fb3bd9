const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Tracks the port calls under way, so that a page can be rendered once all its data has arrived.
 */
export class CallActivity {
  readonly #calls = new Set<Promise<unknown>>()
  #settled: Promise<void> | null = null
  /** Whether anything that may call a port has started since calls last settled. */
  #isChanged = false
  #hasFailed = false

  /** Whether a call was rejected. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Notes that something has started which may call a port, now or when an answer arrives. */
  changed(): void {
    this.#isChanged = true
  }

  /** Counts a call until it is answered; returns the call. */
  track<T>(call: Promise<T>): Promise<T> {
    this.#isChanged = true
    const tracked = call.then(
      () => void this.#calls.delete(tracked),
      () => {
        this.#hasFailed = true
        this.#calls.delete(tracked)
      },
    )
    this.#calls.add(tracked)
    return call
  }

  /**
   * Returns `null` if nothing is under way; otherwise a promise, the same for every caller, that
   * resolves once no call is left and none follows from the last answer.
   */
  settled(): Promise<void> | null {
    if (this.#settled === null && this.#isChanged) this.#settled = this.#settle()
    return this.#settled
  }

  async #settle(): Promise<void> {
    do {
      this.#isChanged = false
      await Promise.all(this.#calls)
      // The receiver of the last answer may make another call because of it.
      await nextTask()
    } while (this.#isChanged || this.#calls.size > 0)
    this.#settled = null
  }
}
