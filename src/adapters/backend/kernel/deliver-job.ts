import { jobs, noteFailure, type Job } from './jobs'
import type { PlatformContext } from './platform-context'
import type { Transaction } from '@/adapters/stores/store'

/** For so long, ms, no other instance sends what one has begun to send: longer than any service takes. */
const CLAIM = 2 * 60_000

/** What is known of a failure besides its message, which may name the receiver. */
const codeOf = (cause: unknown): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown')

/** Something could not be handed over to a service outside. Does not name its receiver: the sentence ends in a log. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(what: string, failures: number, isGivenUp: boolean, cause: unknown) {
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`${what} was not sent: ${codeOf(cause)}, attempt ${failures}. ${end}`)
  }
}

/**
 * Hands something over to a service outside, after the transaction of its job. The job is stored, due again after a while, until the
 * service has taken it over: a process that ends in between loses nothing. One that ends between the service's answer and the deletion of
 * the job sends it twice. A failure is retried with growing waits, and given up.
 */
export async function deliverJob(
  platform: PlatformContext,
  tx: Transaction,
  job: Job,
  send: () => Promise<void>,
  what = `A ${job.kind}`,
): Promise<() => Promise<void>> {
  await tx.put(jobs, { ...job, dueAt: platform.clock.now() + CLAIM })
  return () => deliver(platform, job, send, what)
}

async function deliver(platform: PlatformContext, job: Job, send: () => Promise<void>, what: string): Promise<void> {
  try {
    await send()
  } catch (error) {
    const { failures, isGivenUp } = await noteFailure(platform, job, `${what} was not sent: ${codeOf(error)}`)
    throw new DeliveryError(what, failures, isGivenUp, error)
  }
  await platform.store.transaction((tx) => tx.delete(jobs, job.id))
}
