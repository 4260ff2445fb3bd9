import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raise } from '#test/support/raise'
import { TestPlatform } from '#test/support/world/test-platform'
import {
  FailedJob,
  forgetJobs,
  givenUpJobs,
  jobs,
  retryJob,
  runDueJobs,
  type Job,
  type JobHandler,
} from '@/adapters/backend/kernel/jobs'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_ATTEMPTS, waitAfterFailures } from '@/domain/jobs/retry'

const DAY = 86_400_000

const platform = () => new TestPlatform({ actors: 2, videos: 0, isSampled: false })

const store = (test: TestPlatform, ...waiting: readonly Job[]) =>
  test.context.store.transaction(async (tx) => {
    for (const job of waiting) await tx.put(jobs, job)
  })

const jobOf = (test: TestPlatform, id: string, kind: string): Job => ({ id, kind, dueAt: test.clock.now(), data: {} })

/** Runs all that is due, page by page, and returns how many were of an unknown kind. */
async function runAll(
  test: TestPlatform,
  handlers: Readonly<Record<string, JobHandler>>,
  onError: (error: unknown) => void = raise,
): Promise<number> {
  const run = { handlers, onError, inBackground: (work: Promise<void>) => void work.catch(onError) }
  let unknown = 0
  for (let next: Parameters<typeof runDueJobs>[2] = null; ;) {
    const progress = await runDueJobs(test.context, run, next)
    unknown += progress.unknown
    next = progress.next
    if (next === null) return unknown
  }
}

describe('a job that fails', () => {
  it('harms only itself: however often jobs fail, all others are done once and it is done when it succeeds', async () => {
    const job = fc.record({ isKnown: fc.boolean(), failures: fc.nat({ max: MAX_ATTEMPTS + 2 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(job, { maxLength: 70 }), async (planned) => {
        const test = platform()
        await store(test, ...planned.map(({ isKnown }, at) => jobOf(test, `${at}`, isKnown ? 'known' : 'later')))
        const [tried, done] = [new Map<string, number>(), new Map<string, number>()]
        const known: JobHandler = async (_platform, _tx, { id }) => {
          const attempt = (tried.get(id) ?? 0) + 1
          tried.set(id, attempt)
          if (attempt <= (planned[Number(id)]?.failures ?? 0)) throw new Error(`attempt ${attempt}`)
          return () => void done.set(id, (done.get(id) ?? 0) + 1)
        }
        for (let run = 0; run < MAX_ATTEMPTS + 2; run += 1) {
          const unknown = await runAll(test, { known }, () => undefined)
          expect(unknown).toBe(planned.filter(({ isKnown }) => !isKnown).length)
          test.clock.sleep(60 * 60_000)
        }
        for (const [at, { isKnown, failures }] of planned.entries()) {
          const isDone = isKnown && failures < MAX_ATTEMPTS
          const stays = await test.context.store.get(jobs, `${at}`)
          expect({ at, done: done.get(`${at}`) ?? 0, stays: stays !== undefined }).toEqual({
            at,
            done: isDone ? 1 : 0,
            stays: !isDone,
          })
        }
      }),
      { numRuns: 25 },
    )
  })

  it('waits longer each time, is given up with its last error, and is due at once when an operator retries it', async () => {
    const test = platform()
    await store(test, jobOf(test, 'poison', 'pay'))
    const errors: unknown[] = []
    let isMended = false
    const attempts: number[] = []
    const pay: JobHandler = async () => {
      attempts.push(test.clock.now())
      if (!isMended) throw new Error('no such package')
      return () => undefined
    }
    const until = test.clock.now() + 5 * 60 * 60_000
    while (test.clock.now() < until) {
      await runAll(test, { pay }, (error) => errors.push(error))
      test.clock.sleep(15_000)
    }
    const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
    expect(waits).toEqual(Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfterFailures(index + 1)))
    expect(errors.map(String).at(-1)).toBe(
      'FailedJob: The job poison (pay) failed, attempt 8: Error: no such package. It is given up.',
    )
    expect(errors.every((error) => error instanceof FailedJob && error.cause instanceof Error)).toBe(true)
    expect(await givenUpJobs(test.context, 10)).toMatchObject([
      { id: 'poison', failures: MAX_ATTEMPTS, error: 'Error: no such package' },
    ])

    isMended = true
    expect([await retryJob(test.context, 'poison'), await retryJob(test.context, 'poison')]).toEqual([true, false])
    await runAll(test, { pay })
    expect(attempts).toHaveLength(MAX_ATTEMPTS + 1)
    expect(await test.context.store.get(jobs, 'poison')).toBeUndefined()
  })

  it('is removed a month after it was given up, and not before', async () => {
    const test = platform()
    await store(test, { ...jobOf(test, 'old', 'pay'), failures: 8, error: 'Error', givenUpAt: test.clock.now() })
    test.clock.sleep(30 * DAY - 1)
    await forgetJobs(test.context)
    expect(await givenUpJobs(test.context, 10)).toHaveLength(1)
    test.clock.sleep(1)
    await forgetJobs(test.context)
    expect(await givenUpJobs(test.context, 10)).toEqual([])
  })

  it('is blamed for nothing where the store cannot be reached: the run ends, and no attempt is counted', async () => {
    const test = platform()
    await store(test, jobOf(test, 'a', 'pay'))
    const away: JobHandler = () => Promise.reject(new BackendError('unavailable', { detail: 'database' }))
    await expect(runAll(test, { pay: away })).rejects.toThrow(BackendError)
    expect(await test.context.store.get(jobs, 'a')).toEqual(jobOf(test, 'a', 'pay'))
  })
})

describe('a job of a kind that this build does not know', () => {
  it('stays, is counted, holds up no other, and is done by a build that knows it', async () => {
    const test = platform()
    const later = Array.from({ length: 130 }, (_, at) => jobOf(test, `later ${at}`, 'renew'))
    test.clock.sleep(1)
    await store(test, ...later, jobOf(test, 'mail', 'mail'))
    const mails: string[] = []
    const mail: JobHandler =
      async (_platform, _tx, { id }) =>
      () =>
        void mails.push(id)
    expect(await runAll(test, { mail })).toBe(130)
    expect(mails).toEqual(['mail'])
    let renewed = 0
    const renew: JobHandler = async () => () => void (renewed += 1)
    expect({ doneCount: await runAll(test, { mail, renew }), renewed }).toEqual({ doneCount: 0, renewed: 130 })
  })
})

describe('a job of another server', () => {
  it('is not done where it was put off since the page of jobs was read', async () => {
    const test = platform()
    await store(test, jobOf(test, 'mail', 'mail'))
    let sent = 0
    const mail: JobHandler = async (_platform, tx, job) => {
      await tx.put(jobs, { ...job, dueAt: test.clock.now() + 60_000 })
      return () => void (sent += 1)
    }
    await Promise.all([runAll(test, { mail }), runAll(test, { mail })])
    expect(sent).toBe(1)
  })
})
