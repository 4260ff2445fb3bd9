import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { Layout } from '@/adapters/stores/postgres/layout'
import { PostgresReader } from '@/adapters/stores/postgres/postgres-reader'
import { PostgresTransaction } from '@/adapters/stores/postgres/postgres-transaction'
import type { Queries } from '@/adapters/stores/postgres/queries'
import type { Collection } from '@/adapters/stores/store'

interface Thing {
  readonly id: string
}

const things: Collection<Thing> = { name: 'things', key: ({ id }) => id, indexes: {} }

/** A database that has every thing, and records its statements. */
async function database() {
  const statements: unknown[] = []
  const client = {
    query: async ({ text, values = [] }: { readonly text: string; readonly values?: unknown[] }) => {
      statements.push(text)
      const keys = values.flat() as string[]
      return { rows: keys.map((key) => ({ key, doc: { id: key } })) }
    },
  }
  const layout = await Layout.read({ query: async () => ({ rows: [] }) } as unknown as Pool)
  const queries = client as unknown as Queries
  return { statements, reader: new PostgresReader(queries, layout), tx: new PostgresTransaction(queries, layout) }
}

describe('records that are read by their keys', () => {
  it('are one statement for a list of a hundred, also where another list is read at the same moment', async () => {
    const { statements, reader } = await database()
    const keys = Array.from({ length: 100 }, (_, at) => String(at))
    const both = await Promise.all([reader.getMany(things, keys), reader.getMany(things, ['5', '500'])])
    expect(both.map((found) => found.map((one) => one?.id))).toEqual([keys, ['5', '500']])
    expect(statements).toEqual(['SELECT key, doc FROM "things" WHERE key = ANY ($1::text[])'])
  })

  it('are no statement where there is no key', async () => {
    const { statements, reader } = await database()
    expect(await reader.getMany(things, [])).toEqual([])
    expect(statements).toEqual([])
  })

  it('are read once in a transaction, and again once it has put or deleted them', async () => {
    const { statements, tx } = await database()
    const read = () => tx.get(things, '1')
    expect(await Promise.all([read(), read()])).toEqual([{ id: '1' }, { id: '1' }])
    expect(await read()).toEqual({ id: '1' })
    expect(statements).toHaveLength(1)
    await tx.put(things, { id: '1' })
    await tx.save()
    await read()
    await tx.delete(things, '1')
    await read()
    expect(statements.map((text) => String(text).split(' ')[0])).toEqual([
      'SELECT',
      'INSERT',
      'SELECT',
      'DELETE',
      'SELECT',
    ])
  })

  it('are read after a delete that began at the same moment, and are known from then on', async () => {
    const { statements, tx } = await database()
    await Promise.all([tx.delete(things, '1'), tx.get(things, '1')])
    await tx.get(things, '1')
    expect(statements.map((text) => String(text).split(' ')[0])).toEqual(['DELETE', 'SELECT'])
  })
})
