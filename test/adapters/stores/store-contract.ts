import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { anyCondition, anyQuery, anyWork, isTwin, items, naiveFind, type Item } from './naive-store'
import { agrees, item, perform, readsAlike, Undo } from './store-model'
import { parallelWorkContract } from './parallel-work-contract'
import { textSearchContract } from './text-search-contract'
import { UniqueViolation, type Collection, type Reader, type Store } from '@/adapters/stores/store'

/** Opens stores that share nothing with one another. */
export interface StoreFactory {
  fresh(): Promise<Store>
  close?(): Promise<void>
}

/** What every store must guarantee, with any storage of its records. */
export function storeContract(name: string, factory: StoreFactory, runs = 60): void {
  describe(`${name}, as any store,`, () => {
    afterAll(() => factory.close?.())

    textSearchContract(factory, runs)
    parallelWorkContract(factory, runs)

    it('answers as a store that looks at every record would, through any course of transactions', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyWork, { maxLength: 6 }), async (course) => {
          const store = await factory.fresh()
          const model = new Map<string, Item>()
          for (const work of course) {
            await perform(store, model, work)
            await agrees(store, model)
            expect(await store.count(items, 'byRank', [])).toBe(model.size)
          }
        }),
        { numRuns: runs },
      )
    })

    it('selects the page of a condition as one that looks at every record would, and counts its facets', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyWork, { maxLength: 4 }),
          fc.array(fc.tuple(anyCondition, fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 4 }),
          fc.constantFrom('byRank', 'rank'),
          async (course, selections, index) => {
            const store = await factory.fresh()
            const model = new Map<string, Item>()
            for (const work of course) {
              await perform(store, model, work)
              for (const [{ holds, ...condition }, offset, limit] of selections) {
                const wanted = naiveFind(model, index, { prefix: [] }).filter(holds)
                const records = wanted.slice(offset, offset + limit)
                const selected = await store.select(items, { ...condition, index, offset, limit })
                expect(selected).toEqual({ records, total: wanted.length })
                const tags = Map.groupBy(
                  wanted.flatMap((item) => item.tags),
                  (tag) => tag,
                )
                const counts = [...tags].map(([tag, { length }]) => [tag, length] as const)
                expect(new Map(await store.tally(items, 'tag', condition))).toEqual(new Map(counts))
              }
            }
          },
        ),
        { numRuns: runs },
      )
    })

    it('reads any range of an index in either direction, outside a transaction and within one that has written', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyWork,
          anyWork,
          fc.array(anyQuery, { minLength: 1, maxLength: 6 }),
          async (before, within, queries) => {
            const store = await factory.fresh()
            const model = new Map<string, Item>()
            await perform(store, model, { ...before, fails: false })
            const draft = new Map(model)
            await store
              .transaction(async (tx) => {
                await readsAlike(store, model, queries)
                await readsAlike(tx, draft, queries)
                for (const operation of within.operations) {
                  if ('remove' in operation) draft.delete(operation.remove)
                  else if (isTwin(draft, operation.put)) continue
                  else draft.set(operation.put.id, operation.put)
                  await ('remove' in operation ? tx.delete(items, operation.remove) : tx.put(items, operation.put))
                }
                await readsAlike(tx, draft, queries)
                throw new Undo()
              })
              .catch((failure: unknown) => {
                if (!(failure instanceof Undo)) throw failure
              })
            expect(await store.find(items, 'byRank', { prefix: [] })).toEqual(
              naiveFind(model, 'byRank', { prefix: [] }),
            )
          },
        ),
        { numRuns: runs },
      )
    })

    it('shows no one what a transaction has written before it ends', async () => {
      const store = await factory.fresh()
      await store.transaction(async (tx) => {
        await tx.put(items, item('1'))
        expect(await tx.get(items, '1')).toEqual(item('1'))
        expect(await store.get(items, '1')).toBeUndefined()
        expect(await store.count(items, 'byGroup', ['a'])).toBe(0)
      })
      expect(await store.get(items, '1')).toEqual(item('1'))
    })

    it('leaves nothing behind where the work throws, and passes the error on', async () => {
      const store = await factory.fresh()
      await store.transaction((tx) => tx.put(items, item('1', { code: 'x' })))
      const failing = store.transaction(async (tx) => {
        await tx.delete(items, '1')
        await tx.put(items, item('2', { code: 'x' }))
        throw new Undo()
      })
      await expect(failing).rejects.toBeInstanceOf(Undo)
      expect(await store.find(items, 'byCode', { prefix: ['x'] })).toEqual([item('1', { code: 'x' })])
    })

    it('stores nothing of what was still under way, or begun later, when the work threw', async () => {
      const store = await factory.fresh()
      const late: Promise<unknown>[] = []
      const failing = store.transaction(async (tx) => {
        const slow = async (id: string): Promise<void> => {
          for (let iteration = 0; iteration < 20; iteration += 1) await tx.get(items, id)
          await tx.put(items, item(id))
        }
        const several = ['1', '2', '3'].map(slow)
        late.push(...several.map((each) => each.catch(() => undefined)))
        await Promise.all([tx.get(items, '4'), Promise.reject(new Undo()), ...several])
      })
      await expect(failing).rejects.toBeInstanceOf(Undo)
      await Promise.all(late)
      for (const id of ['1', '2', '3']) expect(await store.get(items, id)).toBeUndefined()
      expect(await store.transaction((tx) => tx.get(items, '1'))).toBeUndefined()
    })

    it('reads several records at once and gets each its own answer', async () => {
      const store = await factory.fresh()
      const ids = Array.from({ length: 12 }, (_, at) => String(at))
      const read = await store.transaction(async (tx) => {
        await Promise.all(ids.map((id) => tx.put(items, item(id, { rank: Number(id) }))))
        return Promise.all(ids.map((id) => tx.get(items, id)))
      })
      expect(read.map((found) => found?.rank)).toEqual(ids.map(Number))
    })

    it('reads many records of a transaction together with its own writes, and none it has deleted', async () => {
      const store = await factory.fresh()
      const ids = Array.from({ length: 250 }, (_, at) => String(at))
      await store.transaction(async (tx) => {
        for (const id of ids) await tx.put(items, item(id))
      })
      const ranks = await store.transaction(async (tx) => {
        await tx.put(items, item('7', { rank: 7 }))
        await tx.delete(items, '8')
        const found = await tx.getMany(items, ['7', 'none', '8', ...ids])
        return found.map((one) => one?.rank)
      })
      const own = ids.map((id) => (id === '8' ? undefined : id === '7' ? 7 : 0))
      expect(ranks).toEqual([7, undefined, undefined, ...own])
      expect((await store.getMany(items, ids)).map((one) => one?.rank)).toEqual(own)
      expect(await store.getMany(items, [])).toEqual([])
    })

    it('isolates transactions that read many records: what one was decided by is not changed by the other', async () => {
      const store = await factory.fresh()
      await store.transaction(async (tx) => {
        for (const id of ['1', '2']) await tx.put(items, item(id, { rank: 1 }))
      })
      // Each may take from one record as long as both together have something: done at once, both would see two.
      const take = (id: string) =>
        store.transaction(async (tx) => {
          const found = await tx.getMany(items, ['1', '2'])
          const together = found.reduce((sum, one) => sum + (one?.rank ?? 0), 0)
          await new Promise((resolve) => setImmediate(resolve))
          if (together > 1) await tx.put(items, item(id, { rank: 0 }))
        })
      await Promise.all(['1', '2', '1', '2'].map(take))
      const left = await store.getMany(items, ['1', '2'])
      expect(left.reduce((sum, one) => sum + (one?.rank ?? 0), 0)).toBe(1)
    })

    it('reads several lists at once and gets each its own, in its order', async () => {
      const store = await factory.fresh()
      await store.transaction(async (tx) => {
        for (let at = 0; at < 30; at += 1) {
          const group = 'abc'[at % 3] ?? 'a'
          await tx.put(items, item(String(at), { group, rank: (at * 7) % 10, tags: at % 2 === 0 ? ['a', 'b'] : ['b'] }))
        }
      })
      const model = new Map((await store.find(items, 'byRank', { prefix: [] })).map((each) => [each.id, each]))
      const ranges = ['a', 'b', 'nobody', 'c', 'a'].flatMap((group) => [
        { prefix: [group] },
        { prefix: [group], limit: 3 },
        { prefix: [group], direction: 'desc', limit: 3 } as const,
        { prefix: [group], direction: 'desc' } as const,
      ])
      const queries = ['byRank', 'byGroup', 'byTag'].flatMap((index) => ranges.map((range) => ({ index, range })))
      const request = (reader: Reader) =>
        Promise.all(queries.map(({ index, range }) => reader.find(items, index, range)))
      const wanted = queries.map(({ index, range }) => naiveFind(model, index, range))
      expect(await request(store)).toEqual(wanted)
      expect(await store.transaction(request)).toEqual(wanted)
      expect(wanted.flat().length).toBeGreaterThan(0)
    })

    it('refuses a record or a key with half a character or NUL in a text, and finds nothing under such a key', async () => {
      const store = await factory.fresh()
      const bad = ['\0', 'a\0b', '\uD83D', 'a\uDE00', '\uDE00\uD83D']
      const good = ['\\u0000', '\\ud83d', '"\\\\udfff"', '😀', '\u0001\u007F\n', 'e\u0301', '\uFFFF']
      const puts = (text: string) => [
        item(text),
        item('1', { group: text }),
        item('1', { tags: ['a', text] }),
        item('1', { code: text }),
        { ...item('1'), [text]: 1 },
      ]
      for (const text of bad) {
        for (const value of puts(text)) {
          const work = store.transaction((tx) => tx.put(items, value))
          await expect(work).rejects.toMatchObject({ name: 'BackendError', code: 'invalid-request' })
        }
        const request = async (reader: Reader) => [
          await reader.get(items, text),
          ...(await reader.getMany(items, [text])),
          await reader.find(items, 'byGroup', { prefix: [text] }),
          await reader.find(items, 'byTag', { prefix: [text], limit: 2 }),
          await reader.count(items, 'byCode', [text]),
        ]
        expect(await request(store)).toEqual([undefined, undefined, [], [], 0])
        expect(await store.transaction(request)).toEqual([undefined, undefined, [], [], 0])
        await store.transaction((tx) => tx.delete(items, text))
        expect(await Promise.all(['1', text].map((key) => store.get(items, key)))).toEqual([undefined, undefined])
      }
      for (const text of good) {
        for (const value of puts(text)) {
          await store.transaction((tx) => tx.put(items, value))
          expect(await store.get(items, value.id)).toEqual(value)
          await store.transaction((tx) => tx.delete(items, value.id))
        }
      }
    })

    it('answers what the work answers', async () => {
      const store = await factory.fresh()
      expect(await store.transaction(() => Promise.resolve(42))).toBe(42)
    })

    it('refuses a second record with a unique entry, and lets the same record retain its own', async () => {
      const store = await factory.fresh()
      await store.transaction((tx) => tx.put(items, item('1', { code: 'x' })))
      await store.transaction((tx) => tx.put(items, item('1', { code: 'x', rank: 2 })))
      const twin = store.transaction((tx) => tx.put(items, item('2', { code: 'x' })))
      await expect(twin).rejects.toMatchObject({ name: 'UniqueViolation', collection: 'items', index: 'byCode' })
    })

    it('refuses a twin where it is put, also if it were none any more at the end', async () => {
      const store = await factory.fresh()
      await store.transaction((tx) => tx.put(items, item('1', { code: 'x' })))
      const mended = store.transaction(async (tx) => {
        await tx.put(items, item('2', { code: 'x' }))
        await tx.put(items, item('2', { code: 'y' }))
      })
      await expect(mended).rejects.toBeInstanceOf(UniqueViolation)
      expect(await store.get(items, '2')).toBeUndefined()
    })

    it('lets two records swap what is unique of them within one transaction', async () => {
      const store = await factory.fresh()
      await store.transaction(async (tx) => {
        await tx.put(items, item('1', { code: 'x' }))
        await tx.put(items, item('2', { code: 'y' }))
      })
      await store.transaction(async (tx) => {
        await tx.delete(items, '1')
        await tx.put(items, item('2', { code: 'x' }))
        await tx.put(items, item('1', { code: 'y' }))
      })
      expect(await store.find(items, 'byCode', { prefix: [] })).toEqual([
        item('2', { code: 'x' }),
        item('1', { code: 'y' }),
      ])
    })

    it('isolates transactions that begin together: no count is lost', async () => {
      const store = await factory.fresh()
      const counters: Collection<{ readonly id: string; readonly value: number }> = {
        name: 'counters',
        key: ({ id }) => id,
        indexes: {},
      }
      const raise = (fails: boolean) =>
        store.transaction(async (tx) => {
          const { value } = (await tx.get(counters, 'one')) ?? { value: 0 }
          await new Promise((resolve) => setImmediate(resolve))
          await tx.put(counters, { id: 'one', value: value + 1 })
          if (fails) throw new Undo()
        })
      await Promise.allSettled(Array.from({ length: 20 }, (_, i) => raise(i % 4 === 3)))
      expect(await store.get(counters, 'one')).toEqual({ id: 'one', value: 15 })
    })

    it('does what follows a commit once all is stored, in its order, and nothing of an attempt that was undone', async () => {
      const store = await factory.fresh()
      const done: unknown[] = []
      const undone = store.transaction(async (tx) => {
        tx.afterCommit(() => void done.push('undone'))
        throw new Undo()
      })
      await expect(undone).rejects.toThrow(Undo)
      const result = await store.transaction(async (tx) => {
        await tx.put(items, item('a', { rank: 1 }))
        tx.afterCommit(async () => {
          done.push((await store.get(items, 'a'))?.rank)
          // A transaction of its own does not wait for the one that it follows.
          await store.transaction((next) => next.put(items, item('a', { rank: 2 })))
          done.push((await store.get(items, 'a'))?.rank)
        })
        expect(done).toEqual([])
        return 'result'
      })
      expect({ result, done }).toEqual({ result: 'result', done: [1, 2] })
      await store.transaction(async (tx) => {
        for (const name of ['first', 'second']) tx.afterCommit(() => void done.push(name))
      })
      expect(done.slice(2)).toEqual(['first', 'second'])
    })

    it('does what follows a commit once for each transaction, also where they conflict and begin again', async () => {
      const store = await factory.fresh()
      const followed: number[] = []
      const count = async (): Promise<void> =>
        store.transaction(async (tx) => {
          const next = ((await tx.get(items, 'n'))?.rank ?? 0) + 1
          tx.afterCommit(() => void followed.push(next))
          await tx.put(items, item('n', { rank: next }))
        })
      await Promise.all(Array.from({ length: 8 }, count))
      expect(followed.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    })

    it('stays committed where what follows the commit fails, and rejects', async () => {
      const store = await factory.fresh()
      const work = store.transaction(async (tx) => {
        await tx.put(items, item('a', { rank: 1 }))
        tx.afterCommit(() => Promise.reject(new Undo()))
      })
      await expect(work).rejects.toThrow(Undo)
      expect((await store.get(items, 'a'))?.rank).toBe(1)
    })

    it('gives each of several callers that claim at once records of its own, and changes no other', async () => {
      const store = await factory.fresh()
      const ids = Array.from({ length: 12 }, (_, i) => String.fromCodePoint(97 + i))
      await store.transaction(async (tx) => {
        for (const id of ids) await tx.put(items, item(id, { rank: ids.indexOf(id) }))
      })
      const claim = () =>
        store.claim(items, 'byGroup', { prefix: ['a'], limit: 4 }, (found) =>
          found.id === 'b' ? null : { ...found, group: 'b' },
        )
      const claimed: Item[] = []
      for (let round = 0; round < 12 && claimed.length < 11; round += 1)
        claimed.push(...(await Promise.all([claim(), claim(), claim()])).flat())
      expect(claimed.map(({ id }) => id).toSorted()).toEqual(ids.filter((id) => id !== 'b'))
      expect(claimed.every(({ group }) => group === 'b')).toBe(true)
      const left = await store.find(items, 'byGroup', { prefix: ['a'] })
      expect(left.map(({ id }) => id)).toEqual(['b'])
      expect(await store.count(items, 'byGroup', ['b'])).toBe(11)
    })

    it('goes on after a transaction that failed', async () => {
      const store = await factory.fresh()
      const first = store.transaction(() => Promise.reject(new Undo()))
      const second = store.transaction((tx) => tx.put(items, item('1')))
      await expect(first).rejects.toBeInstanceOf(Undo)
      await second
      expect(await store.get(items, '1')).toEqual(item('1'))
    })

    it('sorts numbers as numbers, before texts, and a shorter entry before what continues it', async () => {
      const store = await factory.fresh()
      const mixed: Collection<{ readonly id: string; readonly entry: readonly (string | number)[] }> = {
        name: 'mixed',
        key: ({ id }) => id,
        indexes: { byEntry: ({ entry }) => [entry] },
      }
      const entries = [
        [-2.5],
        [0],
        [9],
        [10],
        [10, 'a'],
        ['10'],
        ['9'],
        ['Z'],
        ['a'],
        ['a', 1],
        ['a', 'a'],
        ['é'],
      ] as const
      await store.transaction(async (tx) => {
        for (const [i, entry] of [...entries.entries()].toReversed()) await tx.put(mixed, { id: String(i), entry })
      })
      expect((await store.find(mixed, 'byEntry', { prefix: [] })).map(({ entry }) => entry)).toEqual(entries)
    })
  })
}
