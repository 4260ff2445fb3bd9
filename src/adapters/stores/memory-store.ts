import { Semaphore } from 'async-mutex'
import { afterCommit } from './after-commit'
import { nullJournal, type Change, type Journal } from './journal'
import { MemoryCollection } from './memory-collection'
import { claimIn } from './claim-in'
import { checkRecord } from './record-codec'
import { MemoryTransaction } from './memory-transaction'
import type { Condition, Selected, Selection } from './selection'
import type { Collection, IndexKey, Range, Store, Transaction } from './store'
import type { TextMatch, TextQuery } from './text-search'

const checkedBy = <T>(collection: Collection<T>, change: Change): Change =>
  change.value === undefined ? change : { ...change, value: checkRecord(collection, change.key, change.value) }

/**
 * The store of the browser, of developers and of tests: it keeps everything in memory, runs
 * transactions one after the other, and hands committed changes to a journal. Seeded records are
 * not journalled, since the same seed restores them.
 */
export class MemoryStore implements Store {
  private readonly collections = new Map<string, MemoryCollection<unknown>>()
  /** Changes of collections that have not been requested yet. */
  private readonly early = new Map<string, Change[]>()
  /**
   * A semaphore of one, because `acquire` of a mutex, and `runExclusive` of either, take several
   * microtasks more per transaction.
   */
  private readonly semaphore = new Semaphore(1)

  constructor(private readonly journal: Journal = nullJournal) {}

  /** Adds records that exist from the beginning. Call this before `restore`. */
  seed<T>(collection: Collection<T>, values: Iterable<T>): void {
    const records = this.of(collection)
    for (const value of values) records.put(value)
  }

  /** Restores previously committed changes on top of the seed. */
  restore(): Promise<void> {
    return this.alone(() => this.catchUp())
  }

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    return this.of(collection).get(key)
  }

  async getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    return this.of(collection).getMany(keys)
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    return this.of(collection).find(index, range)
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    return this.of(collection).count(index, prefix)
  }

  async select<T>(collection: Collection<T>, selection: Selection<T>): Promise<Selected<T>> {
    return this.of(collection).select(selection)
  }

  async tally<T>(
    collection: Collection<T>,
    family: string,
    condition: Condition<T>,
  ): Promise<ReadonlyMap<string | number, number>> {
    return this.of(collection).tally(family, condition)
  }

  async match<T>(collection: Collection<T>, query: TextQuery): Promise<readonly TextMatch[]> {
    return this.of(collection).match(query)
  }

  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const { result, works } = await this.alone(async () => {
      await this.catchUp()
      const tx = new MemoryTransaction((collection) => this.of(collection))
      const done = await work(tx)
      const changes = tx.changes()
      if (changes.length > 0) {
        await this.journal.append(changes)
        this.apply(changes)
      }
      return { result: done, works: tx.works }
    })
    // The lock is released by now, because work after a commit may begin a transaction of its own.
    if (works.length > 0) await afterCommit(works)
    return result
  }

  /** Locks no records, since transactions run one after the other here. */
  claim<T>(
    collection: Collection<T>,
    index: string,
    range: Range & { readonly limit: number },
    change: (value: T) => T | null,
  ): Promise<readonly T[]> {
    return this.transaction(async (tx) => claimIn(tx, collection, await tx.find(collection, index, range), change))
  }

  /** Runs work exclusively in this process, and across tabs if there are several. */
  private async alone<R>(work: () => Promise<R>): Promise<R> {
    const [, release] = await this.semaphore.acquire()
    try {
      return await this.journal.exclusive(work)
    } finally {
      release()
    }
  }

  private async catchUp(): Promise<void> {
    this.apply((await this.journal.catchUp()).map((change) => this.checked(change)))
  }

  private apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const records = this.collections.get(change.collection)
      if (records === undefined)
        this.early.set(change.collection, [...(this.early.get(change.collection) ?? []), change])
      else records.apply(change)
    }
  }

  /**
   * Checks a change from the journal, which may contain anything, as soon as its collection is
   * known.
   */
  private checked(change: Change): Change {
    const records = this.collections.get(change.collection)
    return records === undefined ? change : checkedBy(records.definition, change)
  }

  private of<T>(collection: Collection<T>): MemoryCollection<T> {
    const known = this.collections.get(collection.name)
    if (known !== undefined) return known as unknown as MemoryCollection<T>
    const made = new MemoryCollection(collection)
    this.collections.set(collection.name, made as unknown as MemoryCollection<unknown>)
    for (const change of this.early.get(collection.name) ?? []) made.apply(checkedBy(collection, change))
    this.early.delete(collection.name)
    return made
  }
}
