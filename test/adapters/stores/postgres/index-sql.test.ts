import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections } from '@/adapters/backend/assembly/features'
import { lackingSql, unneededNames } from '@/adapters/stores/postgres/index-sql'
import { Layout } from '@/adapters/stores/postgres/layout'
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

  it('make no index that no definition needs, and one is seen', () => {
    expect(unneededNames(collections, committed)).toEqual([])
    const left = 'CREATE TABLE chairs (key text, ix_by_leg bytea);\nCREATE INDEX chairs_by_leg ON chairs (ix_by_leg);'
    expect(unneededNames(collections, `${committed}\n${left}`)).toEqual(['chairs', 'chairs.ix_by_leg', 'chairs_by_leg'])
    const gone =
      "DROP INDEX chairs_by_back,\n  chairs_by_leg;\nCOMMENT ON COLUMN chairs.ix_by_leg IS 'Unused since then.';"
    expect(unneededNames(collections, `${committed}\n${left}\n${gone}`)).toEqual(['chairs'])
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
