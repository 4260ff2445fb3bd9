import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { collections } from '@/adapters/backend/assembly/features'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { backUp } from '@/adapters/stores/postgres/backup'
import { migrate } from '@/adapters/stores/postgres/migrate'
import { openPostgres, type Preparing } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of left.splice(0).toReversed()) await leave()
})

/** A database, its owner's address, and that of a role that owns nothing in it. */
async function databaseWithRole() {
  const database = await freshDatabase()
  const role = `app_${randomBytes(6).toString('hex')}`
  const asOwner = (sql: string) => withClient(database.url, (client) => client.query(sql))
  await asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'of the tests'`)
  left.push(async () => {
    await asOwner(`DROP OWNED BY ${role}`)
    await asOwner(`DROP ROLE ${role}`)
    await database.drop()
  })
  const url = new URL(database.url)
  url.username = role
  url.password = 'of the tests'
  const tables = async (): Promise<number> =>
    (await asOwner("SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")).rowCount ??
    0
  return { role, asOwner, tables, ownerUrl: database.url, url: url.href }
}

const opening = (url: string, folder = MIGRATIONS, preparing: Preparing = 'migrate') =>
  openPostgres(url, folder, () => undefined, preparing)

const errorOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

it('a role that may create no tables is refused with a sentence that lists what it needs', async () => {
  const { role, url, tables } = await databaseWithRole()
  const sentence = await errorOf(opening(url))
  expect(sentence).toContain(`The role “${role}” may not make tables in the schema public`)
  expect(sentence).toContain(`GRANT CREATE ON SCHEMA public TO "${role}"`)
  expect(sentence).toContain('MIGRATE_AT_START=0')
  expect(sentence).not.toContain('\n')
  expect(await tables()).toBe(0)
})

it('a server that is not to migrate changes nothing, and reports which command does', async () => {
  const { ownerUrl, tables } = await databaseWithRole()
  const sentence = await errorOf(opening(ownerUrl, MIGRATIONS, 'require-migrated'))
  expect(sentence).toMatch(/^The database lacks 0001_records, .*: run “node dist-server\/server\.js --migrate”/u)
  expect(await tables()).toBe(0)
  const ran = await migrate(ownerUrl, MIGRATIONS)
  expect(ran[0]).toBe('0001_records')
  expect(await migrate(ownerUrl, MIGRATIONS)).toEqual([])
  const open = await opening(ownerUrl, MIGRATIONS, 'require-migrated')
  await open.close()
})

it('a role that owns nothing reads and writes with what the sentence grants it, and no more', async () => {
  const { role, url, ownerUrl, asOwner } = await databaseWithRole()
  await migrate(ownerUrl, MIGRATIONS)
  const first = await errorOf(opening(url, MIGRATIONS, 'require-migrated'))
  expect(first).toContain('permission denied for table migrations')
  await asOwner(`GRANT SELECT ON migrations TO "${role}"`)
  const sentence = await errorOf(opening(url, MIGRATIONS, 'require-migrated'))
  expect(sentence).toMatch(/may not read and write account_parts, actor_collections, actor_notices and \d+ more/u)
  const grant = /It needs (?<grant>GRANT .*)\.$/u.exec(sentence)?.groups?.['grant'] ?? ''
  expect(first).toContain(grant)
  await asOwner(grant)
  // With nothing to be done it makes no difference whether the server may migrate.
  for (const preparing of ['migrate', 'require-migrated'] as const) {
    const open = await opening(url, MIGRATIONS, preparing)
    await open.store.transaction((tx) => tx.delete(tracks, 'nothing of this name'))
    await open.health.takesWrites()
    await open.close()
  }
  const newer = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
  cpSync(MIGRATIONS, newer, { recursive: true })
  writeFileSync(join(newer, '9999_later.sql'), 'ALTER TABLE tracks ADD COLUMN later int;')
  expect(await errorOf(opening(url, newer))).toContain('may not make tables in the schema public')
  await asOwner(`GRANT CREATE ON SCHEMA public TO "${role}"`)
  const notOwner = await errorOf(opening(url, newer))
  expect(notOwner).toContain('(must be owner of table tracks)')
  expect(notOwner).not.toContain('\n')
  expect(await errorOf(opening(url, newer, 'require-migrated'))).toContain('The database lacks 9999_later')
})

it('a role that backs up needs to read and nothing else, and a refusal lists it', async () => {
  const { role, url, ownerUrl, asOwner } = await databaseWithRole()
  await migrate(ownerUrl, MIGRATIONS)
  const file = join(mkdtempSync(join(tmpdir(), 'vesper-backup-')), 'evening.gz')
  const backingUp = () => backUp(url, MIGRATIONS, collections, file)
  const first = await errorOf(backingUp())
  expect(first).toContain('permission denied for table migrations')
  await asOwner(`GRANT SELECT ON migrations TO "${role}"`)
  const sentence = await errorOf(backingUp())
  expect(sentence).toMatch(/may not read account_parts, actor_collections, actor_notices and \d+ more/u)
  const grant = `GRANT SELECT ON ALL TABLES IN SCHEMA public TO "${role}"`
  for (const reported of [first, sentence]) expect(reported).toContain(`It needs ${grant}.`)
  await asOwner(grant)
  expect((await backingUp()).records).toBe(0)
})
