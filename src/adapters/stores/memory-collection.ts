import type { Change } from './journal'
import { FacetIndex } from './facet-index'
import { MemoryTextIndex } from './memory-text-index'
import type { Condition, Selected, Selection } from './selection'
import { orderOfEntries, SortedIndex } from './sorted-index'
import type { TextMatch, TextQuery } from './text-search'
import { UniqueViolation, type Collection, type IndexKey, type Range } from './store'

/**
 * Number of index entries that can be skipped in the time it takes to sort one wanted record among
 * the others.
 */
const PASSED_PER_SORTED = 6

/** Number of index entries read at a time. */
const STRETCH = 1_024

/** The records of one kind and their indexes, updated together. */
export class MemoryCollection<T> {
  private readonly records = new Map<string, T>()
  private readonly indexes = new Map<string, SortedIndex>()
  private readonly facets: FacetIndex<T> | null
  private readonly texts: MemoryTextIndex<T> | null

  constructor(readonly definition: Collection<T>) {
    for (const name of Object.keys(definition.indexes)) this.indexes.set(name, new SortedIndex())
    this.facets = definition.facets === undefined ? null : new FacetIndex(definition)
    this.texts = definition.search === undefined ? null : new MemoryTextIndex(definition.search, this.records)
  }

  get(key: string): T | undefined {
    return this.records.get(key)
  }

  getMany(keys: readonly string[]): readonly (T | undefined)[] {
    return keys.map((key) => this.records.get(key))
  }

  put(value: T): void {
    const key = this.definition.key(value)
    const old = this.records.get(key)
    this.records.set(key, value)
    this.facets?.put(key, value)
    this.texts?.note(key)
    for (const [name, index] of this.indexes) {
      const before = old === undefined ? [] : this.entriesOf(name, old)
      const now = this.entriesOf(name, value)
      // Most changes leave a record at its position in the index.
      if (before.length === now.length && before.every((entry, at) => isSame(entry, now[at] ?? []))) continue
      for (const entry of before) index.remove(entry, key)
      for (const entry of now) index.add(entry, key)
    }
  }

  delete(key: string): void {
    const old = this.records.get(key)
    if (old === undefined) return
    this.records.delete(key)
    this.facets?.delete(key)
    this.texts?.note(key)
    this.eachEntry(old, (index, entry) => index.remove(entry, key))
  }

  apply(change: Change): void {
    if (change.value === undefined) this.delete(change.key)
    else this.put(change.value as T)
  }

  /** Reads a range, with the index entry of each value. */
  entries(index: string, range: Range): { entry: IndexKey; key: string; value: T }[] {
    const found: { entry: IndexKey; key: string; value: T }[] = []
    for (const { entry, id } of this.index(index).read(range)) {
      const value = this.records.get(id)
      if (value !== undefined) found.push({ entry, key: id, value })
    }
    return found
  }

  find(index: string, range: Range): readonly T[] {
    const found: T[] = []
    for (const { id } of this.index(index).read(range)) {
      const value = this.records.get(id)
      if (value !== undefined) found.push(value)
    }
    return found
  }

  count(index: string, prefix: IndexKey): number {
    return this.index(index).count(prefix)
  }

  select(selection: Selection<T>): Selected<T> {
    const { index, offset, limit } = selection
    const { facets } = this
    if (facets === null) throw new Error(`${this.definition.name} has no facets`)
    const wanted = facets.matching(selection)
    const total = wanted.size
    if (offset >= total || limit <= 0) return { records: [], total }
    if (total === this.records.size) return { records: this.find(index, { prefix: [], offset, limit }), total }
    const passed = ((offset + limit) * this.records.size) / total
    if (passed < total * PASSED_PER_SORTED)
      return { records: this.walk(index, (key) => facets.isIn(key, wanted), offset, limit), total }
    const sorted = facets
      .records(wanted)
      .flatMap(({ key, value }) => this.entriesOf(index, value).map((entry) => ({ entry, id: key, value })))
      .toSorted(orderOfEntries)
    return { records: sorted.slice(offset, offset + limit).map(({ value }) => value), total }
  }

  tally(family: string, condition: Condition<T>): ReadonlyMap<string | number, number> {
    if (this.facets === null) throw new Error(`${this.definition.name} has no facets`)
    return this.facets.tally(family, this.facets.matching(condition))
  }

  match(query: TextQuery): Promise<readonly TextMatch[]> {
    if (this.texts === null) throw new Error(`${this.definition.name} is not searchable`)
    return this.texts.match(query)
  }

  /** Throws if another record already has one of this value's unique entries. */
  refuseTwin(value: T, isGone: (key: string) => boolean): void {
    const key = this.definition.key(value)
    for (const name of this.definition.unique ?? []) {
      for (const entry of this.entriesOf(name, value)) {
        for (const found of this.index(name).read({ prefix: entry })) {
          const whole = found.entry.length === entry.length
          if (whole && found.id !== key && !isGone(found.id)) throw new UniqueViolation(this.definition.name, name)
        }
      }
    }
  }

  entriesOf(index: string, value: T): readonly IndexKey[] {
    return this.definition.indexes[index]?.(value) ?? []
  }

  /** Collects one page of wanted records in the order of an index, skipping the others. */
  private walk(index: string, isIn: (key: string) => boolean, offset: number, limit: number): T[] {
    const found: T[] = []
    let passed = 0
    for (let from = 0; ; from += STRETCH) {
      const entries = this.index(index).read({ prefix: [], offset: from, limit: STRETCH })
      if (entries.length === 0) return found
      for (const { id } of entries) {
        if (!isIn(id)) continue
        passed += 1
        const value = this.records.get(id)
        if (passed > offset && value !== undefined) found.push(value)
        if (found.length === limit) return found
      }
    }
  }

  private eachEntry(value: T, visit: (index: SortedIndex, entry: IndexKey) => void): void {
    for (const [name, index] of this.indexes) for (const entry of this.entriesOf(name, value)) visit(index, entry)
  }

  private index(name: string): SortedIndex {
    const index = this.indexes.get(name)
    if (index === undefined) throw new Error(`${this.definition.name} has no index ${name}`)
    return index
  }
}

const isSame = (entry: IndexKey, other: IndexKey): boolean =>
  entry.length === other.length && entry.every((part, at) => part === other[at])
