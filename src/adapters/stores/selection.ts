/**
 * The precomputed properties of a record by family: languages, countries, whether it is live. A
 * record has none, one or several of a family.
 */
export type Facets = Readonly<Record<string, readonly (string | number)[]>>

/** A condition on the facets of one family. */
export type FacetCondition =
  | { readonly family: string; readonly anyOf: readonly (string | number)[] }
  | { readonly family: string; readonly noneOf: readonly (string | number)[] }
  | { readonly family: string; readonly where: (value: string | number) => boolean }

/** A condition on the records of a collection; every part must hold. */
export interface Condition<T> {
  readonly facets: readonly FacetCondition[]
  /** Only records with these keys. */
  readonly keys?: readonly string[]
  /** Only records of these owners, if the collection names owners. */
  readonly owners?: ReadonlySet<string>
  /**
   * Only records whose entry in an index begins with a number in this range, both ends included.
   */
  readonly between?: { readonly index: string; readonly from: number; readonly to: number }
  /** A test for what facets cannot express, applied to each record that satisfies all the rest. */
  readonly passes?: (value: T) => boolean
}

/** One page of such records, in the order of an index. */
export interface Selection<T> extends Condition<T> {
  readonly index: string
  readonly offset: number
  readonly limit: number
}

/** A page, with the number of records on all pages. */
export interface Selected<T> {
  readonly records: readonly T[]
  readonly total: number
}
