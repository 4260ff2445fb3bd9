import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Client } from 'pg'
import { requireRightToChange, withRightsExplained, type RoleUse } from './rights'
import { withClient } from './with-client'

/** The lock under which instances that start together wait for one another; any number not used elsewhere. */
const LOCK = 5_837_462

const TABLE = 'migrations'

/** Thrown by this command only: an operator sees the sentence and nothing else. */
const COMMAND = 'node dist-server/server.js --migrate'

const quiet = () => undefined

/**
 * Brings a database to where these migrations lead, each once and in their order, and names those that it ran. Throws where it is ahead
 * of them or has run others, since an older server must not write into a newer database, and where the role may not change it.
 */
export async function migrate(url: string, folder: string): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const lacking = await lackingOf(client, folder)
    if (lacking.length === 0) return []
    await requireRightToChange(client)
    const run = runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: TABLE,
      checkOrder: true,
      // Held already, and waited for instead of refused.
      noLock: true,
      logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    })
    await withRightsExplained(client, 'change', run)
    return lacking
  })
}

/** Throws, with the command that mends it, where a database is not exactly where these migrations lead. */
export async function requireMigrated(url: string, folder: string): Promise<void> {
  const lacking = await withClient(url, (client) => lackingOf(client, folder))
  if (lacking.length > 0)
    throw new Error(
      `The database lacks ${lacking.join(', ')}: run “${COMMAND}” as a role that may change its tables, then start the server.`,
    )
}

/** Whether a database has run no migration at all. */
export async function isNew(url: string, folder: string): Promise<boolean> {
  const lacking = await withClient(url, (client) => lackingOf(client, folder))
  return lacking.length === migrationsIn(folder).length
}

/** The migrations of a folder, in their order. */
export const migrationsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((file) => basename(file, extname(file)))
    .toSorted()

/** What of these migrations a database has not run. Throws where it has run others. */
export async function lackingOf(client: Client, folder: string, use: RoleUse = 'serve'): Promise<readonly string[]> {
  const known = migrationsIn(folder)
  const { rows: tables } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [TABLE])
  if (tables[0]?.found == null) return known
  const requested = client.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY id`)
  const { rows } = await withRightsExplained(client, use, requested)
  const names = rows.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`The database is ahead of this server: it has ${unknown.join(', ')}`)
  return known.filter((name) => !names.includes(name))
}
