import type { PlatformContext } from './platform-context'
import { dictionary, fields, number, optional, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, IndexKey, Transaction } from '@/adapters/stores/store'
import { codeOf } from '@/application/errors/code-of'
import { waitAfterFailures } from '@/domain/jobs/retry'

/** Something to be done later, stored so that a reload or a restart loses nothing. Times are epoch ms. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly dueAt: number
  readonly data: Readonly<Record<string, string>>
  /** How often it has failed; missing: never. */
  readonly failures?: number | undefined
  /** What its last failure was, without the receiver of what could not be delivered. */
  readonly error?: string | undefined
  /** When it was given up: it stays, for an operator to look at and to retry. */
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
 * Does a job inside its transaction; what it returns runs after the transaction is committed, to notify the guests.
 * What takes longer than a tick returns a promise, which no caller awaits: it retains its job until it is done.
 */
export type JobHandler = (platform: PlatformContext, tx: Transaction, job: Job) => Promise<() => void | Promise<void>>

/** How many jobs are read or claimed at a time. */
const PAGE = 50

/** How many claimed jobs share a transaction, and how many of these there are at once: most connections are for guests. */
const TOGETHER = 10
const DONE_AT_ONCE = 4

/** How long a server has for the jobs it has claimed, ms: those that are not done by then are due again, for any server. */
export const CLAIM = 30_000

/** How long a job may be due before it is overdue, ms: the scheduler looks every second. */
const OVERDUE = 5_000

/** How many jobs are looked at to count those that are overdue. */
const MAX_COUNTED = 500

/** How much of an error is stored with its job. */
const MAX_ERROR = 300

/** How long a job that was given up stays, ms. */
export const GIVEN_UP_STAYS = 30 * 24 * 60 * 60_000

/** How many jobs are overdue, as far as they are counted, and for how long the oldest of all that are due has been so, ms. */
export async function overdueJobs({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<{
  readonly count: number
  readonly oldest: number
}> {
  const waiting = await store.find(jobs, 'byDue', { prefix: [], limit: MAX_COUNTED })
  const ages = waiting.map(({ dueAt }) => clock.now() - dueAt)
  return { count: ages.filter((age) => age > OVERDUE).length, oldest: Math.max(0, ...ages) }
}

/** What a run over the jobs needs beside the platform. */
export interface JobRun {
  /** By the kind of the jobs that are done. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Kinds that are known, and not done in this run. */
  readonly others?: ReadonlySet<string>
  /** Receives each failure of a job; the run goes on. */
  readonly onError: (error: unknown) => void
  /** Takes what goes on after the transaction of a job, such as the delivery of a mail. */
  readonly inBackground: (work: Promise<void>) => void
}

/** How far a run has come. */
export interface JobProgress {
  /** The place behind which the next page of due jobs begins; `null`: there is none. */
  readonly next: IndexKey | null
  /** How many jobs of this page have no handler in this build. */
  readonly unknown: number
}

/**
 * Claims due jobs for this server and does them, several at once and in no order. Every server does: each claims what no other has claimed,
 * and a job is done once, as below. What a server claimed that ends before it is done is due again after a while. `true`: there may be more.
 */
export async function runClaimedJobs(platform: PlatformContext, run: JobRun): Promise<boolean> {
  const { store, clock } = platform
  const now = clock.now()
  const isDue = ({ kind, dueAt }: Job): boolean => dueAt <= now && run.handlers[kind] !== undefined
  let behind: IndexKey | null = null
  for (;;) {
    const range = { prefix: [], limit: PAGE, ...(behind === null ? {} : { after: behind }) }
    // Those that cannot be read are reported by the run of the others.
    const onUnreadable = (): void => undefined
    // Without a lock first: in most seconds nothing is due.
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

/** Work for each, some at once. All has ended when it throws. */
async function inParallel<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of queue) await work(one)
  })
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason
}

/**
 * Runs a page of what is due, one after the other in the order of their times. A job is removed in the transaction that does it: done once, even if others run jobs too. One that fails
 * harms only itself: it is tried again after a while, and given up in the end. One of an unknown kind is left alone: while servers are
 * replaced one after the other, a newer one knows it.
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

/** In one transaction, which takes little more time than one job by itself. Where a job fails it is undone, and each is done by itself: the failure harms only that one. */
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
    // The others were done, claimed or put off by another server since they were read or claimed here.
    const current = stored.filter(
      (job, at) => job !== undefined && job.givenUpAt === undefined && job.dueAt === group[at]?.dueAt,
    ) as readonly Job[]
    await Promise.all(current.map(({ id }) => tx.delete(jobs, id)))
    const done: (() => void | Promise<void>)[] = []
    for (const job of current) done.push((await handlers[job.kind]?.(platform, tx, job)) ?? (() => undefined))
    return done
  })
  // What fails from here on has been done: it is reported, and not repeated.
  for (const work of afterwards) inBackground((async () => work())())
}

async function failed(platform: PlatformContext, job: Job, error: unknown, onError: JobRun['onError']): Promise<void> {
  // Without a store no job can be done, and none is to blame for it.
  if (codeOf(error) === 'unavailable') throw error
  try {
    const { failures, isGivenUp } = await noteFailure(platform, job, error)
    onError(new FailedJob(job, failures, isGivenUp, error))
  } catch (unnoted) {
    onError(error)
    onError(unnoted)
  }
}

/** A job could not be done. Names its kind, its id and what it failed with, and nothing else of what it was about. */
export class FailedJob extends Error {
  override readonly name = 'FailedJob'

  constructor({ id, kind }: Job, failures: number, isGivenUp: boolean, cause: unknown) {
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`The job ${id} (${kind}) failed, attempt ${failures}: ${String(cause)}. ${end}`, { cause })
  }
}

/** Puts a job off after a failure, longer each time, or gives it up. A job that is gone meanwhile stays so. */
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

/** Jobs that were given up, the latest first. */
export const givenUpJobs = ({ store }: Pick<PlatformContext, 'store'>, limit: number): Promise<readonly Job[]> =>
  store.find(jobs, 'givenUp', { prefix: [], direction: 'desc', limit })

/** Lets a job that was given up be due again, as if it had never failed. `false`: there is no such job. */
export function retryJob({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const job = await tx.get(jobs, id)
    if (job?.givenUpAt === undefined) return false
    const { kind, data } = job
    await tx.put(jobs, { id, kind, data, dueAt: clock.now() })
    return true
  })
}

/** Removes jobs that nobody has retried for a month after they were given up. */
export async function forgetJobs({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<void> {
  const [oldest] = await store.find(jobs, 'givenUp', { prefix: [], limit: 1 })
  if (oldest?.givenUpAt === undefined || oldest.givenUpAt > clock.now() - GIVEN_UP_STAYS) return
  await store.transaction(async (tx) => {
    for (const { id, givenUpAt = 0 } of await tx.find(jobs, 'givenUp', { prefix: [], limit: PAGE }))
      if (givenUpAt <= clock.now() - GIVEN_UP_STAYS) await tx.delete(jobs, id)
  })
}
