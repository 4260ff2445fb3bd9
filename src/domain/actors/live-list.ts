/** How the rows of a list are sorted again after some of them changed. */
export interface Arrangement<Row> {
  /** Negative: the first comes before the second. No two rows are equal. */
  readonly compare: (a: Row, b: Row) => number
  readonly belongs: (row: Row) => boolean
  /** Whether a row lies before the end of what was loaded; behind it are rows that the page does not know. */
  readonly isBeforeEnd: (row: Row) => boolean
  /** The row that stays in its place, because the guest points at it; `null`: none. */
  readonly held: { readonly row: Row; readonly place: number } | null
}

/**
 * The rows of a list in the order in which the platform would answer them now (ACT-009): those that do not belong to it any more
 * leave, and so do those that moved behind what was loaded. The held row stays in its place.
 */
export function arrangedRows<Row>(
  rows: readonly Row[],
  { compare, belongs, isBeforeEnd, held }: Arrangement<Row>,
): readonly Row[] {
  const others = rows.filter((row) => row !== held?.row && belongs(row) && isBeforeEnd(row)).toSorted(compare)
  return held === null ? others : others.toSpliced(held.place, 0, held.row)
}
