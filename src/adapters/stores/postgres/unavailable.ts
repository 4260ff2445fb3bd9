import { BackendError } from '@/application/errors/backend-error'

/** The codes with which the system reports that there is no connection, or no longer one. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])

/**
 * Classes of the database's own codes: connection exception, operator intervention (shut down,
 * crashed, starting up).
 */
const CLASSES = ['08', '57P']

/** The driver's own messages, which have no code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client was closed|Client has encountered)/u

/** The code of a database that is set to read only, or is a standby. */
const READ_ONLY = '25006'

/** Codes of insufficient resources (a full disk, no more connections) and of a failing disk. */
const SHORT = ['53', '58030']

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the database cannot be reached. */
export function isGone(failure: unknown): boolean {
  const code = codeOf(failure)
  if (CODES.has(code) || CLASSES.some((start) => code.startsWith(start))) return true
  return code === '' && failure instanceof Error && SENTENCES.test(failure.message)
}

/**
 * Whether this connection accepts no writes, and will accept none even when the database does
 * again.
 */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY

/**
 * Converts a failure of the database's service into `unavailable`, with its cause: it is not a
 * defect of ours, and the caller may retry. Any other failure is returned unchanged.
 */
export function unavailable(error: unknown): unknown {
  if (error instanceof BackendError) return error
  const isUnavailable = isGone(error) || isReadOnly(error) || SHORT.some((start) => codeOf(error).startsWith(start))
  return isUnavailable ? new BackendError('unavailable', { detail: 'database', cause: error }) : error
}
