import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuery, anyWork, items, naiveFind, type Item } from './naive-store'
import { storeContract } from './store-contract'
import { BusCatalogChanges } from '@/adapters/modules/bus-catalog-changes'
import { LocalBus } from '@/adapters/bus/local-bus'
import { CatalogStore, type CatalogChanges } from '@/adapters/stores/catalog-store'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { UniqueViolation, type Store } from '@/adapters/stores/store'

const onError = (error: unknown): never => {
  throw error
}

const catalogOver = (store: Store, bus = new LocalBus(onError), self = 'one', collection = items) =>
  CatalogStore.over(store, [collection], new BusCatalogChanges(bus, self, onError), onError)

storeContract('the store with a catalog', { fresh: () => catalogOver(new MemoryStore()) }, 60)

const largeItems = { ...items, isLarge: true }

storeContract(
  'the store with a large catalog',
  { fresh: () => catalogOver(new MemoryStore(), new LocalBus(onError), 'one', largeItems) },
  60,
)

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A store whose reads return what is stored when they begin; from `hold` on each answer waits to be released. */
function delayedReads(store: Store) {
  let isHeld = false
  const waiting: (() => void)[] = []
  const delayed = async <R>(read: Promise<R>): Promise<R> => {
    const value = await read
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    return value
  }
  const slow: Store = {
    get: (collection, key) => delayed(store.get(collection, key)),
    getMany: (collection, keys) => delayed(store.getMany(collection, keys)),
    find: (collection, index, range) => delayed(store.find(collection, index, range)),
    count: (collection, index, prefix) => delayed(store.count(collection, index, prefix)),
    select: (collection, selection) => delayed(store.select(collection, selection)),
    tally: (collection, family, condition) => delayed(store.tally(collection, family, condition)),
    match: (collection, query) => delayed(store.match(collection, query)),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: (work) => store.transaction(work),
  }
  const hold = (): void => {
    isHeld = true
  }
  /** Whether an answer was waiting. */
  const releaseNewest = (): boolean => {
    const release = waiting.pop()
    release?.()
    return release !== undefined
  }
  return { slow, hold, releaseNewest }
}

describe('two servers with the same catalog', () => {
  it.each([items, largeItems])(
    'read the same lists, whichever of them changed what (large: $isLarge)',
    async (collection) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(1), anyWork), { maxLength: 8 }),
          fc.array(anyQuery, { minLength: 1, maxLength: 4 }),
          async (course, queries) => {
            const store = new MemoryStore()
            const bus = new LocalBus(onError)
            const servers = [
              await catalogOver(store, bus, 'one', collection),
              await catalogOver(store, bus, 'two', collection),
            ]
            for (const [who, { operations }] of course) {
              // What was read before a change is read again after it.
              for (const server of servers)
                for (const { index, range } of queries) await server.find(items, index, range)
              await servers[who]
                ?.transaction(async (tx) => {
                  for (const one of operations) {
                    await ('put' in one ? tx.put(items, one.put) : tx.delete(items, one.remove))
                  }
                })
                .catch((failure: unknown) => {
                  if (!(failure instanceof UniqueViolation)) throw failure
                })
            }
            await settled()
            const all = new Map<string, Item>()
            for (const item of await store.find(items, 'byRank', { prefix: [] })) all.set(item.id, item)
            for (const server of servers) {
              for (const { index, range } of queries) {
                expect(await server.find(items, index, range)).toEqual(naiveFind(all, index, range))
              }
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )

  it('reload everything after they missed something', async () => {
    const store = new MemoryStore()
    let missed: () => void = () => undefined
    const deaf = {
      notify: () => undefined,
      listen: (listener: (changed: null) => void) => {
        missed = () => listener(null)
        return () => undefined
      },
    }
    const server = await CatalogStore.over(store, [items], deaf, onError)
    const item: Item = { id: '1', group: 'a', rank: 1, tags: [], code: null }
    await store.transaction((tx) => tx.put(items, item))
    expect(await server.get(items, '1')).toBeUndefined()
    missed()
    await settled()
    expect(await server.get(items, '1')).toEqual(item)
  })

  it.each([
    { what: 'an earlier change', first: { collection: 'items', key: '1' } },
    { what: 'a reload', first: null },
  ])('have the newest record also where the answer to $what is delayed', async ({ first }) => {
    const store = new MemoryStore()
    const { slow, hold, releaseNewest } = delayedReads(store)
    let receive: Parameters<CatalogChanges['listen']>[0] = () => undefined
    const changes: CatalogChanges = {
      notify: () => undefined,
      listen: (listener) => {
        receive = listener
        return () => undefined
      },
    }
    const put = (rank: number) =>
      store.transaction((tx) => tx.put(items, { id: '1', group: 'a', rank, tags: [], code: null }))
    await put(1)
    const server = await CatalogStore.over(slow, [items], changes, onError)
    hold()
    receive(first)
    await settled()
    await put(2)
    receive({ collection: 'items', key: '1' })
    await settled()
    while (releaseNewest()) await settled()
    expect((await server.get(items, '1'))?.rank).toBe(2)
  })

  it('report what an operator has changed once it is read, wherever that was, and nothing of what guests change', async () => {
    const store = new MemoryStore()
    const bus = new LocalBus(onError)
    const changes = (self: string) => new BusCatalogChanges(bus, self, onError)
    const [here, there] = await Promise.all(
      [new Set<string>(), new Set([items.name])].map((edited, at) =>
        CatalogStore.over(store, [items], changes(String(at)), onError, edited),
      ),
    )
    const seen: (number | undefined)[] = []
    there?.onEdit(() => void there.get(items, '1').then((found) => seen.push(found?.rank)))
    let edits = 0
    here?.onEdit(() => (edits += 1))
    const put = (at: CatalogStore | undefined, rank: number) =>
      at?.transaction((tx) => tx.put(items, { id: '1', group: 'a', rank, tags: [], code: null }))
    await put(here, 1)
    await put(there, 2)
    await settled()
    // To the first one it is no collection of operators.
    expect({ seen, edits }).toEqual({ seen: [1, 2], edits: 0 })
    await store.transaction((tx) => tx.put(items, { id: '1', group: 'a', rank: 3, tags: [], code: null }))
    changes('an import').notify(items.name, '1', true)
    await settled()
    await there?.reread()
    await settled()
    expect({ seen, edits }).toEqual({ seen: [1, 2, 3, 3], edits: 1 })
  })

  it('do not preserve a record of a large collection that was read before it changed', async () => {
    const store = new MemoryStore()
    const { slow, hold, releaseNewest } = delayedReads(store)
    const item: Item = { id: '1', group: 'a', rank: 1, tags: [], code: null }
    await store.transaction((tx) => tx.put(items, item))
    const server = await catalogOver(slow, new LocalBus(onError), 'one', largeItems)
    hold()
    const before = server.get(items, '1')
    await settled()
    const changed = server.transaction((tx) => tx.put(items, { ...item, rank: 2 }))
    await settled()
    // The change is known first, the answer to the older question comes last.
    while (releaseNewest()) await settled()
    await Promise.all([before, changed])
    const after = server.get(items, '1')
    await settled()
    releaseNewest()
    expect((await after)?.rank).toBe(2)
  })

  it('read a record of a large collection once for however many show it, and again when it has changed', async () => {
    const store = new MemoryStore()
    const item: Item = { id: '1', group: 'a', rank: 1, tags: [], code: null }
    await store.transaction((tx) => tx.put(items, item))
    const reads: (readonly string[])[] = []
    const counting: Store = {
      ...delayedReads(store).slow,
      getMany: (collection, keys) => {
        reads.push(keys)
        return store.getMany(collection, keys)
      },
    }
    const server = await catalogOver(counting, new LocalBus(onError), 'one', largeItems)
    const shown = { facets: [], index: 'rank', offset: 0, limit: 5 }
    for (let guest = 0; guest < 3; guest++) expect((await server.select(items, shown)).records).toEqual([item])
    await server.transaction((tx) => tx.put(items, { ...item, rank: 2 }))
    expect((await server.select(items, shown)).records).toEqual([{ ...item, rank: 2 }])
    expect(reads).toEqual([['1']])
  })

  it('read a short page of an index once for however many show it, and again when a record has changed', async () => {
    const store = new MemoryStore()
    const item: Item = { id: '1', group: 'a', rank: 1, tags: [], code: null }
    await store.transaction((tx) => tx.put(items, item))
    let reads = 0
    const counting: Store = {
      ...delayedReads(store).slow,
      find: (collection, index, range) => {
        reads += 1
        return store.find(collection, index, range)
      },
    }
    const server = await catalogOver(counting, new LocalBus(onError), 'one', largeItems)
    reads = 0
    const newest = { prefix: ['a'], limit: 4 }
    for (let guest = 0; guest < 3; guest++) expect(await server.find(items, 'byRank', newest)).toEqual([item])
    expect(reads).toBe(1)
    const other: Item = { ...item, id: '2', rank: 0 }
    await server.transaction((tx) => tx.put(items, other))
    for (let guest = 0; guest < 3; guest++) expect(await server.find(items, 'byRank', newest)).toEqual([other, item])
    expect(reads).toBe(2)
  })

  it('read what changed at one moment together, each record once, and miss none because of one that cannot be read', async () => {
    const store = new MemoryStore()
    let receive: Parameters<CatalogChanges['listen']>[0] = () => undefined
    const changes: CatalogChanges = {
      notify: () => undefined,
      listen: (listener) => {
        receive = listener
        return () => undefined
      },
    }
    const read: string[][] = []
    const counting: Store = {
      ...delayedReads(store).slow,
      get: (collection, key) => {
        if (read.at(-1)?.includes(key) !== false) read.push([])
        read.at(-1)?.push(key)
        return key === '7' ? Promise.reject(new Error('unreadable')) : store.get(collection, key)
      },
    }
    const errors: unknown[] = []
    const server = await CatalogStore.over(counting, [items], changes, (error) => errors.push(error))
    const ids = Array.from({ length: 20 }, (_, at) => String(at))
    await store.transaction(async (tx) => {
      for (const id of ids) await tx.put(items, { id, group: 'a', rank: 1, tags: [], code: null })
    })
    for (let round = 0; round < 3; round++) for (const key of ids) receive({ collection: 'items', key })
    await settled()
    expect(read).toEqual([ids])
    expect(await server.count(items, 'byGroup', ['a'])).toBe(19)
    expect(errors).toEqual([1, 2, 3].map(() => new Error('unreadable')))
  })

  it('refuse malformed messages', async () => {
    const bus = new LocalBus(onError)
    const errors: unknown[] = []
    await CatalogStore.over(
      new MemoryStore(),
      [items],
      new BusCatalogChanges(bus, 'one', (error) => errors.push(error)),
      onError,
    )
    for (const text of ['', '{', '[]', '{"from":"two"}', '{"from":"two","collection":"items","key":7}']) {
      bus.publish('vesper.catalog', text)
    }
    expect(errors).toHaveLength(5)
  })
})
