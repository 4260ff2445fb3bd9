import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listJobs, retryJobs } from '@/adapters/modules/look-after-jobs'
import { jobs, noteFailure, runDueJobs, type Job } from '@/adapters/backend/kernel/jobs'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { MAX_ATTEMPTS } from '@/domain/jobs/retry'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { raise } from '#test/support/raise'
import { TestClock } from '#test/support/world/test-clock'
import { START_TIME, TestPlatform } from '#test/support/world/test-platform'

describe('jobs on Postgres', () => {
  const clock = new TestClock(START_TIME)
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore

  beforeAll(async () => {
    database = await freshDatabase()
    open = await openPostgres(database.url, MIGRATIONS, raise)
  }, limit(60_000))

  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  const store = (job: Partial<Job> & Pick<Job, 'id'>) =>
    open.store.transaction((tx) => tx.put(jobs, { kind: 'mail', dueAt: START_TIME, data: {}, ...job }))

  it('that were given up are listed with their error and are due again when an operator retries them', async () => {
    expect(await listJobs(database.url, MIGRATIONS)).toBe('No job was given up.')
    for (const id of ['a', 'b', 'c']) await store({ id })
    for (let failure = 0; failure < MAX_ATTEMPTS; failure += 1)
      for (const id of ['a', 'b']) await noteFailure({ store: open.store, clock }, { id }, new Error(`no ${id}`))
    const listed = await listJobs(database.url, MIGRATIONS)
    expect(listed.split('\n').toSorted()).toEqual([
      '2 jobs were given up. --retry-job ID or --retry-job all lets them be due again.',
      '2026-11-21T20:00:00.000Z mail a after 8 attempts: Error: no a',
      '2026-11-21T20:00:00.000Z mail b after 8 attempts: Error: no b',
    ])
    await expect(retryJobs(database.url, MIGRATIONS, 'c')).rejects.toThrow('No job c was given up')
    expect(await retryJobs(database.url, MIGRATIONS, 'a')).toBe('1 jobs are due again: a running server does them.')
    expect(await retryJobs(database.url, MIGRATIONS, 'all')).toBe('1 jobs are due again: a running server does them.')
    expect(await listJobs(database.url, MIGRATIONS)).toBe('No job was given up.')
    expect(await open.store.count(jobs, 'byDue', [])).toBe(3)
  })

  it('are done past one that cannot be read', async () => {
    await withClient(database.url, (client) => client.query('TRUNCATE jobs'))
    for (const id of ['a', 'b', 'c']) await store({ id })
    await withClient(database.url, (client) => client.query(`UPDATE jobs SET doc = '{"id": "a"}' WHERE key = 'a'`))
    const errors: unknown[] = []
    const done: string[] = []
    const { context } = new TestPlatform({ actors: 1, videos: 0 })
    await runDueJobs(
      { ...context, store: open.store, clock },
      {
        handlers: {
          mail:
            async (_platform, _tx, { id }) =>
            () =>
              void done.push(id),
        },
        onError: (error) => errors.push(error),
        inBackground: (work) => void work.catch(raise),
      },
    )
    expect(done).toEqual(['b', 'c'])
    expect(errors.map(String)).toEqual([
      'UnreadableRecord: The record a of jobs cannot be read: it.kind has to be a text.',
    ])
  })
})
