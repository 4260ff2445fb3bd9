import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Client } from 'pg'
import { withClient } from './with-client'

/** The lock under which instances that start together wait for one another; any number nobody else uses. */
const LOCK = 5_837_462

const TABLE = 'migrations'

/**
 * Brings a database to where these migrations lead, each once and in their order. Throws where it is ahead of them or has run
 * others: an older server must not write into a newer database.
 */
export async function migrate(url: string, folder: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client, folder)
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: TABLE,
      checkOrder: true,
      // Held already, and waited for instead of refused.
      noLock: true,
      log: () => undefined,
    })
  })
}

async function refuseNewer(client: Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [TABLE])
  if (tables[0]?.found == null) return
  const known = new Set(readdirSync(folder).map((file) => basename(file, extname(file))))
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY id`)
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`The database is ahead of this server: it has ${unknown.join(', ')}`)
}
