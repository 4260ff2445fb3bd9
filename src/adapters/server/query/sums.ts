import { MAX_DEPTH, MAX_SELECTIONS } from './limits'

/**
 * Cost of each row of a page. `rows`: number of requested rows, or the name of the variable that
 * specifies it.
 */
export interface RowCost {
  readonly rows: number | string
  readonly cost: number
}

/**
 * Sums of a selection set, fragments included. `perRow`: of a page whose number of rows a field
 * above specifies.
 */
export interface Sums {
  readonly selections: number
  readonly depth: number
  readonly rootFields: number
  readonly fixed: number
  readonly perRow: number
  readonly pages: readonly RowCost[]
}

/** Sums of no selection. */
export const NOTHING: Sums = { selections: 0, depth: 0, rootFields: 0, fixed: 0, perRow: 0, pages: [] }

/** A document requests too much; the message names the limit. */
export class LimitExceeded extends Error {}

/**
 * Adds up sibling selections. Throws as soon as a limit is exceeded, so that no sum grows beyond
 * it.
 */
export function sum(a: Sums, b: Sums): Sums {
  const selections = a.selections + b.selections
  if (selections > MAX_SELECTIONS) throw new LimitExceeded(`The document has more than ${MAX_SELECTIONS} selections.`)
  const depth = Math.max(a.depth, b.depth)
  if (depth > MAX_DEPTH) throw new LimitExceeded(`The document nests fields deeper than ${MAX_DEPTH} levels.`)
  const rootFields = a.rootFields + b.rootFields
  return {
    selections,
    depth,
    rootFields,
    fixed: a.fixed + b.fixed,
    perRow: a.perRow + b.perRow,
    pages: b.pages.length === 0 ? a.pages : [...a.pages, ...b.pages],
  }
}
