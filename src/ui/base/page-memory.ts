/** How many pages of the history are remembered. */
const MOST = 50

/**
 * What pages of this visit looked like when they were left, by the key of their place in the history: how far a list was loaded and
 * where it was scrolled to, so that going back finds it as it was (NAV-093).
 */
export class PageMemory {
  readonly #kept = new Map<string, { y: number; lists: Map<string, unknown> }>()

  rememberScroll(key: string, y: number): void {
    this.of(key).y = y
  }

  scrollOf(key: string): number | null {
    return this.#kept.get(key)?.y ?? null
  }

  rememberList(key: string, list: string, value: unknown): void {
    this.of(key).lists.set(list, value)
  }

  listOf(key: string, list: string): unknown {
    return this.#kept.get(key)?.lists.get(list)
  }

  private of(key: string): { y: number; lists: Map<string, unknown> } {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = { y: 0, lists: new Map<string, unknown>() }
    this.#kept.set(key, made)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
    return made
  }
}
