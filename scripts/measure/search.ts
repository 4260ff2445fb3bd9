import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement'
import { PlainSearch } from './plain-search'
import { actors, profiles, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { openService, type ServiceLocations } from '@/adapters/modules/service'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { nullJournal } from '@/adapters/stores/journal'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { openServiceStore } from '@/adapters/stores/postgres/open-service-store'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { Collection, Store } from '@/adapters/stores/store'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** Actors; there are twice as many videos. */
const IN_MEMORY = [240, 1_000, 10_000] as const
const ON_POSTGRES = [1_000, 10_000, 100_000] as const

/** Searches, a renamed actor after each: what is found has to stay right while the world moves. */
const SEARCHES = 300

/** Searches by hand among them. */
const PLAIN_SEARCHES = 60

/** Records stored in one transaction. */
const AT_ONCE = 1_000

/** What guests type: letters, beginnings, common and rare words, several, parts of words, typing errors, and what there is not. */
const PATTERNS = [
  'm, a, ra, mi, rai, mid, mari, rain, night, music, midnight, winter garden, letters from the, harbour at night, cand, ndleli',
  'mira, mria, midnihgt, rainn, chess, piano lesson, velvet, cooking, balcony, zzyzx, at, the old town, quiet, an',
  'storytelling, vinil',
].flatMap((line) => line.split(', '))

const clock = new SystemClock()
const random = new CryptoRandom()
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const playlists = new SignedPlaylistHost('for a measurement', clock)
const settingsOf = (count: number) => ({
  seed: 1,
  actors: count,
  videos: 2 * count,
  rules: { media: { playlists, pictures: playlists } },
})

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

async function timed(times: number[], work: () => unknown): Promise<void> {
  const from = performance.now()
  await work()
  times.push(performance.now() - from)
}

async function visitor({ platform }: Backend): Promise<GuestPorts> {
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const ports = await platform.portsFor(accessToken, 'en')
  return ports ?? fail('a session was lost')
}

const rename = ({ store }: Backend, { id }: ActorRecord, name: string): Promise<void> =>
  store.transaction(async (tx) => {
    const actor = (await tx.get(actors, id)) ?? fail('an actor was lost')
    await tx.put(actors, { ...actor, name })
  })

const heldMegabytes = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}

async function measured(backend: Backend, name: string): Promise<readonly Measurement[]> {
  const ports = await visitor(backend)
  const [all, films] = await Promise.all([
    backend.store.find(actors, 'name', { prefix: [] }),
    backend.store.find(videos, 'newest', { prefix: [] }),
  ])
  const plain = new PlainSearch('en', [
    [actors, all],
    [videos, films],
  ])
  const patternOf = (number: number): string => PATTERNS[number % PATTERNS.length] ?? 'rain'
  const [found, listed, byHand, changes]: readonly [number[], number[], number[], number[]] = [[], [], [], []]
  const before = heldMegabytes()
  for (let number = 0; number < PATTERNS.length; number++) await ports.search.search('en', patternOf(number))
  const held = heldMegabytes() - before
  for (let number = 0; number < SEARCHES; number++) {
    const actor = all[(number * 7_919) % all.length] ?? fail('there are no actors')
    await timed(changes, () => rename(backend, actor, `${actor.name} Abendrot ${number}`))
    await timed(found, () => ports.search.search('en', patternOf(number)))
    await timed(listed, () => ports.search.videos({ pattern: patternOf(number), offset: 0 }))
    if (number % Math.floor(SEARCHES / PLAIN_SEARCHES) === 0) await timed(byHand, () => plain.search(patternOf(number)))
  }
  return [
    { name: `everything found among ${name}, p95`, value: p95(found), unit: 'ms', goal: '≤ 50' },
    { name: 'beside a scan of folded words, p95', value: p95(byHand), unit: 'ms', ratio: p95(found) / p95(byHand) },
    { name: `a page of videos found among ${name}, p95`, value: p95(listed), unit: 'ms' },
    { name: `an actor renamed among ${name}, p95`, value: p95(changes), unit: 'ms' },
    { name: `memory of this process for the search of ${name}`, value: held, unit: 'MB' },
  ]
}

async function store<T>(target: Store, collection: Collection<T>, records: readonly T[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE)
    await target.transaction(async (tx) => {
      await Promise.all(records.slice(from, from + AT_ONCE).map((record) => tx.put(collection, record)))
    })
}

/** Stores a world in a database and forgets it. Returns the seconds that it took. */
async function filled(locations: Pick<ServiceLocations, 'database' | 'migrations'>, count: number): Promise<number> {
  const opened = await openServiceStore(locations.database, locations.migrations, fail)
  const world = generateWorld({ seed: 2, actors: count, videos: 2 * count, now: clock.now() })
  const from = performance.now()
  // Names of the two worlds may be the same, and are unique.
  await store(
    opened.store,
    actors,
    world.actors.map((actor) => ({ ...actor, name: `${actor.name} ${actor.id}` })),
  )
  await store(opened.store, profiles, world.profiles)
  await store(opened.store, videos, world.videos)
  const seconds = (performance.now() - from) / 1_000
  await opened.close()
  return seconds
}

async function onPostgres(count: number): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-bench-'))
  const database = await startEmbeddedPostgres(folder)
  const locations = {
    database: { kind: 'postgres', url: database.url },
    migrations: join(process.cwd(), 'migrations'),
    natsUrl: null,
  } as const
  const watch = {
    error: fail,
    databaseRestarted: () => undefined,
    databaseGivenUp: fail,
    bus: { lost: fail, back: () => undefined },
  }
  await (await openService(locations, settingsOf(24), { clock, random }, watch)).close()
  const seconds = await filled(locations, count)
  const megabytes = await withClient(database.url, async (client) => {
    await client.query('VACUUM ANALYZE')
    const { rows } = await client.query<{ size: string }>(
      "SELECT sum(pg_total_relation_size(oid)) AS size FROM pg_class WHERE relkind = 'r' AND (relname LIKE '%\\_texts' OR relname = 'search_words')",
    )
    return Number(rows[0]?.size ?? 0) / 1_000_000
  })
  const service = await openService(locations, settingsOf(24), { clock, random }, watch)
  const lines = await measured(service.backend, `${3 * count} on Postgres`)
  await service.close()
  await database.stop()
  rmSync(folder, { recursive: true })
  return [
    ...lines,
    { name: `words of ${3 * count} in the database`, value: megabytes, unit: 'MB' },
    { name: `${3 * count} stored`, value: seconds, unit: 's' },
  ]
}

const lines: Measurement[] = []
for (const count of IN_MEMORY) {
  const devices = { clock, random, journal: nullJournal }
  const backend = await embeddedBackend(settingsOf(count), devices, () => new LocalUpdateHub(fail), fail)
  lines.push(...(await measured(backend, `${3 * count} in memory`)))
}
for (const count of ON_POSTGRES) lines.push(...(await onPostgres(count)))
process.stdout.write(JSON.stringify(lines))
