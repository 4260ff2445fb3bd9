/** A committed change of one record; `value` is `undefined` if it was deleted. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly value: unknown
}

/**
 * Lets a memory store outlive its page and agree with its twins in other tabs: committed changes
 * are appended, and each transaction begins by reading those of others. `exclusive` locks all other
 * tabs out meanwhile.
 */
export interface Journal {
  exclusive<R>(work: () => Promise<R>): Promise<R>
  /** Returns the changes committed elsewhere since the last call; all changes on the first call. */
  catchUp(): Promise<readonly Change[]>
  append(changes: readonly Change[]): Promise<void>
}

/** A journal for tests and servers without persistence: nothing outlives the process. */
export const nullJournal: Journal = {
  exclusive: (work) => work(),
  catchUp: () => Promise.resolve([]),
  append: () => Promise.resolve(),
}
