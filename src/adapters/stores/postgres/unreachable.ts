import { BackendError } from '@/application/errors/backend-error'

/** With these codes the system or the database says that there is no connection, or none any more. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])

/** Classes of the database's own codes: connection exception, operator intervention (shut down, crashed, starting up). */
const CLASSES = ['08', '57P']

/** What the driver says itself, which gives it no code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client was closed|Client has encountered)/u

/**
 * Turns a failure to reach the database into `offline`, the cause kept: it is no defect of ours, and whoever asked may ask again. Any
 * other failure stays what it is.
 */
export function unreachable(fault: unknown): unknown {
  if (!(fault instanceof Error) || fault instanceof BackendError) return fault
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  const isUnreachable =
    CODES.has(code) || CLASSES.some((start) => code.startsWith(start)) || (code === '' && SENTENCES.test(fault.message))
  return isUnreachable ? new BackendError('offline', { detail: 'database', cause: fault }) : fault
}
