import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Measurement } from './measurement'
import { serveBuild } from './served'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { videos } from '@/adapters/backend/media/video-records'
import { generateAlbums } from '@/adapters/backend/world/seed/albums/generate-albums'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { openServiceStore } from '@/adapters/stores/postgres/open-service-store'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { Collection, Store } from '@/adapters/stores/store'

const ACTORS = 1_000
const SIZES = [20_000, 200_000] as const

/** Ten times as many videos as albums. */
const SHARE_OF_ALBUMS = 0.1

/** Pages of each kind, requested one after the other. */
const PAGES = 600

/** Records stored in one transaction. */
const AT_ONCE = 1_000

/** As `deploy/` starts it: what V8 may leave uncollected is limited. */
const built = { root: process.cwd(), flags: ['--max-semi-space-size=8', '--heap-growing-percent=20'] }

const day = 86_400_000
const now = Date.now()
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}

/** What guests filter and sort by: each list of the shop, and combinations of filters. */
const queries: readonly { readonly documentId: string; readonly variables: object }[] = [
  { category: 'allVideos' },
  { category: 'free' },
  { category: 'trending' },
  { category: 'discounted' },
  { category: 'new' },
  { category: 'vip30' },
  { filter: { tags: ['rain'] }, sort: 'TOP_RATED' },
  { filter: { tags: ['rain', 'piano'] }, sort: 'NEWEST' },
  { filter: { types: ['premium', 'discount'] }, sort: 'CHEAPEST' },
  { filter: { actingGroups: ['M'] }, sort: 'BEST_SELLING' },
  { filter: { modelIds: ['7'] }, sort: 'LONGEST' },
  { filter: { releasedFrom: now - 300 * day, releasedUntil: now - 100 * day, types: ['premium'] }, sort: 'SHORTEST' },
].map((variables) => ({ documentId: 'videos', variables }))

const albumQueries: typeof queries = [
  { filter: {}, sort: 'NEWEST' },
  { filter: { types: ['free'] }, sort: 'CHEAPEST' },
  { filter: { modelIds: ['7'] }, sort: 'BEST_SELLING' },
].map((variables) => ({ documentId: 'albums', variables: { ...variables, first: 24 } }))

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

async function timed<R>(times: number[], work: () => Promise<R>): Promise<R> {
  const from = performance.now()
  const done = await work()
  times.push(performance.now() - from)
  return done
}

async function store<T>(target: Store, collection: Collection<T>, records: readonly T[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE)
    await target.transaction(async (tx) => {
      await Promise.all(records.slice(from, from + AT_ONCE).map((record) => tx.put(collection, record)))
    })
}

/** The most memory that a process has had, and what it has now, MB. */
function memoryOf(pid: number): { readonly most: number; readonly now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0) / 1_024
  return { most: of('VmHWM'), now: of('VmRSS') }
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

async function pages(
  url: string,
  by: Client,
): Promise<{
  readonly found: readonly number[]
  readonly albums: readonly number[]
  readonly byHand: readonly number[]
}> {
  const opened = (await post(`${url}/rest/v1/session/open`, { language: 'en' })) as { readonly accessToken: string }
  const [found, ofAlbums, byHand]: readonly [number[], number[], number[]] = [[], [], []]
  for (let number = 0; number < PAGES; number++) {
    const { documentId, variables } = queries[number % queries.length] ?? fail('there are no queries')
    // The first pages most often, now and then one far behind.
    const offset = number % 7 === 0 ? 960 : (number % 3) * 24
    const page = { documentId, variables: { ...variables, first: 24, offset } }
    await timed(found, () => post(`${url}/query?language=en`, page, opened.accessToken))
    const inAlbums = albumQueries[number % albumQueries.length] ?? fail('there are no queries')
    const albumPage = { ...inAlbums, variables: { ...inAlbums.variables, offset: (number % 3) * 24 } }
    await timed(ofAlbums, () => post(`${url}/query?language=en`, albumPage, opened.accessToken))
    await timed(byHand, () =>
      by.query('SELECT doc FROM videos ORDER BY ix_newest, key LIMIT 24 OFFSET $1::int', [offset]),
    )
  }
  return { found, albums: ofAlbums, byHand }
}

async function measured(count: number): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-bench-'))
  const database = await startEmbeddedPostgres(folder)
  const place = { kind: 'postgres', url: database.url } as const
  const settings = { DATABASE_URL: database.url, REQUESTS_PER_MINUTE: '1000000', SAMPLE_WORLD: '0' }
  await (await serveBuild('postgres', settings, built)).stop()
  const opened = await openServiceStore(place, join(process.cwd(), 'migrations'), fail)
  const world = generateWorld({ seed: 2, actors: ACTORS, videos: count, now })
  await store(opened.store, actors, world.actors)
  await store(opened.store, profiles, world.profiles)
  await store(opened.store, videos, world.videos)
  const rounds = Math.ceil((count * SHARE_OF_ALBUMS) / ACTORS)
  const owners = Array.from({ length: rounds }, () => world.actors).flat()
  const galleries = generateAlbums({ seed: 2, actors: owners, now }).slice(0, count * SHARE_OF_ALBUMS)
  await store(opened.store, albums, galleries)
  await opened.close()
  await withClient(database.url, (client) => client.query('VACUUM ANALYZE'))
  const began = performance.now()
  const served = await serveBuild('postgres', settings, built)
  const start = performance.now() - began
  const times = await withClient(database.url, (client) => pages(served.url, client))
  const memory = memoryOf(served.pid)
  await served.stop()
  await database.stop()
  rmSync(folder, { recursive: true })
  const of = `${count} videos and ${galleries.length} albums`
  return [
    { name: `a filtered page among ${of}, p95`, value: p95(times.found), unit: 'ms', goal: '≤ 16' },
    {
      name: 'beside 24 records read by hand, p95',
      value: p95(times.byHand),
      unit: 'ms',
      ratio: p95(times.found) / p95(times.byHand),
    },
    { name: `a page of albums among ${of}, p95`, value: p95(times.albums), unit: 'ms', goal: '≤ 16' },
    { name: `memory of a server with ${of}`, value: memory.now, unit: 'MB', goal: '≤ 300' },
    { name: `the most that such a server had`, value: memory.most, unit: 'MB', goal: '≤ 300' },
    { name: `start of a server with ${of}`, value: start / 1_000, unit: 's' },
  ]
}

const lines: Measurement[] = []
for (const count of SIZES) lines.push(...(await measured(count)))
process.stdout.write(JSON.stringify(lines))
