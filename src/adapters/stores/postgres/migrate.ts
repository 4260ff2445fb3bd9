import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Client } from 'pg'
import { requireRightToChange, withRightsExplained, type RoleUse } from './rights'
import { withClient } from './with-client'

/** The lock that serializes instances that start together; any number not used elsewhere. */
const LOCK = 5_837_462

const TABLE = 'migrations'

/** The command named in the error message, which is all that an operator sees of the error. */
const COMMAND = 'node dist-server/server.js --migrate'

const quiet = () => undefined

/**
 * Runs the missing migrations on a database, each once and in order, and returns their names.
 * Throws if the database is ahead of them or has run others, since an older server must not write
 * into a newer database, and if the role may not change it.
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
      // This function already holds a lock, and waits for it instead of failing.
      noLock: true,
      logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    })
    await withRightsExplained(client, 'change', run)
    return lacking
  })
}

/** Throws, naming the command to run, if a database is not exactly at these migrations. */
export async function requireMigrated(url: string, folder: string): Promise<void> {
  const lacking = await withClient(url, (client) => lackingOf(client, folder))
  if (lacking.length > 0)
    throw new Error(
      `The database lacks ${lacking.join(', ')}: run “${COMMAND}” as a role that may change its tables, then start the server.`,
    )
}

/** Returns whether a database has not run any migration yet. */
export async function isNew(url: string, folder: string): Promise<boolean> {
  const lacking = await withClient(url, (client) => lackingOf(client, folder))
  return lacking.length === migrationsIn(folder).length
}

/** Returns the migrations of a folder in order. */
export const migrationsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((file) => basename(file, extname(file)))
    .toSorted()

/** Returns the migrations that a database has not run yet. Throws if it has run others. */
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
