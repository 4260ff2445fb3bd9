import { BitSet } from './bit-set'
import type { Condition, FacetCondition, Facets } from './selection'

/** Records by their facets. Each record has a number; each facet is the set of the numbers of the records that have it. */
export class FacetIndex<T> {
  private readonly numbers = new Map<string, number>()
  private readonly keys: string[] = []
  private readonly values: (T | undefined)[] = []
  private readonly free: number[] = []
  private readonly all = new BitSet()
  private readonly families = new Map<string, Map<string | number, BitSet>>()

  constructor(private readonly facetsOf: (value: T) => Facets) {}

  put(key: string, value: T): void {
    const known = this.numbers.get(key)
    const number = known ?? this.free.pop() ?? this.keys.length
    const before = known === undefined ? undefined : this.values[number]
    this.numbers.set(key, number)
    this.keys[number] = key
    this.values[number] = value
    this.all.add(number)
    this.mark(number, before === undefined ? {} : this.facetsOf(before), this.facetsOf(value))
  }

  delete(key: string): void {
    const number = this.numbers.get(key)
    if (number === undefined) return
    const value = this.values[number]
    if (value !== undefined) this.mark(number, this.facetsOf(value), {})
    this.numbers.delete(key)
    this.values[number] = undefined
    this.all.delete(number)
    this.free.push(number)
  }

  /** The numbers of the records that are wanted. */
  matching({ facets, keys, passes }: Condition<T>): BitSet {
    const found = keys === undefined ? this.all.copy() : this.ofKeys(keys)
    for (const condition of facets) {
      if ('noneOf' in condition) found.remove(this.union(condition.family, condition.noneOf))
      else found.keep(this.meeting(condition))
    }
    if (passes === undefined) return found
    for (const number of found.numbers()) {
      const value = this.values[number]
      if (value === undefined || !passes(value)) found.delete(number)
    }
    return found
  }

  isIn(key: string, among: BitSet): boolean {
    const number = this.numbers.get(key)
    return number !== undefined && among.has(number)
  }

  /** Records by their numbers, each with its key. */
  records(among: BitSet): readonly { readonly key: string; readonly value: T }[] {
    return among.numbers().flatMap((number) => {
      const [key, value] = [this.keys[number], this.values[number]]
      return key === undefined || value === undefined ? [] : [{ key, value }]
    })
  }

  /** How many of these records have each facet of a family. */
  tally(family: string, among: BitSet): Map<string | number, number> {
    const counts = new Map<string | number, number>()
    for (const [value, having] of this.families.get(family) ?? []) {
      const count = having.sizeWith(among)
      if (count > 0) counts.set(value, count)
    }
    return counts
  }

  private meeting(condition: Exclude<FacetCondition, { readonly noneOf: unknown }>): BitSet {
    const { family } = condition
    if ('anyOf' in condition) return this.union(family, condition.anyOf)
    const values = [...(this.families.get(family)?.keys() ?? [])]
    return this.union(
      family,
      values.filter((value) => condition.where(value)),
    )
  }

  private union(family: string, values: readonly (string | number)[]): BitSet {
    const sets = this.families.get(family)
    const union = new BitSet()
    for (const value of values) {
      const having = sets?.get(value)
      if (having !== undefined) union.addAll(having)
    }
    return union
  }

  private ofKeys(keys: readonly string[]): BitSet {
    const found = new BitSet()
    for (const key of keys) {
      const number = this.numbers.get(key)
      if (number !== undefined) found.add(number)
    }
    return found
  }

  /** Most changes leave almost all facets as they were. */
  private mark(number: number, before: Facets, after: Facets): void {
    for (const [family, values] of Object.entries(before)) {
      const now = after[family] ?? []
      for (const value of values) if (!now.includes(value)) this.setOf(family, value).delete(number)
    }
    for (const [family, values] of Object.entries(after)) {
      const then = before[family] ?? []
      for (const value of values) if (!then.includes(value)) this.setOf(family, value).add(number)
    }
  }

  private setOf(family: string, value: string | number): BitSet {
    const sets = this.families.get(family) ?? new Map<string | number, BitSet>()
    this.families.set(family, sets)
    const known = sets.get(value) ?? new BitSet()
    sets.set(value, known)
    return known
  }
}
