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
 * What broke, as one error of ours (API-010). The cause holds axios' own code and nothing else of it: its errors carry
 * the whole request, and with it the token.
 */
export function toBackendError(failure: unknown, connectivity: Connectivity): BackendError {
  if (failure instanceof BackendError) return failure
  if (!isAxiosError(failure)) return new BackendError('internal', { cause: failure })
  const cause = new Error(failure.code ?? 'no code')
  if (failure.response !== undefined) return errorOfAnswer(failure.response.status, failure.response.data, cause)
  if (!connectivity.isOnline()) return new BackendError('offline', { cause })
  const late = failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT'
  return new BackendError(late ? 'timeout' : 'offline', { cause })
}

/** The error that an answer of another status than 200 to 299 reports. */
export function errorOfAnswer(status: number, body: unknown, cause?: Error): BackendError {
  const reported = errorAnswer.safeParse(body)
  if (reported.success)
    return new BackendError(reported.data.error.code, { cause, detail: reported.data.error.requestId })
  return new BackendError(BY_STATUS[status] ?? 'http', { cause, detail: `status ${status}` })
}
