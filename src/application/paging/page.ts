/** A page of a list by offset: its items, and the number of items in all. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
}

/**
 * A page of a growing list by cursor, stable while new entries arrive. `next` is `null` at the end.
 */
export interface CursorPage<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** Maximum page size of any list (MSG-017, MED-060). */
export const MAX_PAGE_SIZE = 500
