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
 * Entries in order. Additions wait unsorted until somebody reads, so that seeding a large world sorts once instead of
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

  /** Entries that begin with `range.prefix`, in the direction asked for, without limit and offset. */
  *read(range: Pick<Range, 'prefix' | 'direction' | 'after'>): Generator<IndexEntry> {
    this.settle()
    const from = this.firstWith(range.prefix)
    if (range.direction === 'desc') {
      let end = from
      while (this.inPrefix(end, range.prefix)) end++
      for (let i = end - 1; i >= from; i--) {
        const item = this.entries[i]
        if (item !== undefined && (range.after === undefined || compareKeys(item.entry, range.after) < 0)) yield item
      }
      return
    }
    for (let i = from; this.inPrefix(i, range.prefix); i++) {
      const item = this.entries[i]
      if (item !== undefined && (range.after === undefined || compareKeys(item.entry, range.after) > 0)) yield item
    }
  }

  private inPrefix(at: number, prefix: IndexKey): boolean {
    const item = this.entries[at]
    return item !== undefined && hasPrefix(item.entry, prefix)
  }

  private firstWith(prefix: IndexKey): number {
    return this.firstAtOrAfter({ entry: prefix, id: '' })
  }

  private firstAtOrAfter(wanted: IndexEntry): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = this.entries[middle]
      if (item !== undefined && order(item, wanted) < 0) low = middle + 1
      else high = middle
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
