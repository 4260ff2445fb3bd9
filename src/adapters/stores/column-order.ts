import type { BitSet } from './bit-set'

/**
 * From this share of the existing records on, sorting additions together with everything is cheaper
 * than inserting them one by one.
 */
const MANY = 1 / 16

/**
 * Records ordered by one number each, and by key if the numbers are equal. Twelve bytes per record.
 */
export class ColumnOrder {
  private values = new Float64Array(1_024)
  private sorted = new Uint32Array(1_024)
  private size = 0
  private added: number[] = []

  /** `keyOf` returns the key of the record with a number. */
  constructor(private readonly keyOf: (number: number) => string) {}

  valueOf(number: number): number {
    return this.values[number] ?? 0
  }

  add(number: number, value: number): void {
    if (number >= this.values.length) {
      const grown = new Float64Array(Math.max(number + 1, this.values.length * 2))
      grown.set(this.values)
      this.values = grown
    }
    this.values[number] = value
    this.added.push(number)
  }

  /** Removes a record; its key must still be known. */
  remove(number: number): void {
    this.settle()
    const at = this.placeOf(number)
    if (at >= this.size || this.sorted[at] !== number) return
    this.sorted.copyWithin(at, at + 1, this.size)
    this.size -= 1
  }

  /** Returns the numbers of at most `limit` records in this order, from `offset` on. */
  slice(offset: number, limit: number, direction: 'asc' | 'desc' = 'asc'): readonly number[] {
    this.settle()
    const to = Math.min(this.size, offset + Math.max(0, limit))
    if (direction === 'asc') return [...this.sorted.subarray(Math.min(offset, to), to)]
    return [...this.sorted.subarray(this.size - to, Math.max(this.size - to, this.size - offset))].toReversed()
  }

  /** Returns such a page of the records in `among`. */
  sliceOf(among: BitSet, offset: number, limit: number): readonly number[] {
    this.settle()
    const found: number[] = []
    let passed = 0
    for (let at = 0; at < this.size && found.length < limit; at++) {
      const number = this.sorted[at] ?? 0
      if (!among.has(number)) continue
      passed += 1
      if (passed > offset) found.push(number)
    }
    return found
  }

  private compare(a: number, b: number): number {
    const order = (this.values[a] ?? 0) - (this.values[b] ?? 0)
    if (order !== 0) return order
    const [left, right] = [this.keyOf(a), this.keyOf(b)]
    return left === right ? 0 : left < right ? -1 : 1
  }

  /** Returns the first position of a record that does not sort before this one. */
  private placeOf(number: number): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.sorted[middle] ?? 0, number) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private settle(): void {
    const { added } = this
    if (added.length === 0) return
    this.added = []
    const size = this.size + added.length
    if (size > this.sorted.length) {
      const grown = new Uint32Array(Math.max(size, this.sorted.length * 2))
      grown.set(this.sorted.subarray(0, this.size))
      this.sorted = grown
    }
    if (added.length > 8 && added.length > this.size * MANY) {
      this.sorted.set(added, this.size)
      this.size = size
      this.sorted.subarray(0, size).sort((a, b) => this.compare(a, b))
      return
    }
    for (const number of added) {
      const at = this.placeOf(number)
      this.sorted.copyWithin(at + 1, at, this.size)
      this.sorted[at] = number
      this.size += 1
    }
  }
}
