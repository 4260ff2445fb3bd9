import type { AfterCommit } from './after-commit'
import type { RecordSchema } from './record-schema'
import type { Condition, Facets, Selected, Selection } from './selection'
import type { Searchable, TextMatch, TextQuery } from './text-search'

/** Part of an index entry; numbers sort before texts, both ascending. */
export type IndexKey = readonly (string | number)[]

/** What happens to a record whose guest goes: it is removed, it stays for a reason that an operator can read, or its feature does what has to be done. */
export type OnErase<T> =
  | 'remove'
  | { readonly stays: string }
  /** Leaves no entry of the guest in the index by which their records are found. Called with a record that may have been erased already. */
  | { readonly call: (tx: Transaction, record: T) => Promise<void> }

/** How the records of a guest are found, and what becomes of them. Stores do nothing with it: forgetting, erasing and exporting a guest read it. */
export interface OfGuest<T> {
  /** An index whose entries begin with the guest, or `key`: there is one record for each guest, under their id. Missing: nothing reads them by their guest. */
  readonly by?: string
  /** When an account is deleted. */
  readonly onErase: OnErase<T>
  /** When a guest without an account is forgotten; missing: the same. */
  readonly onForget?: { readonly stays: string }
  /** What an export of the guest contains: never a secret, and nothing that only the platform understands. */
  readonly exports: 'whole' | { readonly leavesOut: readonly string[] } | { readonly nothing: string }
}

/**
 * A kind of record and the ways to find it. An index gives each value no, one or several entries, so that a value can
 * be listed under each of its categories. A `unique` index refuses a second value with the same entry.
 */
export interface Collection<T> {
  readonly name: string
  readonly key: (value: T) => string
  readonly indexes: Readonly<Record<string, (value: T) => readonly IndexKey[]>>
  readonly unique?: readonly string[]
  /** Indexes of which a record may have several entries: each is a table of its own in a database. */
  readonly several?: readonly string[]
  /** What lists are filtered by; a store in memory finds records by them without looking at the others. */
  readonly facets?: (value: T) => Facets
  /** The record that each one belongs to: of a video its actor. */
  readonly owner?: (value: T) => string
  /**
   * There may be more records than fit in the memory of a server: of a catalog it has only what they are listed by, and reads those that are
   * shown from the database (docs/decisions/0065-a-catalogue-beyond-memory.md).
   */
  readonly isLarge?: boolean
  /** What guests find records by when they search for words. */
  readonly search?: Searchable<T>
  /** Every collection whose records name a guest has it. */
  readonly ofGuest?: OfGuest<T>
  /** What is read is checked by it; every collection of the platform has one. */
  readonly schema?: RecordSchema<T>
}

/** A range of an index: all entries that begin with `prefix`, optionally from behind `after` on. */
export interface Range {
  readonly prefix: IndexKey
  readonly direction?: 'asc' | 'desc'
  /** Whole entry to continue behind, in the direction of reading. */
  readonly after?: IndexKey
  readonly offset?: number
  readonly limit?: number
  /** Receives the error of each record that cannot be read, which is left out; without it the first one fails the reading. */
  readonly onUnreadable?: (error: Error) => void
}

/** Reading throws `UnreadableRecord` for a stored record that does not match its collection's schema. */
export interface Reader {
  get<T>(collection: Collection<T>, key: string): Promise<T | undefined>
  /** The records of these keys in their order; `undefined` where there is none. One query of a database, not one for each key. */
  getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]>
  find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]>
  count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number>
}

export interface Transaction extends Reader {
  /**
   * Inserts or replaces. Throws `UniqueViolation` where a unique index already holds another value, and `BackendError`
   * `invalid-request` for a record or a key with half a character or NUL in a text: no key that is looked for has them either.
   */
  put<T>(collection: Collection<T>, value: T): Promise<void>
  delete<T>(collection: Collection<T>, key: string): Promise<void>
  /**
   * Does something once this is committed, before `transaction` resolves: publishes, or caches in the process. What an attempt adds that is
   * undone is never done, so nothing of it remains anywhere. It begins in the order in which it was added; what it throws undoes nothing.
   */
  afterCommit(work: AfterCommit): void
}

/**
 * Where the platform's state lives. `transaction` is serializable: its work sees its own writes, no other reader sees
 * them before it ends, and a throw undoes them all. Values are never changed in place. Transactions do not nest.
 */
export interface Store extends Reader {
  /**
   * A page of the records that satisfy a condition, in the order of an index that has each record once; the collection has facets. In memory
   * only what facets leave over is looked at; a database reads the whole index, so what all guests browse is in memory (0011, 0050).
   */
  select<T>(collection: Collection<T>, selection: Selection<T>): Promise<Selected<T>>
  /** How many records that satisfy a condition have each facet of a family; those that none has are missing. */
  tally<T>(
    collection: Collection<T>,
    family: string,
    condition: Condition<T>,
  ): Promise<ReadonlyMap<string | number, number>>
  /** The records that have these words, the best first, of a collection that is searchable; what is committed is found. */
  match<T>(collection: Collection<T>, query: TextQuery): Promise<readonly TextMatch[]>
  transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R>
  /**
   * Changes the first records of a range and returns those it changed, as they are then; `change` answers `null` for one that is left as it is.
   * Records that are locked at this moment are passed over: several callers at once never wait for each other, and each gets its own.
   */
  claim<T>(
    collection: Collection<T>,
    index: string,
    range: Range & { readonly limit: number },
    change: (value: T) => T | null,
  ): Promise<readonly T[]>
}

/** A unique index already holds another value with this entry. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation'

  constructor(
    readonly collection: string,
    readonly index: string,
  ) {
    super(`${collection}.${index} already holds this entry`)
  }
}
