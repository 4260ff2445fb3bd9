import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections } from '@/adapters/backend/assembly/collections'
import { lackingSql, neededNames } from '@/adapters/stores/postgres/index-sql'
import { Layout } from '@/adapters/stores/postgres/layout'
import { migrate } from '@/adapters/stores/postgres/migrate'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { Collection } from '@/adapters/stores/store'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'

const committed = readdirSync(MIGRATIONS)
  .toSorted()
  .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
  .join('\n')

interface Chair {
  readonly id: string
  readonly number: string
  readonly colors: readonly string[]
}

const chairs = {
  name: 'gardenChairs',
  key: ({ id }) => id,
  indexes: {
    byNumber: ({ number }) => [[number]],
    newest: ({ id }) => [[id]],
    byColor: ({ colors }) => colors.map((color) => [color]),
  },
  unique: ['byNumber'],
  several: ['byColor'],
} satisfies Collection<Chair>

describe('the migrations', () => {
  it('make all that the definitions of the collections need', () => {
    expect(lackingSql(collections, committed)).toBe('')
  })

  it('make no index that no definition needs', async () => {
    const database = await freshDatabase()
    await migrate(database.url, MIGRATIONS)
    const made = await withClient(database.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT tablename || '.' || attname AS name FROM pg_tables
         JOIN pg_attribute ON attrelid = tablename::regclass AND attname LIKE 'ix\\_%' WHERE schemaname = current_schema()
         UNION SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexdef NOT LIKE '%\\_pkey%'
         UNION SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations'`,
      )
      return rows.map(({ name }) => name)
    })
    await database.drop()
    expect(made.toSorted()).toEqual([...neededNames(collections)].toSorted())
  })

  it('are printed for what is lacking: a new collection, or a new index of one that is there', async () => {
    const older = { ...chairs, indexes: { newest: chairs.indexes.newest }, unique: [], several: [] }
    const first = lackingSql([older], committed)
    const second = lackingSql([chairs], `${committed}\n${first}`)
    expect(first).not.toContain('ix_by_number')
    expect(second).not.toContain('CREATE TABLE garden_chairs (')
    expect(lackingSql([chairs], `${committed}\n${first}\n${second}`)).toBe('')
    const database = await freshDatabase()
    const places = await withClient(database.url, async (client) => {
      await client.query(`${first}\n${second}`)
      return (await Layout.read(client)).indexesOf(chairs)
    })
    await database.drop()
    expect(places.map(([index, { kind }]) => [index, kind])).toEqual([
      ['byNumber', 'column'],
      ['newest', 'column'],
      ['byColor', 'table'],
    ])
  })
})
