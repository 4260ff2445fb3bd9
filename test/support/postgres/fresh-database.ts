import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The migrations of the product. */
export const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations')

/** A database of its own on the Postgres of the tests, and how to be rid of it. */
export async function freshDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

async function run(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
