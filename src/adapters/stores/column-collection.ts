import { BitSet } from './bit-set'
import { ColumnOrder } from './column-order'
import { FacetSets } from './facet-sets'
import type { Condition } from './selection'
import type { Collection } from './store'

/** The owner number of a record without an owner. */
const NONE = -1

/**
 * Returns the number a record sorts by in an index whose entries are a number and the record's key;
 * `null` for entries of any other shape.
 */
function numberOf<T>(collection: Collection<T>, index: string, value: T): number | null {
  const [entry, ...others] = collection.indexes[index]?.(value) ?? []
  if (entry === undefined || others.length > 0 || entry.length !== 2) return null
  const [first, key] = entry
  return typeof first === 'number' && key === collection.key(value) ? first : null
}

/**
 * The columns that list a large collection, without its records: its orders, sets of facets, and
 * the owner of each record. About 300 bytes per record, however long its texts are.
 */
export class ColumnCollection<T> {
  private readonly numbers = new Map<string, number>()
  private readonly keys: string[] = []
  private readonly free: number[] = []
  private readonly all = new BitSet()
  private readonly sets = new FacetSets()
  private readonly orders = new Map<string, ColumnOrder>()
  /**
   * Indexes with entries other than a number and a key; lists in their order are read from the
   * database.
   */
  private readonly others = new Set<string>()
  private owners = new Int32Array(1_024).fill(NONE)
  private readonly ownerNumbers = new Map<string, number>()

  constructor(private readonly collection: Collection<T>) {}

  get size(): number {
    return this.numbers.size
  }

  keyOf(number: number): string {
    return this.keys[number] ?? ''
  }

  /** Whether this can list records in the order of an index. */
  hasOrder(index: string): boolean {
    return !this.others.has(index) && Object.hasOwn(this.collection.indexes, index)
  }

  put(value: T): void {
    const key = this.collection.key(value)
    const known = this.numbers.get(key)
    const number = known ?? this.free.pop() ?? this.keys.length
    this.numbers.set(key, number)
    this.keys[number] = key
    this.all.add(number)
    const facets = this.collection.facets?.(value) ?? {}
    if (known === undefined) this.sets.change(number, {}, facets)
    else this.sets.replace(number, facets)
    this.setOwner(number, value)
    for (const index of Object.keys(this.collection.indexes)) this.setOrder(index, number, value, known === undefined)
  }

  delete(key: string): void {
    const number = this.numbers.get(key)
    if (number === undefined) return
    for (const order of this.orders.values()) order.remove(number)
    this.sets.replace(number, {})
    this.all.delete(number)
    this.numbers.delete(key)
    this.free.push(number)
  }

  /**
   * Returns the records that satisfy a condition, except for the parts of it that no column covers.
   */
  matching({ facets, keys, owners, between }: Condition<T>): BitSet {
    const found = keys === undefined ? this.all.copy() : this.ofKeys(keys)
    this.sets.narrow(found, facets)
    if (owners !== undefined) this.keepOwned(found, owners)
    if (between !== undefined) this.keepBetween(found, between)
    return found
  }

  /** Returns the keys of a page of these records, in the order of an index. */
  page(index: string, among: BitSet, offset: number, limit: number): readonly string[] {
    return this.keysOf(this.orders.get(index)?.sliceOf(among, offset, limit) ?? [])
  }

  /** Returns the keys of a page of all records. */
  slice(index: string, offset: number, limit: number, direction: 'asc' | 'desc' = 'asc'): readonly string[] {
    return this.keysOf(this.orders.get(index)?.slice(offset, limit, direction) ?? [])
  }

  tally(family: string, among: BitSet): Map<string | number, number> {
    return this.sets.tally(family, among)
  }

  private keysOf(numbers: readonly number[]): readonly string[] {
    return numbers.map((number) => this.keyOf(number))
  }

  private ofKeys(keys: readonly string[]): BitSet {
    const found = new BitSet()
    for (const key of keys) {
      const number = this.numbers.get(key)
      if (number !== undefined) found.add(number)
    }
    return found
  }

  private keepOwned(found: BitSet, owners: ReadonlySet<string>): void {
    if (this.collection.owner === undefined) throw new Error(`${this.collection.name} has no owners`)
    const isWanted = new Uint8Array(this.ownerNumbers.size)
    for (const owner of owners) {
      const number = this.ownerNumbers.get(owner)
      if (number !== undefined) isWanted[number] = 1
    }
    const owned = this.owners
    found.keepWhere((number) => isWanted[owned[number] ?? NONE] === 1)
  }

  private keepBetween(found: BitSet, { index, from, to }: NonNullable<Condition<T>['between']>): void {
    const order = this.orders.get(index)
    if (order === undefined) return
    found.keepWhere((number) => {
      const value = order.valueOf(number)
      return value >= from && value <= to
    })
  }

  private setOwner(number: number, value: T): void {
    const owner = this.collection.owner?.(value)
    if (owner === undefined) return
    if (number >= this.owners.length) {
      const grown = new Int32Array(Math.max(number + 1, this.owners.length * 2)).fill(NONE)
      grown.set(this.owners)
      this.owners = grown
    }
    const ownerNumber = this.ownerNumbers.get(owner) ?? this.ownerNumbers.size
    this.ownerNumbers.set(owner, ownerNumber)
    this.owners[number] = ownerNumber
  }

  private setOrder(index: string, number: number, value: T, isNew: boolean): void {
    if (this.others.has(index)) return
    const sortedBy = numberOf(this.collection, index, value)
    if (sortedBy === null) {
      this.others.add(index)
      this.orders.delete(index)
      return
    }
    const order = this.orders.get(index) ?? new ColumnOrder((each) => this.keyOf(each))
    this.orders.set(index, order)
    if (!isNew && order.valueOf(number) === sortedBy) return
    if (!isNew) order.remove(number)
    order.add(number, sortedBy)
  }
}
