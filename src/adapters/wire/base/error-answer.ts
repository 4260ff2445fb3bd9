import * as z from 'zod/mini'
import { answerText, type Wire } from './scalars'
import { BACKEND_ERROR_CODES, type BackendErrorCode } from '@/application/errors/backend-error'

/**
 * The answer of a failed REST call: a code to act on, and the id under which the server's log lists
 * the request. `fields`: the missing or malformed fields of the request.
 */
export interface ErrorAnswer {
  readonly error: {
    readonly code: BackendErrorCode
    readonly requestId: string
    readonly fields?: readonly string[]
  }
}

export const errorCode: Wire<BackendErrorCode> = z.enum(BACKEND_ERROR_CODES)

export const errorAnswer: Wire<ErrorAnswer> = z.object({
  error: z.object({ code: errorCode, requestId: answerText(100), fields: z.exactOptional(z.array(answerText(1_000))) }),
})

/** The HTTP status of each code. */
export const STATUS_OF: Readonly<Record<BackendErrorCode, number>> = {
  offline: 503,
  unavailable: 503,
  timeout: 504,
  http: 502,
  protocol: 502,
  'missing-token': 401,
  'session-expired': 401,
  'invalid-request': 400,
  'rate-limited': 429,
  'not-found': 404,
  internal: 500,
}
