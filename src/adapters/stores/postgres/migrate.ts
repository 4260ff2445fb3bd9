import { runner } from 'node-pg-migrate'
import { Client } from 'pg'

/** The lock under which instances that start together wait for one another; any number nobody else uses. */
const LOCK = 5_837_462

/**
 * Brings a database to where these migrations lead, each once and in their order. Throws where it is ahead of them or has run
 * others: an older server must not write into a newer database.
 */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      checkOrder: true,
      // Held already, and waited for instead of refused.
      noLock: true,
      log: () => undefined,
    })
  } finally {
    await client.end()
  }
}
