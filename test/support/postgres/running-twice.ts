import type { Store } from '@/adapters/stores/store'

class Undo extends Error {}

/**
 * A store in which every transaction conflicts with another one the first time and is done again, as one on a database
 * may be: what work leaves behind outside its transaction is then there twice, and seen. `meanwhile` happens in between.
 */
export function runningTwice(store: Store, meanwhile = async (): Promise<void> => undefined): Store {
  return {
    get: (collection, key) => store.get(collection, key),
    getMany: (collection, keys) => store.getMany(collection, keys),
    find: (collection, index, range) => store.find(collection, index, range),
    count: (collection, index, prefix) => store.count(collection, index, prefix),
    select: (collection, selection) => store.select(collection, selection),
    tally: (collection, family, condition) => store.tally(collection, family, condition),
    match: (collection, query) => store.match(collection, query),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: async (work) => {
      const met = store.transaction(async (tx) => {
        await work(tx)
        throw new Undo()
      })
      // With any other error it ends again the second time.
      await met.catch(() => undefined)
      await meanwhile()
      return store.transaction(work)
    },
  }
}
