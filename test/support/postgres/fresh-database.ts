import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { inject } from 'vitest'
import { withClient } from '@/adapters/stores/postgres/with-client'

/** The migrations of the product. */
export const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations')

/** A database of its own on the Postgres of the tests, and how to be rid of it. */
export async function freshDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => drop(name) }
}

const run = (sql: string) => withClient(inject('postgresUrl'), (client) => client.query(sql))

const IN_USE = '55006'

/** Waits for connections that are closing: one that is terminated has no handler left for the error. */
async function drop(name: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await run(`DROP DATABASE ${name}`)
      return
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== IN_USE || attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
