/** How often a mail is tried before it is given up. */
export const MAX_MAIL_ATTEMPTS = 8

/** The first wait after a failure and the longest, ms. */
const FIRST_WAIT = 60_000
const MAX_WAIT = 60 * 60_000

/**
 * How long the next attempt waits after so many have failed, ms; `null`: the mail is given up. Each wait is twice the one before,
 * so that a mail server that is down for an evening is not asked every second, and a mail about it is still of use.
 */
export function waitAfterFailures(failures: number): number | null {
  if (failures >= MAX_MAIL_ATTEMPTS) return null
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
}
