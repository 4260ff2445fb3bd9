import type { AfterCommit } from './after-commit'
import type { RecordSchema } from './record-schema'
import type { Condition, Facets, Selected, Selection } from './selection'
import type { Searchable, TextMatch, TextQuery } from './text-search'

/** Part of an index entry; numbers sort before texts, both ascending. */
export type IndexKey = readonly (string | number)[]

/**
 * The treatment of a record whose guest is erased: it is removed, it stays for a reason that an
 * operator can read, or its feature handles it.
 */
export type OnErase<T> =
  | 'remove'
  | { readonly stays: string }
  /**
   * Must leave no entry of the guest in the index that finds their records. May be called with a
   * record that has already been erased.
   */
  | { readonly call: (tx: Transaction, record: T) => Promise<void> }

/**
 * How to find, erase and export the records of a guest. Stores ignore it: the code that forgets,
 * erases and exports a guest reads it.
 */
export interface OfGuest<T> {
  /**
   * An index whose entries begin with the guest, or `key` if each guest has one record under their
   * id. Missing: nothing reads the records by guest.
   */
  readonly by?: string
  /** Applies when an account is deleted. */
  readonly onErase: OnErase<T>
  /** Applies when a guest without an account is forgotten. Default: the same as `onErase`. */
  readonly onForget?: { readonly stays: string }
  /**
   * The content of a guest's export: never a secret, and nothing that only the platform
   * understands.
   */
  readonly exports: 'whole' | { readonly leavesOut: readonly string[] } | { readonly nothing: string }
}

/**
 * A kind of record and the ways to find it. An index gives each value none, one or several entries,
 * so that a value can be listed under each of its categories. A `unique` index refuses a second
 * value with the same entry.
 */
export interface Collection<T> {
  readonly name: string
  readonly key: (value: T) => string
  readonly indexes: Readonly<Record<string, (value: T) => readonly IndexKey[]>>
  readonly unique?: readonly string[]
  /**
   * Indexes in which a record may have several entries; in a database each is a table of its own.
   */
  readonly several?: readonly string[]
  /**
   * Properties that lists are filtered by; a store in memory finds records by them without
   * examining the others.
   */
  readonly facets?: (value: T) => Facets
  /** Returns the record that each record belongs to: the actor of a video. */
  readonly owner?: (value: T) => string
  /**
   * Whether there may be more records than fit in the memory of a server. The catalog then caches
   * only the columns that list them, and reads records from the database when they are shown
   * (docs/decisions/0065-a-catalogue-beyond-memory.md).
   */
  readonly isLarge?: boolean
  /** The texts by which guests find records when they search for words. */
  readonly search?: Searchable<T>
  /** Required for every collection whose records name a guest. */
  readonly ofGuest?: OfGuest<T>
  /** The schema that checks each record read; every collection of the platform has one. */
  readonly schema?: RecordSchema<T>
}

/**
 * A range of an index: all entries that begin with `prefix`, optionally only those after `after`.
 */
export interface Range {
  readonly prefix: IndexKey
  readonly direction?: 'asc' | 'desc'
  /** A whole entry to continue after, in the direction of reading. */
  readonly after?: IndexKey
  readonly offset?: number
  readonly limit?: number
  /**
   * Receives the error of each unreadable record, which is then left out; without it, the first one
   * fails the read.
   */
  readonly onUnreadable?: (error: Error) => void
}

/**
 * Reading throws `UnreadableRecord` for a stored record that does not match its collection's
 * schema.
 */
export interface Reader {
  get<T>(collection: Collection<T>, key: string): Promise<T | undefined>
  /**
   * Returns the records with these keys, in their order; `undefined` for a missing one. One
   * database query, not one for each key.
   */
  getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]>
  find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]>
  count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number>
}

export interface Transaction extends Reader {
  /**
   * Inserts or replaces a record. Throws `UniqueViolation` if a unique index already has another
   * value with the same entry, and `BackendError` `invalid-request` for half a surrogate pair or
   * NUL in a text or key; no key that is looked up contains them either.
   */
  put<T>(collection: Collection<T>, value: T): Promise<void>
  delete<T>(collection: Collection<T>, key: string): Promise<void>
  /**
   * Runs work once this is committed, before `transaction` resolves, for example publishing or
   * caching in the process. Work added by an attempt that is rolled back never runs, so no trace of
   * it remains. Work starts in the order it was added; an error in it undoes nothing.
   */
  afterCommit(work: AfterCommit): void
}

/**
 * The storage of the platform's state. `transaction` is serializable: its work sees its own writes,
 * no other reader sees them before it ends, and a throw undoes them all. Values are never changed
 * in place. Transactions do not nest.
 */
export interface Store extends Reader {
  /**
   * Returns a page of the records that satisfy a condition, in the order of an index that has each
   * record once; the collection must have facets. In memory, only records that pass the facets are
   * examined; a database reads the whole index, which is why everything all guests browse is in
   * memory (0011, 0050).
   */
  select<T>(collection: Collection<T>, selection: Selection<T>): Promise<Selected<T>>
  /**
   * Counts the records that satisfy a condition for each facet of a family; facets without a record
   * are missing.
   */
  tally<T>(
    collection: Collection<T>,
    family: string,
    condition: Condition<T>,
  ): Promise<ReadonlyMap<string | number, number>>
  /**
   * Finds the records with these words in a searchable collection, best first; sees everything
   * committed.
   */
  match<T>(collection: Collection<T>, query: TextQuery): Promise<readonly TextMatch[]>
  transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R>
  /**
   * Changes the first records of a range and returns the changed ones; `change` returns `null` to
   * leave one as it is. Locked records are skipped, so that simultaneous callers never wait for
   * each other, and each gets its own records.
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
