import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './measurement'
import { plainPage } from './plain-actor-list'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { openService } from '@/adapters/modules/service'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { nullJournal } from '@/adapters/stores/journal'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { openServiceStore } from '@/adapters/stores/postgres/open-service-store'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import type { ActorFilter, ActorQuery } from '@/application/actors/actor-gateway'
import type { ActorSort } from '@/domain/actors/actor-order'
import type { GuestPorts } from '@/application/platform/guest-ports'

const SIZES = [1_000, 10_000, 100_000] as const

/** Pages that are requested, a change of an actor after each: a list has to stay right while the world moves. */
const PAGES = 300

/** Actors stored in one transaction. */
const AT_ONCE = 1_000

/** The same for the page by hand, which takes much longer. */
const PLAIN_PAGES = 40

const FILTERS: readonly ActorFilter[] = [
  { online: true },
  { online: true, genderTypes: ['F'], languages: ['de', 'en'] },
  { category: 'music', maxPrice: 40 },
  { isNew: true },
  { text: 'an' },
  { text: 'marl', online: true },
  { online: true, voyeur: true, star: true },
  { languages: ['es'], preview: true, category: 'cosplay' },
]
const SORTS: readonly ActorSort[] = ['recommended', 'priceUp', 'topRated', 'newest', 'name']

const queryOf = (number: number): ActorQuery => ({
  filter: FILTERS[number % FILTERS.length] ?? {},
  sort: SORTS[number % SORTS.length] ?? 'name',
  first: 48,
  // The first pages most often, now and then one far behind.
  offset: number % 7 === 0 ? 960 : (number % 3) * 48,
})

const clock = new SystemClock()
const random = new CryptoRandom()
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const playlists = new SignedPlaylistHost('for a measurement', clock)
const settingsOf = (count: number) => ({
  seed: 1,
  actors: count,
  videos: 24,
  rules: { media: { playlists, pictures: playlists } },
})

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const from = performance.now()
  await work()
  times.push(performance.now() - from)
}

async function visitor({ platform }: Backend): Promise<GuestPorts> {
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const ports = await platform.portsFor(accessToken, 'en')
  return ports ?? fail('a session was lost')
}

/** An actor comes or goes. */
const move = ({ store }: Backend, actor: ActorRecord): Promise<void> =>
  store.transaction(async (tx) => {
    const { state, ...rest } = (await tx.get(actors, actor.id)) ?? actor
    await tx.put(actors, { ...rest, state: { ...state, isOnline: !state.isOnline } })
  })

async function measured(backend: Backend, name: string, hasPlain: boolean): Promise<readonly Measurement[]> {
  const ports = await visitor(backend)
  const all = await backend.store.find(actors, 'name', { prefix: [] })
  const [pages, plain, changes]: readonly [number[], number[], number[]] = [[], [], []]
  for (let number = 0; number < 100; number++) await ports.actors.list(queryOf(number))
  for (let number = 0; number < PAGES; number++) {
    const actor = all[(number * 7_919) % all.length] ?? fail('there are no actors')
    await timed(changes, () => move(backend, actor))
    await timed(pages, () => ports.actors.list(queryOf(number)))
    if (hasPlain && number % Math.floor(PAGES / PLAIN_PAGES) === 0)
      await timed(plain, () => plainPage(backend.store, queryOf(number), clock.now()))
  }
  const page = { name: `page of ${name}, p95`, value: p95(pages), unit: 'ms', goal: '≤ 16' }
  return [
    page,
    ...(hasPlain ? [{ name: `the same by a scan, p95`, value: p95(plain), unit: 'ms' }] : []),
    { name: `a change among ${name}, p95`, value: p95(changes), unit: 'ms' },
  ]
}

const lines: Measurement[] = []
for (const size of SIZES) {
  const devices = { clock, random, journal: nullJournal }
  const backend = await embeddedBackend(settingsOf(size), devices, () => new LocalUpdateHub(fail), fail)
  lines.push(...(await measured(backend, `${size} actors in memory`, true)))
}

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
const [size] = SIZES.slice(-1)
await (await openService(locations, settingsOf(24), { clock, random }, watch)).close()
const world = generateWorld({ seed: 2, actors: size ?? 0, videos: 0, now: clock.now() })
const opened = await openServiceStore(locations.database, locations.migrations, fail)
for (let from = 24; from < world.actors.length; from += AT_ONCE)
  await opened.store.transaction(async (tx) => {
    // Names of the two worlds may be the same, and are unique.
    const part = world.actors.slice(from, from + AT_ONCE)
    await Promise.all(part.map((actor) => tx.put(actors, { ...actor, name: `${actor.name} ${actor.id}` })))
  })
await opened.close()
const service = await openService(locations, settingsOf(24), { clock, random }, watch)
lines.push(...(await measured(service.backend, `${size} actors on Postgres`, false)))
await service.close()
await database.stop()
rmSync(folder, { recursive: true })
process.stdout.write(JSON.stringify(lines))
