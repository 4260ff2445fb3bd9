import { MemoryCollection } from './memory-collection'
import type { Collection, IndexKey, Range, Store, Transaction } from './store'

/** How servers over one store tell one another that a record of the catalog has changed. */
export interface CatalogNews {
  tell(collection: string, key: string): void
  /** `null`: something was missed, so anything may have changed. Returns how to stop listening. */
  listen(listener: (changed: { readonly collection: string; readonly key: string } | null) => void): () => void
}

interface Shelf {
  readonly collection: Collection<never>
  records: MemoryCollection<never>
}

/**
 * A store whose catalog, which everybody reads and few change, is kept in memory as well: lists are read from there. Transactions read
 * and write the store itself, so whatever is decided is decided on what is really there; a list may be behind by the time a word takes
 * from one server to another.
 */
export class CatalogStore implements Store {
  private readonly shelves = new Map<string, Shelf>()
  /** One change after the other: the last one heard of is the last one read. */
  private tail: Promise<void> = Promise.resolve()
  private readonly leave: () => void

  private constructor(
    private readonly store: Store,
    private readonly news: CatalogNews,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.leave = news.listen((changed) => {
      void (changed === null ? this.reload() : this.renew(changed.collection, changed.key)).catch(onFault)
    })
  }

  /** Fills the shelves. Each collection has to have an index in which all of its records stand. */
  static async over(
    store: Store,
    collections: readonly Collection<never>[],
    news: CatalogNews,
    onFault: (fault: unknown) => void,
  ): Promise<CatalogStore> {
    const catalog = new CatalogStore(store, news, onFault)
    for (const collection of collections) {
      catalog.shelves.set(collection.name, { collection, records: new MemoryCollection(collection) })
    }
    await catalog.reload()
    return catalog
  }

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    const shelf = this.shelfOf(collection)
    return shelf === undefined ? this.store.get(collection, key) : shelf.get(key)
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const shelf = this.shelfOf(collection)
    return shelf === undefined ? this.store.find(collection, index, range) : shelf.find(index, range)
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    const shelf = this.shelfOf(collection)
    return shelf === undefined ? this.store.count(collection, index, prefix) : shelf.count(index, prefix)
  }

  /** Once it is done, what it changed is read here as it is kept, and told to the others. */
  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const done = await this.store.transaction(async (tx) => {
      const changed = new Map<string, { readonly collection: string; readonly key: string }>()
      const note = (collection: string, key: string): void => {
        if (this.shelves.has(collection)) changed.set(`${collection} ${key}`, { collection, key })
      }
      const result = await work({
        get: (collection, key) => tx.get(collection, key),
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
      })
      return { result, changed: [...changed.values()] }
    })
    for (const { collection, key } of done.changed) this.news.tell(collection, key)
    // What is kept is kept, also where it cannot be read again right now.
    await Promise.all(done.changed.map(({ collection, key }) => this.renew(collection, key))).catch(this.onFault)
    return done.result
  }

  close(): void {
    this.leave()
  }

  private shelfOf<T>(collection: Collection<T>): MemoryCollection<T> | undefined {
    return this.shelves.get(collection.name)?.records as unknown as MemoryCollection<T> | undefined
  }

  private renew(name: string, key: string): Promise<void> {
    return this.inTurn(async () => {
      const shelf = this.shelves.get(name)
      if (shelf === undefined) return
      const value = await this.store.get(shelf.collection, key)
      shelf.records.apply({ collection: name, key, value })
    })
  }

  private reload(): Promise<void> {
    return this.inTurn(async () => {
      for (const shelf of this.shelves.values()) {
        const [index] = Object.keys(shelf.collection.indexes)
        if (index === undefined) throw new Error(`${shelf.collection.name} has no index to be read by`)
        const records = new MemoryCollection(shelf.collection)
        for (const value of await this.store.find(shelf.collection, index, { prefix: [] })) records.put(value)
        shelf.records = records
      }
    })
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.tail.then(work)
    this.tail = run.catch(() => undefined)
    return run
  }
}
