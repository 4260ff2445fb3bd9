import { Mutex } from 'async-mutex'
import { afterCommit, type AfterCommit } from './after-commit'
import { LargeRecords } from './large-records'
import { MemoryCollection } from './memory-collection'
import type { Condition, Selected, Selection } from './selection'
import type { Collection, IndexKey, Range, Store, Transaction } from './store'
import type { TextMatch, TextQuery } from './text-search'

/** Notifications between servers on one store that a record of the catalog has changed. */
export interface CatalogChanges {
  /**
   * Notifies the other servers. `isEdit`: this record is the last one of an operator's change to
   * content.
   */
  notify(collection: string, key: string, isEdit?: boolean): void
  /**
   * Subscribes to changes. `null`: a notification was missed, so anything may have changed. Returns
   * a function that unsubscribes.
   */
  listen(listener: (changed: CatalogChange | null) => void): () => void
}

export interface CatalogChange {
  readonly collection: string
  readonly key: string
  readonly isEdit?: boolean
}

/** A record that has changed. */
interface Due {
  readonly collection: string
  readonly key: string
}

interface CachedCollection {
  readonly collection: Collection<never>
  records: Cached<never>
}

/** A collection in memory: all of it, or only the columns that list a large one. */
type Cached<T> = MemoryCollection<T> | LargeRecords<T>

/**
 * A store that also caches its catalog, which all guests read and few change, in memory. Lists are
 * read from the cache; of large collections only the columns that list them are cached, and their
 * records are read from the store. Transactions read and write the store itself, so every decision
 * uses the stored state; a list may lag by the time a message takes from one server to another.
 */
export class CatalogStore implements Store {
  private readonly caches = new Map<string, CachedCollection>()
  /** Changed records that the next read refreshes. */
  private due = new Map<string, Due>()
  /** The read that has not started yet, which also covers records changed until then. */
  private batch: Promise<ReadonlyMap<string, unknown>> | null = null
  /** Serializes reads, so that the last change received is the last one read. */
  private readonly mutex = new Mutex()
  private readonly leave: () => void
  private readonly editListeners = new Set<() => void>()

  private constructor(
    private readonly store: Store,
    private readonly changes: CatalogChanges,
    private readonly onError: (error: unknown) => void,
    private readonly edited: ReadonlySet<string>,
  ) {
    this.leave = changes.listen((changed) => void this.follow(changed).catch(onError))
  }

  /**
   * Creates the store and fills the cached collections, each of which must have an index that
   * contains all of its records. `edited`: the collections that only operators change; guests'
   * actions change the others as well.
   */
  static async over(
    store: Store,
    collections: readonly Collection<never>[],
    changes: CatalogChanges,
    onError: (failure: unknown) => void,
    edited: ReadonlySet<string> = new Set(),
  ): Promise<CatalogStore> {
    const catalog = new CatalogStore(store, changes, onError, edited)
    for (const collection of collections) {
      catalog.caches.set(collection.name, { collection, records: new MemoryCollection(collection) })
    }
    await catalog.reload()
    return catalog
  }

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.get(collection, key) : cached.get(key)
  }

  async getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.getMany(collection, keys) : cached.getMany(keys)
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.find(collection, index, range) : cached.find(index, range)
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.count(collection, index, prefix) : cached.count(index, prefix)
  }

  async select<T>(collection: Collection<T>, selection: Selection<T>): Promise<Selected<T>> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.select(collection, selection) : cached.select(selection)
  }

  async tally<T>(
    collection: Collection<T>,
    family: string,
    condition: Condition<T>,
  ): Promise<ReadonlyMap<string | number, number>> {
    const cached = this.cacheOf(collection)
    return cached === undefined ? this.store.tally(collection, family, condition) : cached.tally(family, condition)
  }

  /**
   * Delegates to the store, which has the index: one for each server would take as much memory as
   * the catalog.
   */
  match<T>(collection: Collection<T>, query: TextQuery): Promise<readonly TextMatch[]> {
    return this.store.match(collection, query)
  }

  async claim<T>(
    collection: Collection<T>,
    index: string,
    range: Range & { readonly limit: number },
    change: (value: T) => T | null,
  ): Promise<readonly T[]> {
    const claimed = await this.store.claim(collection, index, range, change)
    if (this.caches.has(collection.name))
      await this.report(claimed.map((value) => ({ collection: collection.name, key: collection.key(value) })))
    return claimed
  }

  /**
   * Once it has committed, this server rereads the changed records and notifies the others, before
   * the work after the commit runs.
   */
  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const done = await this.store.transaction(async (tx) => {
      const changed = new Map<string, Due>()
      const works: AfterCommit[] = []
      const note = (collection: string, key: string): void => {
        if (this.caches.has(collection)) changed.set(`${collection} ${key}`, { collection, key })
      }
      const result = await work({
        get: (collection, key) => tx.get(collection, key),
        getMany: (collection, keys) => tx.getMany(collection, keys),
        find: (collection, index, range) => tx.find(collection, index, range),
        count: (collection, index, prefix) => tx.count(collection, index, prefix),
        put: (collection, value) => {
          note(collection.name, collection.key(value))
          return tx.put(collection, value)
        },
        delete: (collection, key) => {
          note(collection.name, key)
          return tx.delete(collection, key)
        },
        afterCommit: (each) => void works.push(each),
      })
      return { result, works, changed: [...changed.values()] }
    })
    await this.report(done.changed)
    if (done.works.length > 0) await afterCommit(done.works)
    return done.result
  }

  /** Rereads everything, because another program has written to the store. */
  async reread(): Promise<void> {
    await this.reload()
    this.reportEdit()
  }

  /** Calls `listener` once this server has read content that an operator changed on any server. */
  onEdit(listener: () => void): void {
    this.editListeners.add(listener)
  }

  close(): void {
    this.leave()
  }

  private async report(changed: readonly Due[]): Promise<void> {
    for (const { collection, key } of changed) this.changes.notify(collection, key)
    // The change stays committed even if it cannot be reread now.
    await Promise.all(changed.map(({ collection, key }) => this.renew(collection, key))).catch(this.onError)
    if (changed.some(({ collection }) => this.edited.has(collection))) this.reportEdit()
  }

  private async follow(changed: CatalogChange | null): Promise<void> {
    await (changed === null ? this.reload() : this.renew(changed.collection, changed.key))
    if (changed === null || changed.isEdit === true || this.edited.has(changed.collection)) this.reportEdit()
  }

  private reportEdit(): void {
    for (const listener of this.editListeners) listener()
  }

  private cacheOf<T>(collection: Collection<T>): Cached<T> | undefined {
    return this.caches.get(collection.name)?.records as unknown as Cached<T> | undefined
  }

  /**
   * Rereads a record together with all others that change before the read starts. However many
   * there are, they take one query, so that a server stays up to date even if the others change a
   * lot. An error of one record affects only that record.
   */
  private async renew(collection: string, key: string): Promise<void> {
    const id = `${collection} ${key}`
    this.due.set(id, { collection, key })
    this.batch ??= this.mutex.runExclusive(() => this.readDue())
    const failed = await this.batch
    if (failed.has(id)) throw failed.get(id)
  }

  private async readDue(): Promise<ReadonlyMap<string, unknown>> {
    const { due } = this
    this.due = new Map()
    this.batch = null
    const failed = new Map<string, unknown>()
    await Promise.all(
      [...due].map(async ([id, { collection, key }]) => {
        const cached = this.caches.get(collection)
        if (cached === undefined) return
        try {
          const value = await this.store.get(cached.collection, key)
          cached.records.apply({ collection, key, value })
        } catch (error) {
          failed.set(id, error)
        }
      }),
    )
    return failed
  }

  private reload(): Promise<void> {
    return this.mutex.runExclusive(async () => {
      for (const cached of this.caches.values()) cached.records = await this.whole(cached.collection)
    })
  }

  private async whole<T>(collection: Collection<T>): Promise<Cached<T>> {
    const [index] = Object.keys(collection.indexes)
    if (index === undefined) throw new Error(`${collection.name} has no index to be read by`)
    if (collection.isLarge === true) return LargeRecords.over(collection, this.store)
    const records = new MemoryCollection(collection)
    for (const value of await this.store.find(collection, index, { prefix: [] })) records.put(value)
    return records
  }
}
