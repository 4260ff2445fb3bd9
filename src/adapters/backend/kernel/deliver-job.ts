import { jobs, noteFailure, type Job } from './jobs'
import type { PlatformContext } from './platform-context'
import type { Transaction } from '@/adapters/stores/store'

/**
 * Time for which no other instance sends a delivery that one has started, ms: longer than any
 * service takes.
 */
const CLAIM = 2 * 60_000

/** Returns the code of a failure; its message may name the receiver. */
const codeOf = (cause: unknown): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown')

/**
 * A delivery to an external service failed. The message does not name the receiver, since it ends
 * up in a log.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(what: string, failures: number, isGivenUp: boolean, cause: unknown) {
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`${what} was not sent: ${codeOf(cause)}, attempt ${failures}. ${end}`)
  }
}

/**
 * Delivers something to an external service after the transaction of its job. Until the service has
 * accepted it, the job stays stored and becomes due again after a while, so a process that ends in
 * between loses nothing. A process that ends between the service's answer and the deletion of the
 * job sends it twice. A failure is retried with growing waits, and finally given up.
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
