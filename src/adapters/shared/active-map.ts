interface Entry<V> {
  value: V
  /** Whether it was set again since it got its position. */
  isActive: boolean
}

/**
 * A map of at most `limit` entries, for what is set again at every request: a further entry removes the first that was not set again.
 * Unlike in `BoundedMap`, setting an entry again leaves it at its position, and it moves only when entries are removed (the CLOCK
 * algorithm): removing and adding an entry at each request costs the garbage collector a microsecond each.
 */
export class ActiveMap<K, V> {
  private readonly entries = new Map<K, Entry<V>>()

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size
  }

  get(key: K): V | undefined {
    return this.entries.get(key)?.value
  }

  has(key: K): boolean {
    return this.entries.has(key)
  }

  set(key: K, value: V): void {
    const known = this.entries.get(key)
    if (known === undefined) {
      if (this.entries.size >= this.limit) this.removeOne()
      this.entries.set(key, { value, isActive: false })
      return
    }
    known.value = value
    known.isActive = true
  }

  delete(key: K): void {
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }

  /** Ends: an entry that moves is not active any more. */
  private removeOne(): void {
    for (const [key, entry] of this.entries) {
      this.entries.delete(key)
      if (!entry.isActive) return
      entry.isActive = false
      this.entries.set(key, entry)
    }
  }
}
