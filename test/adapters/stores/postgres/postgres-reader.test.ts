import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { Layout } from '@/adapters/stores/postgres/layout'
import { PostgresReader } from '@/adapters/stores/postgres/postgres-reader'
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
  return { statements, reader: new PostgresReader(client as unknown as Queries, layout) }
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
})
