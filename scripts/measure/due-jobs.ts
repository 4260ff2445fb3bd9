import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeWorkerUtils, run as runLibrary } from 'graphile-worker'
import { Client } from 'pg'
import { medianOf } from './median'
import type { Measurement } from './measurement'
import { jobs, runClaimedJobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { SystemClock } from '@/adapters/system/system-clock'

/** Jobs of a run, the servers that do them, each a process, and how often it is measured. */
const JOBS = 6_000
const SERVERS = 3
const RUNS = 3

/** Jobs that a server of the library does at once, and that it fetches at a time. */
const AT_ONCE = 8
const CLAIMED = 50

type Kind = 'platform' | 'library'

const MIGRATIONS = join(process.cwd(), 'migrations')

const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}

/** A server: it reports that it is ready, does what is due from its first message on, and ends with its second. */
async function serve(kind: Kind, url: string): Promise<void> {
  const begun = new Promise<void>((resolve) => process.once('message', () => resolve()))
  if (kind === 'library') {
    process.send?.('ready')
    await begun
    const worker = {
      connectionString: url,
      concurrentJobs: AT_ONCE,
      maxPoolSize: AT_ONCE + 2,
      localQueue: { size: CLAIMED },
    }
    const runner = await runLibrary({ preset: { worker }, noHandleSignals: true, taskList: { work: () => undefined } })
    await new Promise<void>((resolve) => process.once('message', () => resolve()))
    await runner.stop()
    return
  }
  const { store, close } = await openPostgres(url, MIGRATIONS, fail, 'require-migrated')
  process.send?.('ready')
  await begun
  const platform = { store, clock: new SystemClock() } as unknown as PlatformContext
  const run = {
    handlers: { work: async () => () => undefined },
    onError: fail,
    inBackground: (work: Promise<void>) => void work.catch(fail),
  }
  const over = new AbortController()
  process.once('message', () => over.abort())
  while (!over.signal.aborted)
    if (!(await runClaimedJobs(platform, run))) await new Promise((resolve) => setTimeout(resolve, 5))
  await close()
}

const started = (kind: Kind, url: string): Promise<ChildProcess> => {
  const child = fork(process.argv[1] ?? '', [kind, url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
  })
}

/** Jobs a second, from the moment the first are done until none is left: how long a server takes to begin is not counted. */
async function rate(kind: Kind, url: string, client: Client): Promise<number> {
  const left =
    kind === 'platform' ? 'SELECT count(*)::int FROM jobs' : 'SELECT count(*)::int FROM graphile_worker._private_jobs'
  const children = await Promise.all(Array.from({ length: SERVERS }, () => started(kind, url)))
  for (const child of children) child.send('begin')
  let first: { readonly at: number; readonly count: number } | undefined
  let took = 0
  for (;;) {
    const { rows } = await client.query<{ count: number }>(left)
    const count = rows[0]?.count ?? JOBS
    const at = performance.now()
    if (count < JOBS) first ??= { at, count }
    took = at - (first?.at ?? at)
    if (count === 0) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('end')
      return ended
    }),
  )
  return (first?.count ?? 0) / (took / 1_000)
}

async function compare(url: string): Promise<readonly Measurement[]> {
  const client = new Client(url)
  await client.connect()
  const { store, close } = await openPostgres(url, MIGRATIONS, fail)
  const library = await makeWorkerUtils({ connectionString: url })
  await library.migrate()
  const rates: Record<Kind, number[]> = { platform: [], library: [] }
  for (let run = 0; run < RUNS; run += 1) {
    await store.transaction(async (tx) => {
      for (let i = 0; i < JOBS; i += 1)
        await tx.put(jobs, { id: `${run} ${i}`, kind: 'work', dueAt: Date.now() - JOBS + i, data: { guestId: `${i}` } })
    })
    await client.query('VACUUM ANALYZE jobs')
    rates.platform.push(await rate('platform', url, client))
    await library.addJobs(
      Array.from({ length: JOBS }, (_, i) => ({ identifier: 'work', payload: { guestId: `${i}` } })),
    )
    await client.query('VACUUM ANALYZE graphile_worker._private_jobs')
    rates.library.push(await rate('library', url, client))
  }
  await library.release()
  await close()
  await client.end()
  const [own, other] = [medianOf(rates.platform), medianOf(rates.library)]
  return [
    { name: `due jobs, ${SERVERS} servers`, value: own, unit: '/s', goal: '≥ 2000' },
    { name: 'the same beside graphile-worker', value: own, unit: '/s', ratio: own / other },
    { name: `graphile-worker, ${SERVERS} servers`, value: other, unit: '/s' },
  ]
}

const [, , kind, url] = process.argv
if ((kind === 'platform' || kind === 'library') && url !== undefined) {
  await serve(kind, url)
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'vesper-bench-'))
const database = await startEmbeddedPostgres(folder)
try {
  process.stdout.write(JSON.stringify(await compare(database.url)))
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
