/** What can be known of a record beforehand, by family: languages, countries, whether it is live. A record has no, one or several of a family. */
export type Facets = Readonly<Record<string, readonly (string | number)[]>>

/** A condition on the facets of one family. */
export type FacetCondition =
  | { readonly family: string; readonly anyOf: readonly (string | number)[] }
  | { readonly family: string; readonly noneOf: readonly (string | number)[] }
  | { readonly family: string; readonly where: (value: string | number) => boolean }

/** Which records of a collection are wanted: those that satisfy all conditions. */
export interface Condition<T> {
  readonly facets: readonly FacetCondition[]
  /** Only records of these keys. */
  readonly keys?: readonly string[]
  /** Only records that belong to one of these owners, of a collection that names them. */
  readonly owners?: ReadonlySet<string>
  /** Only records whose entry in an index begins with a number in this range, both ends included. */
  readonly between?: { readonly index: string; readonly from: number; readonly to: number }
  /** Decides what facets cannot: applied to each record that satisfies all the rest. */
  readonly passes?: (value: T) => boolean
}

/** One page of them, in the order of an index. */
export interface Selection<T> extends Condition<T> {
  readonly index: string
  readonly offset: number
  readonly limit: number
}

/** A page and how many records all pages have together. */
export interface Selected<T> {
  readonly records: readonly T[]
  readonly total: number
}
