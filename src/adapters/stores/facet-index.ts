import { BitSet } from './bit-set'
import { FacetSets } from './facet-sets'
import { facetsOf, passesRest } from './plain-selection'
import type { Condition } from './selection'
import type { Collection } from './store'

/**
 * Finds records by their facets. Each record has a number; each facet is the set of the numbers of
 * the records that have it.
 */
export class FacetIndex<T> {
  private readonly numbers = new Map<string, number>()
  private readonly keys: string[] = []
  private readonly values: (T | undefined)[] = []
  private readonly free: number[] = []
  private readonly all = new BitSet()
  private readonly sets = new FacetSets()

  constructor(private readonly collection: Collection<T>) {}

  put(key: string, value: T): void {
    const known = this.numbers.get(key)
    const number = known ?? this.free.pop() ?? this.keys.length
    const before = known === undefined ? undefined : this.values[number]
    this.numbers.set(key, number)
    this.keys[number] = key
    this.values[number] = value
    this.all.add(number)
    this.sets.change(
      number,
      before === undefined ? {} : facetsOf(this.collection, before),
      facetsOf(this.collection, value),
    )
  }

  delete(key: string): void {
    const number = this.numbers.get(key)
    if (number === undefined) return
    const value = this.values[number]
    if (value !== undefined) this.sets.change(number, facetsOf(this.collection, value), {})
    this.numbers.delete(key)
    this.values[number] = undefined
    this.all.delete(number)
    this.free.push(number)
  }

  /** Returns the numbers of the records that satisfy a condition. */
  matching(condition: Condition<T>): BitSet {
    const { facets, keys } = condition
    const found = keys === undefined ? this.all.copy() : this.ofKeys(keys)
    this.sets.narrow(found, facets)
    const passes = passesRest(this.collection, condition)
    if (passes === null) return found
    return found.keepWhere((number) => {
      const value = this.values[number]
      return value !== undefined && passes(value)
    })
  }

  isIn(key: string, among: BitSet): boolean {
    const number = this.numbers.get(key)
    return number !== undefined && among.has(number)
  }

  /** Returns records by their numbers, each with its key. */
  records(among: BitSet): readonly { readonly key: string; readonly value: T }[] {
    return among.numbers().flatMap((number) => {
      const [key, value] = [this.keys[number], this.values[number]]
      return key === undefined || value === undefined ? [] : [{ key, value }]
    })
  }

  /** Counts how many of these records have each facet of a family. */
  tally(family: string, among: BitSet): Map<string | number, number> {
    return this.sets.tally(family, among)
  }

  private ofKeys(keys: readonly string[]): BitSet {
    const found = new BitSet()
    for (const key of keys) {
      const number = this.numbers.get(key)
      if (number !== undefined) found.add(number)
    }
    return found
  }
}
