import type { PlatformContext } from './platform-context'
import { dictionary, fields, number, optional, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, IndexKey, Transaction } from '@/adapters/stores/store'
import { codeOf } from '@/application/errors/code-of'
import { waitAfterFailures } from '@/domain/jobs/retry'

/** Work to do later, stored so that a reload or a restart loses nothing. Times are epoch ms. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly dueAt: number
  readonly data: Readonly<Record<string, string>>
  /** Number of failures; missing: none. */
  readonly failures?: number | undefined
  /** Its last error, without the receiver of a failed delivery. */
  readonly error?: string | undefined
  /** The time it was given up; it stays for an operator to inspect and retry. */
  readonly givenUpAt?: number | undefined
}

export const jobs: Collection<Job> = {
  name: 'jobs',
  schema: schemaOf(
    fields<Job>({
      id: text,
      kind: text,
      dueAt: number,
      data: dictionary(text),
      failures: optional(whole),
      error: optional(text),
      givenUpAt: optional(number),
    }),
  ),
  key: (job) => job.id,
  indexes: {
    byDue: (job) => (job.givenUpAt === undefined ? [[job.dueAt, job.id]] : []),
    givenUp: (job) => (job.givenUpAt === undefined ? [] : [[job.givenUpAt, job.id]]),
  },
}

/**
 * Runs a job inside its transaction; the returned function runs after the commit, to notify the
 * guests. If it takes longer than a tick it returns a promise that no caller awaits, and its job
 * stays stored until it is done.
 */
export type JobHandler = (platform: PlatformContext, tx: Transaction, job: Job) => Promise<() => void | Promise<void>>

/** Number of jobs read or claimed at a time. */
const PAGE = 50

/**
 * Number of claimed jobs in one transaction, and number of such transactions at once: most
 * connections are reserved for guests.
 */
const TOGETHER = 10
const DONE_AT_ONCE = 4

/**
 * Time a server has for the jobs it has claimed, ms: unfinished ones then become due again, for any
 * server.
 */
export const CLAIM = 30_000

/** Time after which a due job counts as overdue, ms: the scheduler runs every second. */
const OVERDUE = 5_000

/** Maximum number of jobs examined to count the overdue ones. */
const MAX_COUNTED = 500

/** Maximum length of an error stored with its job, in UTF-16 code units. */
const MAX_ERROR = 300

/** Time for which a job that was given up stays, ms. */
export const GIVEN_UP_STAYS = 30 * 24 * 60 * 60_000

/**
 * Returns how many jobs are overdue, as far as they are counted, and how long the oldest due job
 * has been due, ms.
 */
export async function overdueJobs({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<{
  readonly count: number
  readonly oldest: number
}> {
  const waiting = await store.find(jobs, 'byDue', { prefix: [], limit: MAX_COUNTED })
  const ages = waiting.map(({ dueAt }) => clock.now() - dueAt)
  return { count: ages.filter((age) => age > OVERDUE).length, oldest: Math.max(0, ...ages) }
}

/** The parameters of a run over the jobs, in addition to the platform. */
export interface JobRun {
  /** Handlers by kind of the jobs to run. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Kinds that are known but do not run here. */
  readonly others?: ReadonlySet<string>
  /** Receives each failure of a job; the run continues. */
  readonly onError: (error: unknown) => void
  /** Accepts work that continues after the transaction of a job, such as the delivery of a mail. */
  readonly inBackground: (work: Promise<void>) => void
}

/** The progress of a run. */
export interface JobProgress {
  /** The position after which the next page of due jobs begins; `null`: there is none. */
  readonly next: IndexKey | null
  /** Number of jobs on this page without a handler in this build. */
  readonly unknown: number
}

/**
 * Claims due jobs for this server and runs them, several at once and in no order. Every server does
 * this: each claims jobs that no other has claimed, and a job is done once, as in `runDueJobs`. If
 * a server ends before its claimed jobs are done, they become due again after a while. Returns
 * `true` if there may be more.
 */
export async function runClaimedJobs(platform: PlatformContext, run: JobRun): Promise<boolean> {
  const { store, clock } = platform
  const now = clock.now()
  const isDue = ({ kind, dueAt }: Job): boolean => dueAt <= now && run.handlers[kind] !== undefined
  let behind: IndexKey | null = null
  for (;;) {
    const range = { prefix: [], limit: PAGE, ...(behind === null ? {} : { after: behind }) }
    // `runDueJobs` reports unreadable jobs.
    const onUnreadable = (): void => undefined
    // Reads without a lock first, since nothing is due most of the time.
    const waiting: readonly Job[] = await store.find(jobs, 'byDue', { ...range, onUnreadable })
    const claimed: readonly Job[] = waiting.some(isDue)
      ? await store.claim(jobs, 'byDue', { ...range, onUnreadable }, (job) =>
          isDue(job) ? { ...job, dueAt: now + CLAIM } : null,
        )
      : []
    if (claimed.length > 0) {
      await inParallel(inGroups(claimed, TOGETHER), DONE_AT_ONCE, (group) => attemptTogether(platform, group, run))
      return waiting.length === PAGE
    }
    const last = waiting.at(-1)
    if (last === undefined || last.dueAt > now || waiting.length < PAGE) return false
    behind = [last.dueAt, last.id]
  }
}

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Runs work for each item, several at once. All of it has ended when this throws. */
async function inParallel<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of queue) await work(one)
  })
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason
}

/**
 * Runs a page of due jobs one after the other, in the order of their times. A job is removed in the
 * transaction that runs it, so it is done once, even if other servers run jobs too. A job that
 * fails affects only itself: it is retried after a while, and finally given up. A job of an unknown
 * kind is left alone: during a rolling update, a newer server knows it.
 */
export async function runDueJobs(
  platform: PlatformContext,
  run: JobRun,
  behind: IndexKey | null = null,
): Promise<JobProgress> {
  const { handlers, others, onError } = run
  const now = platform.clock.now()
  let unreadable = 0
  const waiting = await platform.store.find(jobs, 'byDue', {
    prefix: [],
    limit: PAGE,
    ...(behind === null ? {} : { after: behind }),
    onUnreadable: (error) => {
      unreadable += 1
      onError(error)
    },
  })
  const due = waiting.filter((job) => job.dueAt <= now)
  let unknown = 0
  for (const job of due) {
    if (handlers[job.kind] !== undefined) await attemptJob(platform, job, run)
    else if (others?.has(job.kind) !== true) unknown += 1
  }
  const last = due.at(-1)
  const isWhole = due.length + unreadable === PAGE
  return { next: isWhole && last !== undefined ? [last.dueAt, last.id] : null, unknown }
}

/**
 * Runs jobs in one transaction, which takes little longer than one job by itself. If one fails, all
 * are rolled back and each runs by itself, so that the failure affects only that job.
 */
async function attemptTogether(platform: PlatformContext, group: readonly Job[], run: JobRun): Promise<void> {
  const isDone = await runJobs(platform, group, run).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'unavailable') throw error
      return false
    },
  )
  if (!isDone) for (const job of group) await attemptJob(platform, job, run)
}

const attemptJob = (platform: PlatformContext, job: Job, run: JobRun): Promise<void> =>
  runJobs(platform, [job], run).catch((error: unknown) => failed(platform, job, error, run.onError))

async function runJobs(
  platform: PlatformContext,
  group: readonly Job[],
  { handlers, inBackground }: JobRun,
): Promise<void> {
  const afterwards = await platform.store.transaction(async (tx) => {
    const ids = group.map(({ id }) => id)
    const stored = await tx.getMany(jobs, ids)
    // Another server has done, claimed or postponed the others since they were read or claimed
    // here.
    const current = stored.filter(
      (job, at) => job !== undefined && job.givenUpAt === undefined && job.dueAt === group[at]?.dueAt,
    ) as readonly Job[]
    await Promise.all(current.map(({ id }) => tx.delete(jobs, id)))
    const done: (() => void | Promise<void>)[] = []
    for (const job of current) done.push((await handlers[job.kind]?.(platform, tx, job)) ?? (() => undefined))
    return done
  })
  // The jobs are done by now, so a failure from here on is reported but not repeated.
  for (const work of afterwards) inBackground((async () => work())())
}

async function failed(platform: PlatformContext, job: Job, error: unknown, onError: JobRun['onError']): Promise<void> {
  // Without a store no job can run, and none of them is to blame.
  if (codeOf(error) === 'unavailable') throw error
  try {
    const { failures, isGivenUp } = await noteFailure(platform, job, error)
    onError(new FailedJob(job, failures, isGivenUp, error))
  } catch (unnoted) {
    onError(error)
    onError(unnoted)
  }
}

/**
 * A job failed. The message contains its kind, its id and the error, and nothing else about its
 * content.
 */
export class FailedJob extends Error {
  override readonly name = 'FailedJob'

  constructor({ id, kind }: Job, failures: number, isGivenUp: boolean, cause: unknown) {
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`The job ${id} (${kind}) failed, attempt ${failures}: ${String(cause)}. ${end}`, { cause })
  }
}

/**
 * Postpones a job after a failure, longer each time, or gives it up. A job removed meanwhile stays
 * removed.
 */
export async function noteFailure(
  platform: Pick<PlatformContext, 'store' | 'clock'>,
  { id }: Pick<Job, 'id'>,
  error: unknown,
): Promise<{ readonly failures: number; readonly isGivenUp: boolean }> {
  return platform.store.transaction(async (tx) => {
    const job = await tx.get(jobs, id)
    if (job === undefined) return { failures: 1, isGivenUp: false }
    const failures = (job.failures ?? 0) + 1
    const wait = waitAfterFailures(failures)
    const now = platform.clock.now()
    await tx.put(jobs, {
      ...job,
      failures,
      error: String(error).slice(0, MAX_ERROR),
      ...(wait === null ? { givenUpAt: now } : { dueAt: now + wait }),
    })
    return { failures, isGivenUp: wait === null }
  })
}

/** Lists jobs that were given up, latest first. */
export const givenUpJobs = ({ store }: Pick<PlatformContext, 'store'>, limit: number): Promise<readonly Job[]> =>
  store.find(jobs, 'givenUp', { prefix: [], direction: 'desc', limit })

/**
 * Makes a job that was given up due again, as if it had never failed. `false`: there is no such
 * job.
 */
export function retryJob({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const job = await tx.get(jobs, id)
    if (job?.givenUpAt === undefined) return false
    const { kind, data } = job
    await tx.put(jobs, { id, kind, data, dueAt: clock.now() })
    return true
  })
}

/** Removes jobs that nobody has retried within a month of being given up. */
export async function forgetJobs({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<void> {
  const [oldest] = await store.find(jobs, 'givenUp', { prefix: [], limit: 1 })
  if (oldest?.givenUpAt === undefined || oldest.givenUpAt > clock.now() - GIVEN_UP_STAYS) return
  await store.transaction(async (tx) => {
    for (const { id, givenUpAt = 0 } of await tx.find(jobs, 'givenUp', { prefix: [], limit: PAGE }))
      if (givenUpAt <= clock.now() - GIVEN_UP_STAYS) await tx.delete(jobs, id)
  })
}
