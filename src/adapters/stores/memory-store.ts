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
 * The store of the browser, of developers and of tests: everything in memory, transactions one after the other, committed
 * changes handed to a journal. Seeded records are not journalled: the same seed brings them back.
 */
export class MemoryStore implements Store {
  private readonly collections = new Map<string, MemoryCollection<unknown>>()
  /** Changes whose collection has not been requested yet. */
  private readonly early = new Map<string, Change[]>()
  /** A semaphore of one: `acquire` of a mutex, and `runExclusive` of either, take several microtasks more for each transaction. */
  private readonly semaphore = new Semaphore(1)

  constructor(private readonly journal: Journal = nullJournal) {}

  /** Fills in records that exist from the beginning. Call before `restore`. */
  seed<T>(collection: Collection<T>, values: Iterable<T>): void {
    const records = this.of(collection)
    for (const value of values) records.put(value)
  }

  /** Brings back what was committed before, on top of the seed. */
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
    // No longer alone: what follows a commit may begin a transaction of its own.
    if (works.length > 0) await afterCommit(works)
    return result
  }

  /** Transactions come one after the other here, so no record is locked. */
  claim<T>(
    collection: Collection<T>,
    index: string,
    range: Range & { readonly limit: number },
    change: (value: T) => T | null,
  ): Promise<readonly T[]> {
    return this.transaction(async (tx) => claimIn(tx, collection, await tx.find(collection, index, range), change))
  }

  /** One after the other here, and one tab after the other where there are several. */
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

  /** A journal may hold anything: what it brings back is checked as soon as its collection is known. */
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
