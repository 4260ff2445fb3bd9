import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLAIM, jobs, runClaimedJobs, runDueJobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { Store, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_ATTEMPTS } from '@/domain/jobs/retry'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { raise } from '#test/support/raise'
import { TestPlatform } from '#test/support/world/test-platform'

const DUE = 300

/** A server over a store of its own or of others. `isDown`: it reaches the store no more, as one that was killed. */
class TestServer {
  readonly done: string[] = []
  begun = 0
  isDown = false
  readonly context: PlatformContext

  constructor(
    readonly name: string,
    context: PlatformContext,
    store: Store,
    private readonly onJob: (server: TestServer) => void = () => undefined,
  ) {
    const orDown = <R>(work: () => Promise<R>): Promise<R> =>
      this.isDown ? Promise.reject(new BackendError('unavailable')) : work()
    const reached: Store = Object.create(store, {
      find: { value: (...given: Parameters<Store['find']>) => orDown(() => store.find(...given)) },
      claim: { value: (...given: Parameters<Store['claim']>) => orDown(() => store.claim(...given)) },
      transaction: { value: (...given: Parameters<Store['transaction']>) => orDown(() => store.transaction(...given)) },
    }) as Store
    this.context = { ...context, instance: name, store: reached }
  }

  private readonly handler: JobHandler = async (_platform, tx, { id }) => {
    this.begun += 1
    this.onJob(this)
    // What is under way in a server that is killed is undone.
    if (this.isDown) throw new BackendError('unavailable')
    // What the job does is stored with its end: it is done as often as it is counted.
    await tx.put(jobs, { id: `done ${id} ${this.name}`, kind: 'done', dueAt: Number.MAX_SAFE_INTEGER, data: {} })
    return () => void this.done.push(id)
  }

  async run(): Promise<void> {
    const run = {
      handlers: { work: this.handler },
      onError: raise,
      inBackground: (work: Promise<void>) => void work.catch(raise),
    }
    while (await runClaimedJobs(this.context, run));
  }
}

const dueJobs = (test: TestPlatform, count = DUE): readonly Job[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, kind: 'work', dueAt: test.clock.now(), data: {} }))

const idsDone = (servers: readonly TestServer[]) => servers.flatMap(({ done }) => done).toSorted()

describe('three servers over one database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let stores: readonly OpenStore[]

  beforeAll(async () => {
    database = await freshDatabase()
    stores = await Promise.all([1, 2, 3].map(() => openPostgres(database.url, MIGRATIONS, raise)))
  }, limit(60_000))

  afterAll(async () => {
    await Promise.all(stores.map(({ close }) => close()))
    await database.drop()
  })

  async function evening(onJob?: (server: TestServer) => void) {
    await withClient(database.url, (client) => client.query('TRUNCATE jobs'))
    const test = new TestPlatform({ actors: 1, videos: 0, isSampled: false })
    const servers = stores.map(({ store }, i) => new TestServer(`server ${i}`, test.context, store, onJob))
    const [{ store } = { store: test.context.store }] = stores
    const waiting = dueJobs(test)
    await store.transaction(async (tx) => {
      for (const job of waiting) await tx.put(jobs, job)
    })
    const left = async () =>
      (await store.find(jobs, 'byDue', { prefix: [] })).filter(({ kind }) => kind === 'work').length
    /** How often each was done, by what was stored. */
    const counted = async () =>
      (await store.find(jobs, 'byDue', { prefix: [] }))
        .filter(({ kind }) => kind === 'done')
        .map(({ id }) => id.split(' ')[1] ?? '')
        .toSorted()
    return { test, servers, left, counted, ids: waiting.map(({ id }) => id).toSorted() }
  }

  it(
    'do 300 due jobs, each once, and all three take some',
    async () => {
      const { servers, left, counted, ids } = await evening()
      await Promise.all(servers.map((server) => server.run()))
      expect(idsDone(servers)).toEqual(ids)
      expect(await counted()).toEqual(ids)
      expect(await left()).toBe(0)
      for (const { done } of servers) expect(done.length).toBeGreaterThan(0)
    },
    limit(60_000),
  )

  it(
    'do the jobs of one that is killed midway, once their time is over and not before',
    async () => {
      const { test, servers, left, counted, ids } = await evening((server) => {
        if (server.name === 'server 0' && server.begun > 25) server.isDown = true
      })
      const ended = await Promise.allSettled(servers.map((server) => server.run()))
      expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      const others = servers.slice(1)
      const claimed = await left()
      expect(claimed).toBeGreaterThan(0)
      test.clock.sleep(CLAIM - 1)
      await Promise.all(others.map((server) => server.run()))
      expect(await left()).toBe(claimed)
      test.clock.sleep(1)
      await Promise.all(others.map((server) => server.run()))
      expect(await left()).toBe(0)
      expect(await counted()).toEqual(ids)
    },
    limit(60_000),
  )
})

describe('a claimed job', () => {
  const one = async (dueIn = 0, kind = 'work') => {
    const test = new TestPlatform({ actors: 1, videos: 0, isSampled: false })
    const server = new TestServer('one', test.context, test.context.store)
    const job: Job = { id: '0', kind, dueAt: test.clock.now() + dueIn, data: {} }
    await test.context.store.transaction((tx) => tx.put(jobs, job))
    return { test, server, stored: () => test.context.store.get(jobs, '0'), job }
  }

  it('that fails harms only itself: all others are done once, and it is done when it succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: MAX_ATTEMPTS + 1 }), { minLength: 1, maxLength: 60 }),
        async (failures) => {
          const test = new TestPlatform({ actors: 1, videos: 0, isSampled: false })
          const { store } = test.context
          await store.transaction(async (tx) => {
            for (const job of dueJobs(test, failures.length)) await tx.put(jobs, job)
          })
          const done = new Map<string, number>()
          const handlers = {
            work: async (_platform: PlatformContext, _tx: Transaction, { id, failures: before = 0 }: Job) => {
              if (before < (failures[Number(id)] ?? 0)) throw new Error(`attempt ${before + 1}`)
              return () => void done.set(id, (done.get(id) ?? 0) + 1)
            },
          }
          const errors: unknown[] = []
          const run = { handlers, onError: (error: unknown) => void errors.push(error), inBackground: () => undefined }
          for (let attempt = 0; attempt < MAX_ATTEMPTS + 2; attempt += 1) {
            while (await runClaimedJobs(test.context, run));
            test.clock.sleep(60 * 60_000)
          }
          const ends = failures.map((count, at) => ({
            at,
            done: count < MAX_ATTEMPTS ? 1 : 0,
            tried: Math.min(count, MAX_ATTEMPTS),
          }))
          const given = await store.getMany(
            jobs,
            failures.map((_, at) => `${at}`),
          )
          expect(failures.map((_, at) => ({ at, done: done.get(`${at}`) ?? 0 }))).toEqual(
            ends.map(({ at, done: times }) => ({ at, done: times })),
          )
          expect(given.map((job) => job?.failures)).toEqual(
            failures.map((count) => (count < MAX_ATTEMPTS ? undefined : MAX_ATTEMPTS)),
          )
          expect(errors).toHaveLength(ends.reduce((sum, { tried }) => sum + tried, 0))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is left alone before its time, and where its kind is not known', async () => {
    for (const { server, stored, job } of [await one(1), await one(0, 'later')]) {
      await server.run()
      expect(await stored()).toEqual(job)
    }
  })

  it('is found behind pages of others that this server does not do', async () => {
    const { test, server, stored } = await one(0)
    await test.context.store.transaction(async (tx) => {
      for (let i = 0; i < 450; i++)
        await tx.put(jobs, { id: `other ${i}`, kind: 'other', dueAt: test.clock.now() - 1, data: {} })
    })
    await server.run()
    expect(await stored()).toBeUndefined()
  })

  it('takes no transaction in a second in which nothing is due', async () => {
    const { test, server } = await one(1)
    const { store } = test.context
    let transactions = 0
    const transaction = store.transaction.bind(store)
    store.transaction = (work) => {
      transactions += 1
      return transaction(work)
    }
    await server.run()
    expect(transactions).toBe(0)
  })

  it('is no unknown kind for the run of those that have an order', async () => {
    const { test, stored, job } = await one()
    const run = { handlers: {}, onError: raise, inBackground: () => undefined }
    expect(await runDueJobs(test.context, { ...run, others: new Set(['work']) })).toMatchObject({ unknown: 0 })
    expect(await runDueJobs(test.context, run)).toMatchObject({ unknown: 1 })
    expect(await stored()).toEqual(job)
  })
})
