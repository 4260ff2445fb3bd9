/** How often a mail is tried before it is given up. */
export const MAX_MAIL_ATTEMPTS = 8

/** The first wait after a failure and the maximum, ms. */
const FIRST_WAIT = 60_000
const MAX_WAIT = 60 * 60_000

/**
 * How long the next attempt waits after this many failures, ms; `null`: the mail is given up. Each wait is twice the
 * one before, so that a mail server that is down for hours is not called every second, and its mails are still of use
 * when they arrive.
 */
export function waitAfterFailures(failures: number): number | null {
  if (failures >= MAX_MAIL_ATTEMPTS) return null
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
}
