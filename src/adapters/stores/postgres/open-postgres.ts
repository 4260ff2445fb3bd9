import { Socket } from 'node:net'
import { Pool, type PoolConfig } from 'pg'
import { DatabaseHealth } from './database-health'
import { fillTexts } from './fill-texts'
import { Layout } from './layout'
import { migrate, requireMigrated } from './migrate'
import { PostgresStore, type DatabaseUse } from './postgres-store'
import { requireRights } from './rights'
import { withClient } from './with-client'
import { unavailable } from './unavailable'
import type { Collection, Store } from '@/adapters/stores/store'

/** A store on a database, with a function that closes its connections. */
export interface OpenStore {
  readonly store: Store
  readonly health: DatabaseHealth
  readonly use: () => DatabaseUse
  /** Writes the words of records stored before they became searchable. */
  readonly fillTexts: (collections: readonly Collection<never>[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Maximum number of connections of one server, each for reading and for transactions. */
const CONNECTIONS = 10

/** Time a server waits for a connection before it gives up, ms. */
const PATIENCE = 5_000

/**
 * Maximum time of a health check of the database, ms, and lifetime of the connection for checks, s.
 */
const CHECK_PATIENCE = 2_000
const CHECK_LIFETIME = 5

/** Time that work still using a connection may take when the store is closed, ms. */
const CLOSING_PATIENCE = 1_000

/**
 * Makes index reads as cheap as table reads: they fit in memory, or the disk has no head to move.
 */
const READING = '-c random_page_cost=1.1'

/**
 * Disables scans: in a transaction, a scan would count as reading the whole table, and conflict
 * with every writer of it.
 */
const WRITING = `${READING} -c enable_seqscan=off`

/**
 * The preparation of a database before use: either migrate it, or require that it is already
 * migrated.
 */
export type Preparing = 'migrate' | 'require-migrated'

/**
 * Opens a database at the migrations of `folder`, after running them if `preparing` says so. Throws
 * with the database's own message, or with the action or right that is missing.
 */
export async function openPostgres(
  url: string,
  folder: string,
  onError: (error: unknown) => void,
  preparing: Preparing = 'migrate',
): Promise<OpenStore> {
  await (preparing === 'migrate' ? migrate(url, folder) : requireMigrated(url, folder))
  await withClient(url, (client) => requireRights(client, 'serve'))
  let isClosing = false
  const sockets = new Set<Socket>()
  const stream = (): Socket => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const pool = (options: string, pipeline: boolean): Pool => {
    const limits = { max: CONNECTIONS, connectionTimeoutMillis: PATIENCE }
    const config: PoolConfig = { connectionString: url, ...limits, options, pipeline, stream }
    const made = new Pool(config)
    // The pool replaces a connection that breaks while idle; a caller using one gets the error.
    made.on('error', (failure) => (isClosing ? undefined : onError(unavailable(failure))))
    // A closing connection has no user left who could handle that the database closed it first.
    made.on('connect', (client) => client.on('error', () => undefined))
    return made
  }
  // A separate pool, so that a busy server is not mistaken for one without a database.
  const checks = new Pool({
    connectionString: url,
    max: 1,
    options: WRITING,
    connectionTimeoutMillis: CHECK_PATIENCE,
    query_timeout: CHECK_PATIENCE,
    maxLifetimeSeconds: CHECK_LIFETIME,
  })
  checks.on('error', () => undefined)
  const pools = { reads: pool(READING, false), writes: pool(WRITING, true) }
  const close = async (): Promise<void> => {
    isClosing = true
    // A pool waits for its users, and they wait for a database that may not answer.
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, CLOSING_PATIENCE)
    await Promise.all([pools.reads.end(), pools.writes.end(), checks.end()]).finally(() => clearTimeout(late))
  }
  try {
    const store = new PostgresStore(pools, await Layout.read(pools.reads))
    return {
      store,
      health: new DatabaseHealth(checks),
      use: () => store.use,
      fillTexts: (collections) => fillTexts(url, collections),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
