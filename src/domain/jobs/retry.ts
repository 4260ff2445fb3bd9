/** How often a job is tried before it is given up. */
export const MAX_ATTEMPTS = 8

/** The first wait after a failure and the maximum, ms. */
const FIRST_WAIT = 60_000
const MAX_WAIT = 60 * 60_000

/**
 * How long the next attempt waits after this many failures, ms; `null`: the job is given up. Each wait is twice the one before, so that a
 * service that is down for hours is not called every second, and a mail is still of use when it arrives.
 */
export function waitAfterFailures(failures: number): number | null {
  if (failures >= MAX_ATTEMPTS) return null
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
}
