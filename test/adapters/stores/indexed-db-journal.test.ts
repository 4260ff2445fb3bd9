import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { anyWork, items, naiveFind, type Item } from './naive-store'
import { storeContract } from './store-contract'
import { IndexedDbJournal } from '@/adapters/stores/indexed-db-journal'
import { MemoryStore } from '@/adapters/stores/memory-store'

let worlds = 0
const freshName = () => `world-${++worlds}`
const item = (id: string, rank = 0): Item => ({ id, group: 'a', rank, tags: [], code: null })

/** A page of the product: a store of its own over the journal all pages share. */
async function page(name: string, version = 1): Promise<MemoryStore> {
  const store = new MemoryStore(await IndexedDbJournal.open(name, version))
  await store.restore()
  return store
}

storeContract('the memory store over IndexedDB', { fresh: () => page(freshName()) }, 15)

describe('the journal in IndexedDB', () => {
  it('survives reopening, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWork, { maxLength: 5 }), async (course) => {
        const name = freshName()
        const before = await page(name)
        for (const { operations } of course) {
          await before
            .transaction(async (tx) => {
              for (const operation of operations)
                await ('put' in operation ? tx.put(items, operation.put) : tx.delete(items, operation.remove))
            })
            .catch(() => undefined)
        }
        const stored = await before.find(items, 'byRank', { prefix: [] })
        expect(await (await page(name)).find(items, 'byRank', { prefix: [] })).toEqual(stored)
        expect(naiveFind(new Map(stored.map((one) => [one.id, one])), 'byRank', { prefix: [] })).toEqual(stored)
      }),
      { numRuns: 15 },
    )
  })

  it('shows two pages each other’s commits before their next transaction', async () => {
    const name = freshName()
    const [left, right] = [await page(name), await page(name)]
    await left.transaction((tx) => tx.put(items, item('1')))
    expect(await right.transaction((tx) => tx.get(items, '1'))).toEqual(item('1'))
    await right.transaction((tx) => tx.put(items, item('1', 2)))
    await right.transaction((tx) => tx.put(items, item('2')))
    expect(await left.transaction((tx) => tx.find(items, 'byRank', { prefix: ['a'] }))).toEqual([
      item('2'),
      item('1', 2),
    ])
    await left.transaction((tx) => tx.delete(items, '1'))
    await right.restore()
    expect(await right.get(items, '1')).toBeUndefined()
  })

  it('lets pages that write at the same moment lose nothing', async () => {
    const name = freshName()
    const pages = await Promise.all([page(name), page(name), page(name)])
    const raise = (store: MemoryStore) =>
      store.transaction(async (tx) => {
        const { rank } = (await tx.get(items, '1')) ?? { rank: 0 }
        await tx.put(items, item('1', rank + 1))
      })
    await Promise.all(Array.from({ length: 30 }, (_, i) => raise(pages[i % 3] ?? pages[0])))
    expect(await (await page(name)).get(items, '1')).toEqual(item('1', 30))
  })

  it('drops what was stored of an older world', async () => {
    const name = freshName()
    await (await page(name, 1)).transaction((tx) => tx.put(items, item('1')))
    expect(await (await page(name, 2)).get(items, '1')).toBeUndefined()
  })

  it('forgets everything on reset', async () => {
    const name = freshName()
    const journal = await IndexedDbJournal.open(name, 1)
    const store = new MemoryStore(journal)
    await store.transaction((tx) => tx.put(items, item('1')))
    await journal.reset()
    expect(await (await page(name)).get(items, '1')).toBeUndefined()
  })
})

describe('the journal where there are no locks', () => {
  const locks = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(navigator), 'locks')

  afterEach(() => {
    if (locks !== undefined) Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', locks)
  })

  it('still serves a single page', async () => {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks')
    expect('locks' in navigator).toBe(false)
    const name = freshName()
    const store = await page(name)
    await Promise.all(['1', '2', '3'].map((id) => store.transaction((tx) => tx.put(items, item(id)))))
    expect(await (await page(name)).count(items, 'byRank', ['a'])).toBe(3)
  })
})
