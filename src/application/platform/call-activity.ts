const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Which calls of ports are under way, so that a page can be rendered once everything it loads has arrived. */
export class CallActivity {
  readonly #calls = new Set<Promise<unknown>>()
  #settled: Promise<void> | null = null
  /** Whether anything was started that may call a port since calls last settled. */
  #isChanged = false
  #hasFailed = false

  /** Whether a call was rejected. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Something was started that may call a port now or when an answer arrives. */
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
   * `null` where nothing is under way; else the same promise for everybody until no call is left, and none follows from
   * the last answer.
   */
  settled(): Promise<void> | null {
    if (this.#settled === null && this.#isChanged) this.#settled = this.#settle()
    return this.#settled
  }

  async #settle(): Promise<void> {
    do {
      this.#isChanged = false
      await Promise.all(this.#calls)
      // Who received the last answer may call again because of it.
      await nextTask()
    } while (this.#isChanged || this.#calls.size > 0)
    this.#settled = null
  }
}
