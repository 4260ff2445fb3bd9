import { limit } from '#test/support/limit'
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { recordOf } from '#test/support/world/record-of'
import { guestCollections } from '@/adapters/backend/assembly/records-of-guest'
import { TestEnvironment } from '#test/support/bindings/environment'
import { collections } from '@/adapters/backend/assembly/features'
import { Layout } from '@/adapters/stores/postgres/layout'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { findAllQuery, findQuery } from '@/adapters/stores/postgres/postgres-reader'
import type { Range } from '@/adapters/stores/store'
import { balanceOf } from '#test/support/bindings/account-balance'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { bytesOf } from '@/adapters/stores/postgres/index-bytes'
import { asId, type GuestId } from '@/domain/ids'
import { guestAccount } from '@/domain/payments/accounts'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { generateActors } from '@/adapters/backend/world/seed/generate-actors'

/** An index that no list is in the order of: entries of a picture are looked up in it, and few actors have any. */
const LOOKED_UP = 'rated'

const onError = (error: unknown): never => {
  throw error
}

describe('the database of the service', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore
  let pool: Pool

  beforeAll(async () => {
    database = await freshDatabase()
    open = await openPostgres(database.url, MIGRATIONS, onError)
    pool = new Pool({ connectionString: database.url })
    await TestEnvironment.build({ actors: 240, videos: 3_000 }, open.store)
    await pool.query(
      `INSERT INTO messages (key, doc, ix_by_channel, ix_by_client_id)
       SELECT i, '{}', int4send(i), int4send(i) FROM generate_series(1, 20000) AS i`,
    )
    await pool.query('ANALYZE')
  }, limit(60_000))

  afterAll(async () => {
    await pool.end()
    await open.close()
    await database.drop()
  })

  it('has a table for everything the platform stores', async () => {
    const layout = await Layout.read(pool)
    const tables = await pool.query<{ tablename: string }>(
      'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
    )
    const made = new Set(tables.rows.map(({ tablename }) => tablename))
    // By its name: one without indexes has none in the layout either, whether it has a table or not.
    expect(collections.map(({ name }) => snakeOf(name)).filter((table) => !made.has(table))).toEqual([])
    for (const collection of collections) {
      expect(layout.indexesOf(collection)).toHaveLength(Object.keys(collection.indexes).length)
    }
    const { rows } = await pool.query<{ conname: string }>(
      "SELECT conname FROM pg_constraint WHERE contype = 'u' AND connamespace = current_schema()::regnamespace",
    )
    const wanted = collections.flatMap(({ name, unique = [] }) =>
      unique.map((index) => snakeOf(`${name}_${index}_unique`)),
    )
    expect(rows.map(({ conname }) => conname).sort()).toEqual(wanted.sort())
  })

  it('reads no list by looking at a whole table', async () => {
    const layout = await Layout.read(pool)
    const page: Range = { prefix: [], limit: 20 }
    const large = collections.filter(({ name }) => name === 'actors' || name === 'videos')
    const lists = large.flatMap((collection) =>
      Object.keys(collection.indexes)
        .filter((index) => index !== LOOKED_UP)
        .map((index) => [collection, index] as const),
    )
    for (const range of [page, { ...page, direction: 'desc' } as const, { ...page, offset: 40 }]) {
      for (const [collection, index] of lists) {
        expect(await planOf(pool, findQuery(layout, collection as never, index, range))).not.toContain('Seq Scan')
      }
      for (const index of Object.keys(messages.indexes)) {
        expect(await planOf(pool, findQuery(layout, messages, index, { ...range, prefix: ['x'] }))).not.toContain(
          'Seq Scan',
        )
      }
    }
  })

  it('looks a picture up among the rated ones without looking at all actors', async () => {
    const layout = await Layout.read(pool)
    const plan = await planOf(pool, findQuery(layout, actors, LOOKED_UP, { prefix: [4, 'l2'] }))
    expect(plan).toContain('actors_rated')
    expect(plan).not.toMatch(/Seq Scan on actors\b/u)
  })

  it('reads no several lists at once by looking at a whole table', async () => {
    const layout = await Layout.read(pool)
    for (const collection of collections) {
      for (const index of Object.keys(collection.indexes)) {
        const pages = [
          { direction: 'asc', limit: 20 },
          { direction: 'desc', limit: 20 },
        ] as const
        for (const stretch of pages) {
          const query = findAllQuery(layout, collection as never, index, stretch, [['x'], ['y', 3], ['z']])
          const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query.text}`, query.values)
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
          // Small tables are looked at whole, which costs nothing.
          const large = /Seq Scan on (?:actors|videos|messages)\b/u
          expect({ name: collection.name, index, large: large.test(plan) }).toEqual({
            name: collection.name,
            index,
            large: false,
          })
        }
      }
    }
  })

  it('sees a scan where there is one, so that the test above can fail', async () => {
    expect(await planOf(pool, { text: 'SELECT doc FROM messages ORDER BY doc::text', values: [] })).toContain(
      'Seq Scan',
    )
  })

  it('makes its world once, however often a server is started', async () => {
    const before = await pool.query<{ count: string }>('SELECT count(*) FROM videos')
    await TestEnvironment.build({ actors: 240, videos: 3_000 }, open.store)
    expect((await pool.query<{ count: string }>('SELECT count(*) FROM videos')).rows).toEqual(before.rows)
  })

  describe('guards the money itself', () => {
    const entry = (key: string, amounts: readonly number[]) => [
      key,
      JSON.stringify({ postings: amounts.map((amount, i) => ({ account: `a${i}`, amount })) }),
    ]
    const book = 'INSERT INTO ledger (key, doc) VALUES ($1, $2)'

    it('books only what sums to zero, once a key, and for good', async () => {
      await pool.query(book, entry('guard', [-5, 3, 2]))
      await expect(pool.query(book, entry('uneven', [-5, 3]))).rejects.toThrow('ledger_sums_to_zero')
      await expect(pool.query(book, ['none', '{}'])).rejects.toThrow('ledger_sums_to_zero')
      await expect(pool.query(book, entry('guard', [-5, 5]))).rejects.toThrow('ledger_pkey')
      await expect(pool.query("UPDATE ledger SET doc = doc WHERE key = 'guard'")).rejects.toThrow('neither changed')
      await expect(pool.query("DELETE FROM ledger WHERE key = 'guard'")).rejects.toThrow('neither changed')
    })

    it('lets no guest fall below zero, and the platform owe what it sold', async () => {
      const put = 'INSERT INTO account_parts (key, doc) VALUES ($1, $2)'
      const part = (account: string, balance: number) => [account, JSON.stringify({ account, guestId: 'x', balance })]
      await expect(pool.query(put, part('guest:x', -1))).rejects.toThrow('account_parts_guest_not_negative')
      await pool.query(put, part('platform:sales', -40))
    })
  })
})

describe('a migration', () => {
  it('runs once, also where servers start together, and a database ahead of the server is refused', async () => {
    const database = await freshDatabase()
    try {
      const opened = await Promise.all([1, 2, 3].map(() => openPostgres(database.url, MIGRATIONS, onError)))
      await Promise.all(opened.map(({ close }) => close()))
      const newer = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
      cpSync(MIGRATIONS, newer, { recursive: true })
      writeFileSync(join(newer, '9999_later.sql'), 'CREATE TABLE later (id int);')
      await (await openPostgres(database.url, newer, onError)).close()
      await expect(openPostgres(database.url, MIGRATIONS, onError)).rejects.toThrow(/9999_later/u)
    } finally {
      await database.drop()
    }
  })

  it('lets no guest lose what an older server stored of them', async () => {
    const database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    cpSync(join(MIGRATIONS, '0001_records.sql'), join(older, '0001_records.sql'))
    try {
      await (await openPostgres(database.url, older, onError)).close()
      const guestId = asId<GuestId>('g1')
      const account = guestAccount(guestId)
      await withClient(database.url, (client) =>
        client.query('INSERT INTO account_parts (key, doc, ix_by_account) VALUES ($1, $2, $3)', [
          `${account} ${guestId}`,
          JSON.stringify({ account, guestId, balance: 77 }),
          bytesOf([account, guestId]),
        ]),
      )
      const { store, close } = await openPostgres(database.url, MIGRATIONS, onError)
      expect(await balanceOfGuest(store, guestId)).toBe(77)
      expect(await balanceOf(store, account)).toBe(77)
      await close()
    } finally {
      await database.drop()
    }
  })

  it('finds sessions by day, and guests without an account, that an older server stored', async () => {
    const database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0007'))
      cpSync(join(MIGRATIONS, file), join(older, file))
    const used = 1_795_000_000_123
    const records = [
      ['sessions', 'ab12', { tokenHash: 'ab12', usedAt: used, accounts: [] }],
      ['sessions', 'cd34', { tokenHash: 'cd34', usedAt: used, accounts: ['g2'] }],
      ['guests', 'g1', { id: 'g1', createdAt: used, email: null }],
      ['guests', 'g2', { id: 'g2', createdAt: used, email: 'a@vesper.test' }],
    ] as const
    try {
      await (await openPostgres(database.url, older, onError)).close()
      await withClient(database.url, async (client) => {
        for (const [table, key, doc] of records)
          await client.query(`INSERT INTO ${table} (key, doc) VALUES ($1, $2)`, [key, JSON.stringify(doc)])
      })
      await (await openPostgres(database.url, MIGRATIONS, onError)).close()
      const { rows } = await withClient(database.url, (client) =>
        client.query<{ key: string; entry: Buffer | null }>(
          'SELECT key, ix_by_day AS entry FROM sessions UNION ALL SELECT key, ix_anonymous FROM guests ORDER BY key',
        ),
      )
      const day = Math.floor(used / 86_400_000)
      expect(rows).toEqual([
        { key: 'ab12', entry: bytesOf([0, day, 'ab12']) },
        { key: 'cd34', entry: bytesOf([1, day, 'cd34']) },
        { key: 'g1', entry: bytesOf([used, 'g1']) },
        { key: 'g2', entry: null },
      ])
    } finally {
      await database.drop()
    }
  })

  it('finds the messages of a guest by their moment that an older server stored', async () => {
    const database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0026'))
      cpSync(join(MIGRATIONS, file), join(older, file))
    const doc = { id: 'c1.000000001', guestId: 'g1', at: 1_795_000_000_123 }
    try {
      await (await openPostgres(database.url, older, onError)).close()
      await withClient(database.url, (client) =>
        client.query('INSERT INTO messages (key, doc) VALUES ($1, $2)', [doc.id, JSON.stringify(doc)]),
      )
      await (await openPostgres(database.url, MIGRATIONS, onError)).close()
      const { rows } = await withClient(database.url, (client) =>
        client.query<{ entry: Buffer }>('SELECT ix_by_guest AS entry FROM messages'),
      )
      expect(rows).toEqual([{ entry: bytesOf([doc.guestId, doc.at, doc.id]) }])
    } finally {
      await database.drop()
    }
  })

  /** Collections whose table a later migration makes, with its index. */
  const MADE_LATER: ReadonlySet<string> = new Set(['contestBallots'])

  it('finds by their guest all records that an older server stored', async () => {
    const database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0056'))
      cpSync(join(MIGRATIONS, file), join(older, file))
    const guestId = asId<GuestId>('g1')
    const stored = guestCollections
      .filter(({ collection: { name, indexes } }) => 'ofGuest' in indexes && !MADE_LATER.has(name))
      .map(({ collection }) => ({
        collection,
        record: recordOf(collection, { guestId, key: 'message g1 actor' }, 'old'),
      }))
    try {
      await (await openPostgres(database.url, older, onError)).close()
      await withClient(database.url, async (client) => {
        for (const { collection, record } of stored)
          await client.query(`INSERT INTO ${snakeOf(collection.name)} (key, doc) VALUES ($1, $2)`, [
            collection.key(record),
            JSON.stringify(record),
          ])
      })
      const open = await openPostgres(database.url, MIGRATIONS, onError)
      const lacking = await withClient(database.url, async (client) => {
        const names: string[] = []
        for (const { collection, record } of stored) {
          const { rows } = await client.query<{ entry: Buffer | null }>(
            `SELECT ix_of_guest AS entry FROM ${snakeOf(collection.name)}`,
          )
          const [entry] = collection.indexes['ofGuest']?.(record) ?? []
          if (rows.length !== 1 || rows[0]?.entry?.equals(bytesOf(entry ?? [])) !== true) names.push(collection.name)
        }
        return names
      })
      await open.close()
      expect(stored.length).toBe(20)
      // These three had their index before, and an older server writes it.
      expect(lacking.toSorted()).toEqual(['feedComments', 'heldTips', 'tagSuggestions'])
    } finally {
      await database.drop()
    }
  })

  it('finds the rated pictures of actors that an older server stored, as the rules do', async () => {
    const database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0043'))
      cpSync(join(MIGRATIONS, file), join(older, file))
    const plain = generateActors(1, 4, 1_795_000_000_000).map(({ record }) => record)
    const records = plain.map(({ photoRatings: _ratings, ...actor }, at): ActorRecord => {
      if (at === 0) return actor
      if (at === 1) return { ...actor, photoRatings: [{ variant: 'l1', rating: 16 }] }
      const photoRatings = [{ variant: 'l1', rating: 18 } as const, { variant: 'p1', rating: 18 } as const]
      // Own pictures, one of them twice, and one that is rated without being shown.
      return at === 2
        ? { ...actor, photoRatings }
        : { ...actor, family: 10_001, pictures: [...actor.pictures, { family: 10_002, variant: 'l1' }], photoRatings }
    })
    try {
      await (await openPostgres(database.url, older, onError)).close()
      await withClient(database.url, async (client) => {
        for (const { id, ...doc } of records)
          await client.query('INSERT INTO actors (key, doc) VALUES ($1, $2)', [id, JSON.stringify({ id, ...doc })])
      })
      await (await openPostgres(database.url, MIGRATIONS, onError)).close()
      const { rows } = await withClient(database.url, (client) =>
        client.query<{ key: string; entry: Buffer }>('SELECT key, entry FROM actors_rated'),
      )
      const textOf = (key: string, entry: Buffer) => `${key} ${entry.toString('hex')}`
      const expected = records.flatMap((actor) =>
        (actors.indexes['rated']?.(actor) ?? []).map((entry) => textOf(actor.id, bytesOf(entry))),
      )
      expect(expected).toHaveLength(7)
      expect(rows.map(({ key, entry }) => textOf(key, entry)).toSorted()).toEqual(expected.toSorted())
    } finally {
      await database.drop()
    }
  })

  it('that fails leaves the database as it was', async () => {
    const database = await freshDatabase()
    const broken = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    writeFileSync(join(broken, '0001_half.sql'), 'CREATE TABLE half (id int); SELECT no_such_function();')
    await expect(openPostgres(database.url, broken, onError)).rejects.toThrow('no_such_function')
    const { rows } = await withClient(database.url, (client) => client.query("SELECT to_regclass('half') AS half"))
    expect(rows).toEqual([{ half: null }])
    await database.drop()
  })
})

/** What the database means to do, with the costs it has by default. */
async function planOf(
  pool: Pool,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const snakeOf = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
