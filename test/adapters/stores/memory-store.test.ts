import { describe, expect, it } from 'vitest'
import { items, type Item } from './naive-store'
import { storeContract } from './store-contract'
import { nullJournal, type Change, type Journal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { fields, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'

storeContract('the memory store', { fresh: () => Promise.resolve(new MemoryStore()) }, 200)

const item: Item = { id: '1', group: 'a', rank: 1, tags: ['t'], code: 'x' }

describe('a memory store over a journal', () => {
  /** Stores what is appended and lets others add. */
  class NoteJournal implements Journal {
    readonly written: Change[] = []
    updates: readonly Change[] = []
    exclusive = <R>(work: () => Promise<R>) => nullJournal.exclusive(work)

    catchUp(): Promise<readonly Change[]> {
      const { updates } = this
      this.updates = []
      return Promise.resolve(updates)
    }

    append(changes: readonly Change[]): Promise<void> {
      this.written.push(...changes)
      return Promise.resolve()
    }
  }

  it('hands committed changes over, and neither those of a failed transaction nor the seed', async () => {
    const journal = new NoteJournal()
    const store = new MemoryStore(journal)
    store.seed(items, [item])
    await store.transaction((tx) => tx.put(items, { ...item, rank: 2 }))
    await store.transaction((tx) => tx.delete(items, '1'))
    await store
      .transaction(async (tx) => {
        await tx.put(items, item)
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(journal.written).toEqual([
      { collection: 'items', key: '1', value: { ...item, rank: 2 } },
      { collection: 'items', key: '1', value: undefined },
    ])
  })

  it.each(['before', 'after'])('refuses by name what a journal brings back unreadable, read %s it', async (when) => {
    const journal = new NoteJournal()
    const store = new MemoryStore(journal)
    const counted = {
      name: 'counted',
      key: ({ id }) => id,
      indexes: {},
      schema: schemaOf(fields<{ readonly id: string; readonly count: number }>({ id: text, count: whole })),
    } satisfies Collection<{ readonly id: string; readonly count: number }>
    if (when === 'before') await store.get(counted, 'a')
    journal.updates = [{ collection: 'counted', key: 'a', value: { id: 'a', count: 'many' } }]
    const read = async () => {
      await store.restore()
      return store.get(counted, 'a')
    }
    await expect(read()).rejects.toThrow('The record a of counted cannot be read: it.count has to be a whole number.')
  })

  it('reads what others committed before a transaction begins, also of records not read yet', async () => {
    const journal = new NoteJournal()
    const store = new MemoryStore(journal)
    journal.updates = [{ collection: 'items', key: '1', value: item }]
    await store.transaction(() => Promise.resolve())
    expect(await store.find(items, 'byTag', { prefix: ['t'] })).toEqual([item])
    journal.updates = [{ collection: 'items', key: '1', value: undefined }]
    expect(await store.transaction((tx) => tx.get(items, '1'))).toBeUndefined()
  })

  it('stores nothing it could not hand over', async () => {
    const journal = new NoteJournal()
    journal.append = () => Promise.reject(new Error('disk full'))
    const store = new MemoryStore(journal)
    await expect(store.transaction((tx) => tx.put(items, item))).rejects.toThrow('disk full')
    expect(await store.get(items, '1')).toBeUndefined()
  })

  it('restores what was committed on top of its seed', async () => {
    const journal = new NoteJournal()
    journal.updates = [{ collection: 'items', key: '1', value: { ...item, rank: 3 } }]
    const store = new MemoryStore(journal)
    store.seed(items, [item, { ...item, id: '2', code: null }])
    await store.restore()
    expect((await store.find(items, 'byRank', { prefix: ['a'] })).map(({ id, rank }) => [id, rank])).toEqual([
      ['2', 1],
      ['1', 3],
    ])
  })
})
