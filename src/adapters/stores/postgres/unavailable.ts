import { BackendError } from '@/application/errors/backend-error'

/** With these codes the system or the database reports that there is no connection, or none any more. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])

/** Classes of the database's own codes: connection exception, operator intervention (shut down, crashed, starting up). */
const CLASSES = ['08', '57P']

/** The driver's own messages, which have no code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client was closed|Client has encountered)/u

/** The messages of a database that is set to be read only, or is a standby. */
const READ_ONLY = '25006'

/** Insufficient resources (a full disk, no more connections) and a disk that fails. */
const SHORT = ['53', '58030']

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the database cannot be reached. */
export function isGone(failure: unknown): boolean {
  const code = codeOf(failure)
  if (CODES.has(code) || CLASSES.some((start) => code.startsWith(start))) return true
  return code === '' && failure instanceof Error && SENTENCES.test(failure.message)
}

/** Whether this connection takes no writes, and will take none when the database does again. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY

/**
 * Turns a failure of the database to do what it is there for into `unavailable`, the cause preserved: it is no defect
 * of ours, and the caller may retry. Any other failure stays what it is.
 */
export function unavailable(error: unknown): unknown {
  if (error instanceof BackendError) return error
  const isUnavailable = isGone(error) || isReadOnly(error) || SHORT.some((start) => codeOf(error).startsWith(start))
  return isUnavailable ? new BackendError('unavailable', { detail: 'database', cause: error }) : error
}
