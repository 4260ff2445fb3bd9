/** Maximum attempts of a job before it is given up. */
export const MAX_ATTEMPTS = 8

/** The first delay after a failure, and the maximum; ms. */
const FIRST_WAIT = 60_000
const MAX_WAIT = 60 * 60_000

/**
 * Returns the delay of the next attempt after this many failures, in ms; `null` gives the job up.
 * Each delay is twice the one before, so that a service that is down for hours is not called every
 * second, and a mail is still useful when it arrives.
 */
export function waitAfterFailures(failures: number): number | null {
  if (failures >= MAX_ATTEMPTS) return null
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
}
