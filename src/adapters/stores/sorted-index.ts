import { compareKeys, hasPrefix } from './index-keys'
import type { IndexKey, Range } from './store'

/** One entry of an index: its sort key, and the record it names. */
export interface IndexEntry {
  readonly entry: IndexKey
  readonly id: string
}

export const orderOfEntries = (a: IndexEntry, b: IndexEntry): number =>
  compareKeys(a.entry, b.entry) || (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Maximum number of entries in a block: a change shifts the entries of one block, not those of the
 * whole index.
 */
const BLOCK = 512

/**
 * From this share of the existing entries on, sorting additions together with everything is cheaper
 * than inserting them one by one.
 */
const MANY = 1 / 16

/**
 * A sorted list of entries in blocks. Additions wait unsorted until the first read, so that seeding
 * a large world sorts once.
 */
export class SortedIndex {
  private blocks: IndexEntry[][] = []
  private size = 0
  private added: IndexEntry[] = []

  add(entry: IndexKey, id: string): void {
    this.added.push({ entry, id })
  }

  remove(entry: IndexKey, id: string): void {
    this.settle()
    const wanted = { entry, id }
    const number = this.blockWhere((last) => orderOfEntries(last, wanted) >= 0)
    const block = this.blocks[number]
    if (block === undefined) return
    const at = firstIn(block, (item) => orderOfEntries(item, wanted) >= 0)
    const found = block[at]
    if (found === undefined || orderOfEntries(found, wanted) !== 0) return
    block.splice(at, 1)
    this.size -= 1
    if (block.length === 0) this.blocks.splice(number, 1)
  }

  /** Returns the entries of a range, in its direction. */
  read({ prefix, direction, after, offset = 0, limit = Infinity }: Range): readonly IndexEntry[] {
    this.settle()
    let from = this.firstWith(prefix)
    let to = this.endOf(prefix)
    if (direction === 'desc') {
      if (after !== undefined)
        to = Math.min(
          to,
          this.firstWhere(({ entry }) => compareKeys(entry, after) >= 0),
        )
      to = Math.max(from, to - offset)
      return this.slice(Math.max(from, to - Math.max(0, limit)), to).toReversed()
    }
    if (after !== undefined)
      from = Math.max(
        from,
        this.firstWhere(({ entry }) => compareKeys(entry, after) > 0),
      )
    from += offset
    return this.slice(from, Math.max(from, Math.min(to, from + limit)))
  }

  /** Counts the entries that begin with `prefix`. */
  count(prefix: IndexKey): number {
    this.settle()
    return this.endOf(prefix) - this.firstWith(prefix)
  }

  private firstWith(prefix: IndexKey): number {
    return this.firstWhere(({ entry }) => compareKeys(entry, prefix) >= 0)
  }

  private endOf(prefix: IndexKey): number {
    return this.firstWhere(({ entry }) => compareKeys(entry, prefix) >= 0 && !hasPrefix(entry, prefix))
  }

  /**
   * Returns the first position of an entry that satisfies a condition, which must also hold for all
   * later entries.
   */
  private firstWhere(holds: (item: IndexEntry) => boolean): number {
    const number = this.blockWhere(holds)
    const block = this.blocks[number]
    const at = block === undefined ? 0 : firstIn(block, holds)
    return this.blocks.slice(0, number).reduce((sum, { length }) => sum + length, at)
  }

  /** Returns the first block whose last entry satisfies such a condition. */
  private blockWhere(holds: (last: IndexEntry) => boolean): number {
    return firstIn(this.blocks, (block) => {
      const last = block.at(-1)
      return last === undefined || holds(last)
    })
  }

  private slice(from: number, to: number): IndexEntry[] {
    const found: IndexEntry[] = []
    let start = 0
    for (const block of this.blocks) {
      if (start >= to) break
      const end = start + block.length
      if (end > from) for (const item of block.slice(Math.max(0, from - start), to - start)) found.push(item)
      start = end
    }
    return found
  }

  private insert(item: IndexEntry): void {
    const number = Math.min(
      this.blockWhere((last) => orderOfEntries(last, item) >= 0),
      Math.max(0, this.blocks.length - 1),
    )
    const block = this.blocks[number] ?? []
    if (this.blocks.length === 0) this.blocks.push(block)
    block.splice(
      firstIn(block, (other) => orderOfEntries(other, item) >= 0),
      0,
      item,
    )
    this.size += 1
    if (block.length > BLOCK) this.blocks.splice(number, 1, block.slice(0, BLOCK / 2), block.slice(BLOCK / 2))
  }

  private settle(): void {
    const { added } = this
    if (added.length === 0) return
    this.added = []
    if (added.length <= 8 || added.length < this.size * MANY) {
      for (const item of added) this.insert(item)
      return
    }
    const all = [...this.blocks.flat(), ...added].toSorted(orderOfEntries)
    this.size = all.length
    this.blocks = []
    // Blocks start half full, so that later entries find room.
    for (let from = 0; from < all.length; from += BLOCK / 2) this.blocks.push(all.slice(from, from + BLOCK / 2))
  }
}

/** Returns the first position from which on a condition holds; the length if it holds nowhere. */
function firstIn<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item === undefined || holds(item)) high = middle
    else low = middle + 1
  }
  return low
}
