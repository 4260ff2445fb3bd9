import type { AddressInfo } from 'node:net'
import { connect } from '@nats-io/transport-node'
import { fastify } from 'fastify'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { WebSocketServer } from 'ws'
import { onOrder, ready, type BareOrder } from './talk'

const SUBJECT = 'bare.updates'

/** What a spend leaves behind, in as few tables as can hold it. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS bare_accounts (id text PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= -1000000000000));
  CREATE TABLE IF NOT EXISTS bare_entries (key text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE IF NOT EXISTS bare_lines (key text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE IF NOT EXISTS bare_owned (key text PRIMARY KEY, doc json NOT NULL);
`

interface Spend {
  readonly guest: string
  readonly film: string
}

const query = (client: PoolClient, name: string, text: string, values: readonly unknown[]) =>
  client.query({ name, text, values: [...values] })

/** One purchase by hand: what was spent, where it went, what was bought; each of them once. */
async function buy(client: PoolClient, { guest, film }: Spend, doc: string): Promise<void> {
  const key = `${guest} ${film}`
  const add =
    'INSERT INTO bare_accounts VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET balance = bare_accounts.balance + $2'
  await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE')
  await query(client, 'guest', 'SELECT doc FROM guests WHERE key = $1', [guest])
  await query(client, 'film', 'SELECT doc FROM videos WHERE key = $1', [film])
  await query(client, 'owned', 'SELECT doc FROM bare_owned WHERE key = $1', [key])
  await query(client, 'known', 'SELECT doc FROM bare_entries WHERE key = $1', [key])
  await query(client, 'balance', 'SELECT balance FROM bare_accounts WHERE id = $1', [guest])
  await query(client, 'add', add, [guest, -100])
  await query(client, 'add', add, [`performer ${guest}`, 40])
  await query(client, 'add', add, [`house ${guest}`, 60])
  await query(client, 'entry', 'INSERT INTO bare_entries VALUES ($1, $2)', [key, doc])
  await query(client, 'line', 'INSERT INTO bare_lines VALUES ($1, $2)', [key, doc])
  await query(client, 'own', 'INSERT INTO bare_owned VALUES ($1, $2)', [key, doc])
  await client.query('COMMIT')
}

/** Retried where it conflicted with another one, as a serializable transaction has to be. */
async function buyAtLast(pool: Pool, spend: Spend, doc: string): Promise<void> {
  const client = await pool.connect()
  try {
    for (;;) {
      try {
        await buy(client, spend, doc)
        return
      } catch (error) {
        await client.query('ROLLBACK')
        if (!(error instanceof DatabaseError) || error.code !== '40001') throw error
      }
    }
  } finally {
    client.release()
  }
}

/** Routes without a rule, queries without a store, sockets without a session. */
export async function runBare({ databaseUrl, natsUrl, answers, actorId }: BareOrder): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, options: '-c enable_seqscan=off' })
  await pool.query(TABLES)
  const app = fastify({ logger: false })
  const owned = new Set<string>()
  const doc = JSON.stringify({ at: 0, price: 100, postings: [-100, 40, 60] })
  app.get('/memory/actor', async () => answers.actor)
  app.post('/memory/list', async () => answers.list)
  app.post<{ Body: Spend }>('/memory/spend', async ({ body }) => {
    owned.add(`${body.guest} ${body.film}`)
    return answers.spend
  })
  app.get('/postgres/actor', async () => {
    const text = 'SELECT doc FROM actors WHERE key = $1'
    await pool.query({ name: 'actor', text, values: [actorId] })
    return answers.actor
  })
  app.post('/postgres/list', async () => {
    const text = 'SELECT doc FROM actors ORDER BY ix_recommended, key LIMIT 24'
    await pool.query({ name: 'list', text })
    return answers.list
  })
  app.post<{ Body: Spend }>('/postgres/spend', async ({ body }) => {
    await buyAtLast(pool, body, doc)
    return answers.spend
  })
  const sockets = new WebSocketServer({ server: app.server, path: '/socket', perMessageDeflate: false })
  const nats = await connect({ servers: new URL(natsUrl).host })
  nats.subscribe(SUBJECT, {
    callback: (_error, message) => {
      const frame = message.string()
      for (const socket of sockets.clients) socket.send(frame)
    },
  })
  await nats.flush()
  onOrder(() => nats.publish(SUBJECT, JSON.stringify({ type: 'actorState', sequence: 1, payload: { actorId } })))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  ready({ url: `http://127.0.0.1:${port}`, members: [], actorId, forSale: [] })
}
