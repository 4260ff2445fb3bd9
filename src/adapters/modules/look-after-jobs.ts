import { givenUpJobs, retryJob, type Job } from '@/adapters/backend/kernel/jobs'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import type { Store } from '@/adapters/stores/store'
import { SystemClock } from '@/adapters/system/system-clock'

/** Maximum number of jobs that one command lists, or retries. */
const MAX_LISTED = 200

/** The name of all jobs that were given up. */
const ALL = 'all'

/**
 * Lists the jobs that were given up, a line each with the error that ended them. Returns the text
 * to print.
 */
export function listJobs(url: string, migrations: string): Promise<string> {
  return withStore(url, migrations, async (store) => {
    const found = await givenUpJobs({ store }, MAX_LISTED)
    if (found.length === 0) return 'No job was given up.'
    return [
      ...found.map(lineOf),
      `${found.length} jobs were given up. --retry-job ID or --retry-job ${ALL} lets them be due again.`,
    ].join('\n')
  })
}

/** Lets one job that was given up be due again, or all of them. Returns the text to print. */
export function retryJobs(url: string, migrations: string, id: string): Promise<string> {
  return withStore(url, migrations, async (store) => {
    const clock = new SystemClock()
    const wanted = id === ALL ? (await givenUpJobs({ store }, MAX_LISTED)).map((job) => job.id) : [id]
    const retried = await Promise.all(wanted.map((each) => retryJob({ store, clock }, each)))
    const count = retried.filter(Boolean).length
    if (count === 0 && id !== ALL) throw new Error(`No job ${id} was given up. --jobs lists those that were.`)
    return `${count} jobs are due again: a running server does them.`
  })
}

const lineOf = ({ id, kind, failures = 0, givenUpAt = 0, error = '' }: Job): string =>
  `${new Date(givenUpAt).toISOString()} ${kind} ${id} after ${failures} attempts: ${error}`

async function withStore(url: string, migrations: string, work: (store: Store) => Promise<string>): Promise<string> {
  const { store, close } = await openPostgres(url, migrations, () => undefined, 'require-migrated')
  try {
    return await work(store)
  } finally {
    await close()
  }
}
