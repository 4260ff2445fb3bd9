import { BitSet } from './bit-set'
import { NumberSet } from './number-set'
import type { FacetCondition, Facets } from './selection'

/** The set of records with each facet; a record is a number. */
export class FacetSets {
  private readonly families = new Map<string, Map<string | number, NumberSet>>()

  /**
   * Updates only the facets that differ, since most changes leave almost all of them as they were.
   */
  change(number: number, before: Facets, after: Facets): void {
    for (const [family, values] of Object.entries(before)) {
      const now = after[family] ?? []
      for (const value of values) if (!now.includes(value)) this.setOf(family, value).delete(number)
    }
    for (const [family, values] of Object.entries(after)) {
      const then = before[family] ?? []
      for (const value of values) if (!then.includes(value)) this.setOf(family, value).add(number)
    }
  }

  /** Replaces the facets of a record whose previous facets are not known. */
  replace(number: number, after: Facets): void {
    for (const [family, sets] of this.families) {
      const now = after[family] ?? []
      for (const [value, set] of sets) if (!now.includes(value)) set.delete(number)
    }
    this.change(number, {}, after)
  }

  /** Keeps only the records in `found` that satisfy all conditions. */
  narrow(found: BitSet, conditions: readonly FacetCondition[]): void {
    for (const condition of conditions) {
      if ('noneOf' in condition) found.remove(this.union(condition.family, condition.noneOf))
      else found.keep(this.meeting(condition))
    }
  }

  /** Counts how many of these records have each facet of a family. */
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
    for (const value of values) sets?.get(value)?.addTo(union)
    return union
  }

  private setOf(family: string, value: string | number): NumberSet {
    const sets = this.families.get(family) ?? new Map<string | number, NumberSet>()
    this.families.set(family, sets)
    const known = sets.get(value) ?? new NumberSet()
    sets.set(value, known)
    return known
  }
}
