/** A committed change of one record; `value` is `undefined` where it was deleted. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly value: unknown
}

/**
 * What makes a memory store outlive its page and agree with its twins in other tabs: committed changes are appended,
 * and before a transaction begins those of others are read. `exclusive` locks all other tabs out meanwhile.
 */
export interface Journal {
  exclusive<R>(work: () => Promise<R>): Promise<R>
  /** Changes committed elsewhere since the last call; at the first call, all there are. */
  catchUp(): Promise<readonly Change[]>
  append(changes: readonly Change[]): Promise<void>
}

/** For tests and servers without persistence: nothing outlives the process. */
export const nullJournal: Journal = {
  exclusive: (work) => work(),
  catchUp: () => Promise.resolve([]),
  append: () => Promise.resolve(),
}
