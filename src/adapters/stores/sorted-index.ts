import { compareKeys, hasPrefix } from './index-keys'
import type { IndexKey, Range } from './store'

/** One entry of an index: where it sorts and which record it names. */
export interface IndexEntry {
  readonly entry: IndexKey
  readonly id: string
}

const order = (a: IndexEntry, b: IndexEntry): number =>
  compareKeys(a.entry, b.entry) || (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Entries in order. Additions wait unsorted until the first read, so that seeding a large world sorts once instead of
 * shifting an array a hundred thousand times.
 */
export class SortedIndex {
  private entries: IndexEntry[] = []
  private added: IndexEntry[] = []

  add(entry: IndexKey, id: string): void {
    this.added.push({ entry, id })
  }

  remove(entry: IndexKey, id: string): void {
    this.settle()
    const at = this.firstAtOrAfter({ entry, id })
    const found = this.entries[at]
    if (found !== undefined && order(found, { entry, id }) === 0) this.entries.splice(at, 1)
  }

  /** What a range requests, in its direction. */
  read({ prefix, direction, after, offset = 0, limit = Infinity }: Range): readonly IndexEntry[] {
    this.settle()
    let from = this.firstWith(prefix)
    let to = this.endOf(prefix, from)
    if (direction === 'desc') {
      if (after !== undefined)
        to = Math.min(
          to,
          this.firstWhere((entry) => compareKeys(entry, after) >= 0),
        )
      to = Math.max(from, to - offset)
      return this.entries.slice(Math.max(from, to - Math.max(0, limit)), to).toReversed()
    }
    if (after !== undefined)
      from = Math.max(
        from,
        this.firstWhere((entry) => compareKeys(entry, after) > 0),
      )
    from += offset
    return this.entries.slice(from, Math.max(from, Math.min(to, from + limit)))
  }

  /** How many entries begin with `prefix`. */
  count(prefix: IndexKey): number {
    this.settle()
    const from = this.firstWith(prefix)
    return this.endOf(prefix, from) - from
  }

  private firstWith(prefix: IndexKey): number {
    return this.firstWhere((entry) => compareKeys(entry, prefix) >= 0)
  }

  private endOf(prefix: IndexKey, from: number): number {
    return this.firstWhere((entry) => !hasPrefix(entry, prefix), from)
  }

  private firstAtOrAfter(wanted: IndexEntry): number {
    return this.firstWhere((entry, id) => order({ entry, id }, wanted) >= 0)
  }

  /** The first index from `from` on for which a condition holds that holds at all later indexes too. */
  private firstWhere(holds: (entry: IndexKey, id: string) => boolean, from = 0): number {
    let low = from
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = this.entries[middle]
      if (item === undefined || holds(item.entry, item.id)) high = middle
      else low = middle + 1
    }
    return low
  }

  private settle(): void {
    if (this.added.length === 0) return
    if (this.added.length > 8) {
      this.entries = [...this.entries, ...this.added].sort(order)
    } else {
      for (const item of this.added) this.entries.splice(this.firstAtOrAfter(item), 0, item)
    }
    this.added = []
  }
}
