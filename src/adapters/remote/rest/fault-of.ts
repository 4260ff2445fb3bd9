import { isAxiosError } from 'axios'
import { errorAnswer } from '@/adapters/wire/base/error-answer'
import type { Connectivity } from '@/application/device/connectivity'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'

const BY_STATUS: Readonly<Record<number, BackendErrorCode>> = {
  400: 'invalid-request',
  401: 'session-expired',
  404: 'not-found',
  429: 'rate-limited',
}

/**
 * What broke, as one error of ours (API-010). The cause keeps axios' own code and nothing else of it: its errors carry the
 * whole request, and with it the token.
 */
export function faultOf(fault: unknown, connectivity: Connectivity): BackendError {
  if (fault instanceof BackendError) return fault
  if (!isAxiosError(fault)) return new BackendError('internal', { cause: fault })
  const cause = new Error(fault.code ?? 'no code')
  if (fault.response !== undefined) return faultOfAnswer(fault.response.status, fault.response.data, cause)
  if (!connectivity.isOnline()) return new BackendError('offline', { cause })
  const late = fault.code === 'ECONNABORTED' || fault.code === 'ETIMEDOUT'
  return new BackendError(late ? 'timeout' : 'offline', { cause })
}

/** What an answer of another status than 200 to 299 says. */
export function faultOfAnswer(status: number, body: unknown, cause?: Error): BackendError {
  const told = errorAnswer.safeParse(body)
  if (told.success) return new BackendError(told.data.error.code, { cause, detail: told.data.error.requestId })
  return new BackendError(BY_STATUS[status] ?? 'http', { cause, detail: `status ${status}` })
}
