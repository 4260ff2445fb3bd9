import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuery, anyWork, items, naiveFind, type Item } from './naive-store'
import { storeContract } from './store-contract'
import { BusCatalogNews } from '@/adapters/modules/bus-catalog-news'
import { LocalBus } from '@/adapters/bus/local-bus'
import { CatalogStore } from '@/adapters/stores/catalog-store'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { UniqueViolation, type Store } from '@/adapters/stores/store'

const onFault = (fault: unknown): never => {
  throw fault
}

const catalogOver = (store: Store, bus = new LocalBus(onFault), self = 'one') =>
  CatalogStore.over(store, [items], new BusCatalogNews(bus, self, onFault), onFault)

storeContract('the store with a catalog', { fresh: () => catalogOver(new MemoryStore()) }, 60)

describe('two servers with the same catalog', () => {
  it('read the same lists, whichever of them changed what', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), anyWork), { maxLength: 8 }),
        fc.array(anyQuery, { minLength: 1, maxLength: 4 }),
        async (course, queries) => {
          const store = new MemoryStore()
          const bus = new LocalBus(onFault)
          const servers = [await catalogOver(store, bus, 'one'), await catalogOver(store, bus, 'two')]
          for (const [who, { operations }] of course) {
            await servers[who]
              ?.transaction(async (tx) => {
                for (const one of operations) {
                  await ('put' in one ? tx.put(items, one.put) : tx.delete(items, one.remove))
                }
              })
              .catch((fault: unknown) => {
                if (!(fault instanceof UniqueViolation)) throw fault
              })
          }
          await new Promise((resolve) => setImmediate(resolve))
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
  })

  it('read everything anew after they missed something', async () => {
    const store = new MemoryStore()
    let missed: () => void = () => undefined
    const deaf = {
      tell: () => undefined,
      listen: (listener: (changed: null) => void) => {
        missed = () => listener(null)
        return () => undefined
      },
    }
    const server = await CatalogStore.over(store, [items], deaf, onFault)
    const item: Item = { id: '1', group: 'a', rank: 1, tags: [], code: null }
    await store.transaction((tx) => tx.put(items, item))
    expect(await server.get(items, '1')).toBeUndefined()
    missed()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await server.get(items, '1')).toEqual(item)
  })

  it('refuse words that are none', async () => {
    const bus = new LocalBus(onFault)
    const faults: unknown[] = []
    await CatalogStore.over(
      new MemoryStore(),
      [items],
      new BusCatalogNews(bus, 'one', (fault) => faults.push(fault)),
      onFault,
    )
    for (const text of ['', '{', '[]', '{"from":"two"}', '{"from":"two","collection":"items","key":7}']) {
      bus.publish('vesper.catalog', text)
    }
    expect(faults).toHaveLength(5)
  })
})
