import type { PlatformContext } from './platform-context'
import { dictionary, fields, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection, Transaction } from '@/adapters/stores/store'

/** Something to be done later, stored so that a reload or a restart loses nothing. Times are epoch ms. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly dueAt: number
  readonly data: Readonly<Record<string, string>>
}

export const jobs: Collection<Job> = {
  name: 'jobs',
  schema: schemaOf(fields<Job>({ id: text, kind: text, dueAt: number, data: dictionary(text) })),
  key: (job) => job.id,
  indexes: { byDue: (job) => [[job.dueAt, job.id]] },
}

/**
 * Does a job inside its transaction; what it returns runs after the transaction is committed, to notify the guests.
 * What takes longer than a tick returns a promise, which no caller awaits: it retains its job until it is done.
 */
export type JobHandler = (platform: PlatformContext, tx: Transaction, job: Job) => Promise<() => void | Promise<void>>

/** How many due jobs one sweep takes. */
export const MAX_JOBS = 50

/** How long a job may be due before it is overdue, ms: the scheduler looks every second. */
const OVERDUE = 5_000

/** How many jobs are looked at to count those that are overdue. */
const MAX_COUNTED = 500

/** How many jobs are overdue, as far as they are counted, and for how long the oldest of all that are due has been so, ms. */
export async function overdueJobs({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<{
  readonly count: number
  readonly oldest: number
}> {
  const waiting = await store.find(jobs, 'byDue', { prefix: [], limit: MAX_COUNTED })
  const ages = waiting.map(({ dueAt }) => clock.now() - dueAt)
  return { count: ages.filter((age) => age > OVERDUE).length, oldest: Math.max(0, ...ages) }
}

/** Runs what is due. A job is removed in the transaction that does it: done once, even if others run jobs too. */
export async function runDueJobs(
  platform: PlatformContext,
  handlers: Readonly<Record<string, JobHandler>>,
  onError: (error: unknown) => void,
): Promise<number> {
  const now = platform.clock.now()
  const waiting = await platform.store.find(jobs, 'byDue', { prefix: [], limit: MAX_JOBS })
  const due = waiting.filter((job) => job.dueAt <= now)
  for (const job of due) {
    const publish = await platform.store.transaction(async (tx) => {
      if ((await tx.get(jobs, job.id)) === undefined) return undefined
      await tx.delete(jobs, job.id)
      return handlers[job.kind]?.(platform, tx, job)
    })
    const done = publish?.()
    if (done instanceof Promise) done.catch(onError)
  }
  return due.length
}
