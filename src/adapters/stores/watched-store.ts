import type { Collection, Store } from './store'

/**
 * A record that a transaction has put: `before` as the transaction first read it, if it did, and
 * `after` as it is stored now.
 */
export interface StoredChange<T> {
  readonly before: T | undefined
  readonly after: T
}

/** Is notified of the records stored in one collection. */
export interface Watcher {
  readonly collection: Collection<never>
  stored(change: StoredChange<unknown>): void
}

/** A watcher that knows the type of its records. */
export const watcherOf = <T>(collection: Collection<T>, onStored: (change: StoredChange<T>) => void): Watcher => ({
  collection,
  stored: (change) => onStored(change as StoredChange<T>),
})

/**
 * Wraps a store to report what its transactions put (but not claims) once committed, and never what
 * a retried attempt put.
 */
export function watchedStore<S extends Store>(store: S, watchers: readonly Watcher[]): Store {
  const byName = new Map(watchers.map((watcher) => [watcher.collection.name, watcher]))
  return {
    get: (collection, key) => store.get(collection, key),
    getMany: (collection, keys) => store.getMany(collection, keys),
    find: (collection, index, range) => store.find(collection, index, range),
    count: (collection, index, prefix) => store.count(collection, index, prefix),
    select: (collection, selection) => store.select(collection, selection),
    tally: (collection, family, condition) => store.tally(collection, family, condition),
    match: (collection, query) => store.match(collection, query),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: (work) =>
      store.transaction(async (tx) => {
        const found = new Map<string, unknown>()
        const put = new Map<string, { readonly watcher: Watcher; readonly change: StoredChange<unknown> }>()
        const nameOf = (collection: { readonly name: string }, key: string) => `${collection.name} ${key}`
        const note = (collection: { readonly name: string }, key: string, value: unknown): void => {
          const name = nameOf(collection, key)
          if (byName.has(collection.name) && !put.has(name)) found.set(name, value)
        }
        const result = await work({
          get: async (collection, key) => {
            const value = await tx.get(collection, key)
            note(collection, key, value)
            return value
          },
          getMany: async (collection, keys) => {
            const values = await tx.getMany(collection, keys)
            for (const [index, key] of keys.entries()) note(collection, key, values[index])
            return values
          },
          find: (collection, index, range) => tx.find(collection, index, range),
          count: (collection, index, prefix) => tx.count(collection, index, prefix),
          put: (collection, value) => {
            const watcher = byName.get(collection.name)
            const name = nameOf(collection, collection.key(value))
            if (watcher !== undefined) put.set(name, { watcher, change: { before: found.get(name), after: value } })
            return tx.put(collection, value)
          },
          delete: (collection, key) => tx.delete(collection, key),
          afterCommit: (each) => tx.afterCommit(each),
        })
        for (const { watcher, change } of put.values()) tx.afterCommit(() => watcher.stored(change))
        return result
      }),
  }
}
