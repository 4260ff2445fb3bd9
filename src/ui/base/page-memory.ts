/** How many pages of the history are cached. */
const MAX = 50

/**
 * The state of this visit's pages when they were left, by the key of their history entry: how far a list was loaded and
 * where it was scrolled to, so that going back finds it as it was (NAV-093).
 */
export class PageMemory {
  readonly #stored = new Map<string, { y: number; lists: Map<string, unknown> }>()

  storeScroll(key: string, y: number): void {
    this.of(key).y = y
  }

  scrollOf(key: string): number | null {
    return this.#stored.get(key)?.y ?? null
  }

  storeList(key: string, list: string, value: unknown): void {
    this.of(key).lists.set(list, value)
  }

  listOf(key: string, list: string): unknown {
    return this.#stored.get(key)?.lists.get(list)
  }

  private of(key: string): { y: number; lists: Map<string, unknown> } {
    const known = this.#stored.get(key)
    if (known !== undefined) return known
    const made = { y: 0, lists: new Map<string, unknown>() }
    this.#stored.set(key, made)
    const [oldest] = this.#stored.keys()
    if (this.#stored.size > MAX && oldest !== undefined) this.#stored.delete(oldest)
    return made
  }
}
