import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NatsServer } from '../../../test/support/bus/nats-server'
import type { Measurement } from '../measurement'
import { runBare } from './bare-child'
import { fanOut } from './fan-out'
import { loadOf, type Call } from './load'
import { runPlatform } from './platform-child'
import { startChild, type Child, type Order, type PlatformOrder } from './talk'
import { models } from '@/adapters/wire/actors/actor-queries'
import { getActorData } from '@/adapters/wire/actors/actor-details'
import { QUERY_PATH } from '@/adapters/wire/base/query-call'
import { REST_PREFIX } from '@/adapters/wire/base/rest-call'
import { buyVideo } from '@/adapters/wire/media/video-calls'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'

const KINDS = ['actor', 'list', 'spend'] as const
type Kind = (typeof KINDS)[number]

/**
 * What does not count yet, s. Spends take their time: as long as their tables have a few pages the database takes neighbours for
 * one another, and both ways of spending are mostly done again.
 */
const WARM_UPS: Readonly<Record<Kind, number>> = { actor: 4, list: 6, spend: 12 }

const GOALS: Readonly<Record<Kind, string>> = { actor: '≥ 0.5', list: '≥ 0.5', spend: '≥ 0.4' }

/** Guests who spend, each on every video once. */
const SPENDERS = 100
const SOCKETS = 2_000

const MIGRATIONS = join(process.cwd(), 'migrations')

/** What a page requests, by kind; a spend is another one each time. */
function callsOf({ members, actorId, forSale }: Child): Readonly<Record<Kind, () => Call>> {
  let count = 0
  const headersOf = (token = '') => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
  const query = { filter: {}, sort: 'recommended', first: 24, offset: 0 } as const
  const body = JSON.stringify({ documentId: models.name, variables: models.encode?.(query) })
  return {
    actor: () => ({
      method: 'GET',
      path: `${REST_PREFIX}${getActorData.path.replace(':actorIdOrName', actorId)}?language=en&ver=1`,
      headers: { authorization: `Bearer ${members[0]?.token ?? ''}` },
    }),
    list: () => ({ method: 'POST', path: `${QUERY_PATH}?language=en`, headers: headersOf(members[0]?.token), body }),
    spend: () => {
      const guest = members[count % SPENDERS]
      const { id = '', price = 0 } = forSale[Math.floor(count / SPENDERS) % forSale.length] ?? {}
      count += 1
      return {
        method: 'POST',
        path: `${REST_PREFIX}${buyVideo.path.replace(':videoId', id)}?language=en`,
        headers: headersOf(guest?.token),
        body: JSON.stringify({ key: `key ${count}`, agreedPrice: price }),
      }
    },
  }
}

function bareCallsOf(store: string): Readonly<Record<Kind, () => Call>> {
  let count = 0
  const headers = { 'content-type': 'application/json' }
  return {
    actor: () => ({ method: 'GET', path: `/${store}/actor`, headers: {} }),
    list: () => ({ method: 'POST', path: `/${store}/list`, headers, body: JSON.stringify({ first: 24 }) }),
    spend: () => {
      count += 1
      const spend = { guest: `guest ${count % SPENDERS}`, film: `film ${count}` }
      return { method: 'POST', path: `/${store}/spend`, headers, body: JSON.stringify(spend) }
    },
  }
}

/** What the platform answers, so that what it is measured beside carries the same load. */
async function answersOf(child: Child): Promise<Readonly<Record<Kind, unknown>>> {
  const calls = callsOf(child)
  const answer = async (kind: Kind): Promise<unknown> => {
    const { path, body, ...rest } = calls[kind]()
    const response = await fetch(`${child.url}${path}`, { ...rest, ...(body === undefined ? {} : { body }) })
    if (!response.ok) throw new Error(`${kind}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return { actor: await answer('actor'), list: await answer('list'), spend: await answer('spend') }
}

async function compare(store: 'memory' | 'postgres', platform: Child, bare: Child): Promise<readonly Measurement[]> {
  const ours = callsOf(platform)
  const theirs = bareCallsOf(store)
  const lines: Measurement[] = []
  for (const kind of KINDS) {
    const base = await loadOf(bare.url, theirs[kind], WARM_UPS[kind])
    const { perSecond, p99 } = await loadOf(platform.url, ours[kind], WARM_UPS[kind])
    const name = `${kind === 'actor' ? 'read an actor' : kind === 'list' ? 'read a list page' : 'spend'}, ${store}`
    lines.push({ name, value: perSecond, unit: '/s', goal: GOALS[kind], ratio: perSecond / base.perSecond })
    lines.push({ name: `${name}, p99`, value: p99, unit: 'ms', ratio: p99 / base.p99 })
  }
  return lines
}

async function measure(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-bench-'))
  const database = await startEmbeddedPostgres(folder)
  const nats = await NatsServer.start()
  const natsUrl = `nats://${nats.address}`
  const running: Child[] = []
  const start = async (order: Order): Promise<Child> => {
    const child = await startChild(order)
    running.push(child)
    return child
  }
  const order = (more: Partial<PlatformOrder>): PlatformOrder => ({
    role: 'platform',
    databaseUrl: database.url,
    natsUrl,
    migrations: MIGRATIONS,
    members: SPENDERS,
    ...more,
  })
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  }
  try {
    const onPostgres = await start(order({}))
    const inMemory = await start(order({ databaseUrl: null, natsUrl: null }))
    const bareOrder = {
      role: 'bare',
      databaseUrl: database.url,
      natsUrl,
      answers: await answersOf(inMemory),
      actorId: onPostgres.actorId,
    } as const
    const bare = await start(bareOrder)
    const lines = [...(await compare('memory', inMemory, bare)), ...(await compare('postgres', onPostgres, bare))]
    await stopAll()

    const each = { members: SOCKETS / 2 }
    const ours = await fanOut([await start(order(each)), await start(order(each))], SOCKETS)
    await stopAll()
    const theirs = await fanOut([await start(bareOrder), await start(bareOrder)], SOCKETS)
    const times = { value: ours.ms, unit: 'ms', ratio: theirs.ms / ours.ms }
    const memory = {
      value: ours.bytesPerSocket / 1_000,
      unit: 'kB',
      ratio: ours.bytesPerSocket / theirs.bytesPerSocket,
    }
    return [
      ...lines,
      { name: `one update to ${SOCKETS} sockets`, ...times },
      { name: 'memory of an open socket', ...memory },
    ]
  } finally {
    await stopAll()
    await nats.kill()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const [, , part] = process.argv
if (part === undefined) {
  process.stdout.write(JSON.stringify(await measure()))
} else {
  const order = JSON.parse(part) as Order
  await (order.role === 'platform' ? runPlatform(order) : runBare(order))
}
