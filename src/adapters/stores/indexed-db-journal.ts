import { openDB, type IDBPDatabase } from 'idb'
import type { Change, Journal } from './journal'

const RECORDS = 'records'

interface StoredChange extends Change {
  /** Increases with every change in any tab, so that a tab reads only changes it has not seen. */
  readonly sequence: number
}

/**
 * Stores the changes of a memory store in IndexedDB: the newest value of each record with the
 * sequence number of its change. A Web Lock of the same name runs the transactions of several tabs
 * one after the other.
 */
export class IndexedDbJournal implements Journal {
  private seen = 0

  private constructor(
    private readonly database: IDBPDatabase,
    private readonly name: string,
  ) {}

  /**
   * Opens the journal. `version` is that of the seeded world: changes made on another world are
   * meaningless and dropped.
   */
  static async open(name: string, version: number): Promise<IndexedDbJournal> {
    const database = await openDB(name, version, {
      upgrade(db) {
        for (const old of db.objectStoreNames) db.deleteObjectStore(old)
        db.createObjectStore(RECORDS, { keyPath: ['collection', 'key'] }).createIndex('sequence', 'sequence')
      },
      blocking(_current, _blocked, event) {
        // A newer page wants to upgrade: this one must not block it.
        const request = event.target
        if (request instanceof IDBDatabase) request.close()
      },
    })
    return new IndexedDbJournal(database, name)
  }

  async exclusive<R>(work: () => Promise<R>): Promise<R> {
    // Locks are absent outside secure contexts; a single tab still works correctly there.
    if (!('locks' in navigator)) return work()
    // The library type flattens the promise; the value is what `work` returned.
    return (await navigator.locks.request(this.name, work)) as R
  }

  async catchUp(): Promise<readonly Change[]> {
    const changes = (await this.database.getAllFromIndex(
      RECORDS,
      'sequence',
      IDBKeyRange.lowerBound(this.seen, true),
    )) as StoredChange[]
    this.seen = changes.reduce((highest, change) => Math.max(highest, change.sequence), this.seen)
    return changes
  }

  async append(changes: readonly Change[]): Promise<void> {
    const tx = this.database.transaction(RECORDS, 'readwrite')
    let sequence = this.seen
    for (const change of changes) void tx.store.put({ ...change, sequence: ++sequence } satisfies StoredChange)
    await tx.done
    this.seen = sequence
  }

  /** Deletes everything; the page starts from the seed again. */
  async reset(): Promise<void> {
    await this.database.clear(RECORDS)
  }
}
