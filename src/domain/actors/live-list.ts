/** The rule for sorting the rows of a list again after some of them changed. */
export interface Arrangement<Row> {
  /** A negative result puts the first before the second. No two rows are equal. */
  readonly compare: (a: Row, b: Row) => number
  readonly belongs: (row: Row) => boolean
  /**
   * Whether a row lies before the end of the loaded rows; the page does not know the rows behind
   * it.
   */
  readonly isBeforeEnd: (row: Row) => boolean
  /** The row that keeps its position because the guest points at it, or `null`. */
  readonly held: { readonly row: Row; readonly place: number } | null
}

/**
 * Returns the rows in the order in which the platform would list them now (ACT-009). Rows that no
 * longer belong to the list leave it, and so do rows that moved behind the loaded ones. The held
 * row keeps its position.
 */
export function arrangedRows<Row>(
  rows: readonly Row[],
  { compare, belongs, isBeforeEnd, held }: Arrangement<Row>,
): readonly Row[] {
  const others = rows.filter((row) => row !== held?.row && belongs(row) && isBeforeEnd(row)).toSorted(compare)
  return held === null ? others : others.toSpliced(held.place, 0, held.row)
}
