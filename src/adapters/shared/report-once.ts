import type { Clock } from '@/application/device/clock'

/** For how long the same failure is not reported again, ms. */
const QUIET = 60_000

/** How many different failures are known at a time. */
const MAX_KNOWN = 500

/** Reports each kind of failure once a minute: what is tried every second would fill a log with one sentence. */
export function reportOnce(clock: Pick<Clock, 'now'>, report: (error: unknown) => void): (error: unknown) => void {
  const reportedAt = new Map<string, number>()
  return (error) => {
    const kind = String(error)
    const now = clock.now()
    if (now - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET) return
    if (reportedAt.size >= MAX_KNOWN) reportedAt.clear()
    reportedAt.set(kind, now)
    report(error)
  }
}
