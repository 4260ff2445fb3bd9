/** A map of at most `limit` entries: a further one removes the entry that was set the longest time ago. */
export class BoundedMap<K, V> {
  private readonly entries = new Map<K, V>()

  /** `onRemoved` is called with each value that is removed or replaced. */
  constructor(
    private readonly limit: number,
    private readonly onRemoved: (value: V) => void = () => undefined,
  ) {}

  get size(): number {
    return this.entries.size
  }

  get(key: K): V | undefined {
    return this.entries.get(key)
  }

  has(key: K): boolean {
    return this.entries.has(key)
  }

  /** Makes the entry the newest, also where there is one of this key. */
  set(key: K, value: V): void {
    this.delete(key)
    this.entries.set(key, value)
    if (this.entries.size <= this.limit) return
    const [oldest] = this.entries.keys()
    this.delete(oldest as K)
  }

  delete(key: K): boolean {
    const value = this.entries.get(key)
    const isRemoved = this.entries.delete(key)
    if (isRemoved) this.onRemoved(value as V)
    return isRemoved
  }

  clear(): void {
    for (const key of this.entries.keys()) this.delete(key)
  }
}
