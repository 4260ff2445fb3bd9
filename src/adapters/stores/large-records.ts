import type { BitSet } from './bit-set'
import { ColumnCollection } from './column-collection'
import type { Change } from './journal'
import { passesRest, selectFrom } from './plain-selection'
import type { Condition, Selected, Selection } from './selection'
import type { Collection, IndexKey, Range, Store } from './store'
import { BoundedMap } from '@/adapters/shared/bounded-map'

/**
 * Number of recently shown records that stay in memory, so that the records most guests look at are
 * not reread for each of them.
 */
const RECORDS = 2_000

/** Length above which a page of an index is read from the store each time. */
const MAX_SHORT_PAGE = 100

/** Number of records per read while going through all of them. */
const AT_ONCE = 1_000

/**
 * A large collection of the catalog: the columns that list it are in memory, the records themselves
 * are read from the store when shown.
 */
export class LargeRecords<T> {
  private readonly columns: ColumnCollection<T>
  private readonly read = new BoundedMap<string, T>(RECORDS)
  /**
   * The keys of index pages read since the last change of a record, for example the newest videos
   * of an actor.
   */
  private readonly pages = new BoundedMap<string, readonly string[]>(RECORDS)
  /** Number of changes so far: a record read during a change may be older than that change. */
  private changes = 0

  private constructor(
    private readonly collection: Collection<T>,
    private readonly store: Store,
  ) {
    this.columns = new ColumnCollection(collection)
  }

  /** Reads all records once, in pages, so that they are never in memory together. */
  static async over<T>(collection: Collection<T>, store: Store): Promise<LargeRecords<T>> {
    const records = new LargeRecords(collection, store)
    const [index = '', entriesOf] = Object.entries(collection.indexes)[0] ?? []
    for (let after: IndexKey | undefined; ;) {
      const page = await store.find(collection, index, {
        prefix: [],
        limit: AT_ONCE,
        ...(after === undefined ? {} : { after }),
      })
      for (const value of page) records.columns.put(value)
      const last = page.at(-1)
      if (last === undefined || page.length < AT_ONCE) return records
      ;[after] = entriesOf?.(last) ?? []
    }
  }

  async get(key: string): Promise<T | undefined> {
    const [value] = await this.getMany([key])
    return value
  }

  async getMany(keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    const missing = [...new Set(keys.filter((key) => !this.read.has(key)))]
    if (missing.length === 0) return keys.map((key) => this.read.get(key))
    const { changes } = this
    const values = await this.store.getMany(this.collection, missing)
    const found = new Map(missing.map((key, at) => [key, values[at]]))
    const all = keys.map((key) => found.get(key) ?? this.read.get(key))
    if (changes === this.changes) for (const [key, value] of found) if (value !== undefined) this.read.set(key, value)
    return all
  }

  async find(index: string, range: Range): Promise<readonly T[]> {
    const { prefix, after, offset = 0, limit = Infinity, direction } = range
    const isPage = limit <= RECORDS && prefix.length === 0 && after === undefined
    if (isPage && this.columns.hasOrder(index)) return this.present(this.columns.slice(index, offset, limit, direction))
    return limit > MAX_SHORT_PAGE ? this.store.find(this.collection, index, range) : this.shortPage(index, range)
  }

  private async shortPage(index: string, range: Range): Promise<readonly T[]> {
    const name = JSON.stringify([index, range])
    const known = this.pages.get(name)
    if (known !== undefined) return this.present(known)
    const { changes } = this
    const found = await this.store.find(this.collection, index, range)
    if (changes === this.changes) {
      const keys = found.map((value) => this.collection.key(value))
      for (const [at, value] of found.entries()) this.read.set(keys[at] ?? '', value)
      this.pages.set(name, keys)
    }
    return found
  }

  async count(index: string, prefix: IndexKey): Promise<number> {
    return prefix.length > 0 || !this.columns.hasOrder(index)
      ? this.store.count(this.collection, index, prefix)
      : this.columns.size
  }

  async select(selection: Selection<T>): Promise<Selected<T>> {
    const { index, offset, limit } = selection
    if (!this.columns.hasOrder(index)) {
      const all = await this.store.find(this.collection, index, { prefix: [] })
      return selectFrom(this.collection, all, selection)
    }
    const wanted = await this.matching(selection)
    const total = wanted.size
    if (offset >= total || limit <= 0) return { records: [], total }
    const keys =
      total === this.columns.size
        ? this.columns.slice(index, offset, limit)
        : this.columns.page(index, wanted, offset, limit)
    return { records: await this.present(keys), total }
  }

  async tally(family: string, condition: Condition<T>): Promise<ReadonlyMap<string | number, number>> {
    return this.columns.tally(family, await this.matching(condition))
  }

  apply({ key, value }: Change): void {
    this.changes += 1
    this.pages.clear()
    if (value === undefined) {
      this.columns.delete(key)
      this.read.delete(key)
      return
    }
    this.columns.put(value as T)
    if (this.read.has(key)) this.read.set(key, value as T)
  }

  /** Reads records only if the condition includes a part that no column covers. */
  private async matching(condition: Condition<T>): Promise<BitSet> {
    const { between, ...others } = condition
    const isColumn = between === undefined || this.columns.hasOrder(between.index)
    const wanted = this.columns.matching(isColumn ? condition : others)
    const { passes } = condition
    const rest = isColumn
      ? (passes ?? null)
      : passesRest(this.collection, { facets: [], between, ...(passes === undefined ? {} : { passes }) })
    if (rest === null) return wanted
    const numbers = wanted.numbers()
    for (let from = 0; from < numbers.length; from += AT_ONCE) {
      const some = numbers.slice(from, from + AT_ONCE)
      const values = await this.store.getMany(
        this.collection,
        some.map((number) => this.columns.keyOf(number)),
      )
      for (const [at, number] of some.entries()) {
        const value = values[at]
        if (value === undefined || !rest(value)) wanted.delete(number)
      }
    }
    return wanted
  }

  /** Returns the records of these keys, without those removed a moment ago. */
  private async present(keys: readonly string[]): Promise<readonly T[]> {
    const values = await this.getMany(keys)
    return values.filter((value) => value !== undefined)
  }
}
