import type { FastifyError, FastifyInstance } from 'fastify'
import { STATUS_OF, type ErrorAnswer } from '@/adapters/wire/base/error-answer'
import { logIfSecurity } from '@/adapters/server/base/security-log'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'

const BY_STATUS: Readonly<Record<number, BackendErrorCode>> = {
  403: 'not-found',
  404: 'not-found',
  429: 'rate-limited',
}

/** The code of any failure; everything unforeseen is ours to explain, and internal. */
export function codeOfError(failure: unknown): BackendErrorCode {
  if (failure instanceof BackendError) return failure.code
  const status = (failure as Partial<FastifyError> | null)?.statusCode ?? 500
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalid-request' : 'internal')
}

/**
 * Seconds after which a retry is worthwhile if the platform cannot do what is requested at the
 * moment.
 */
const RETRY_AFTER = 2

/** The header that specifies when to retry, where there is one. */
export const retryHeaders = (code: BackendErrorCode): Readonly<Record<string, string>> =>
  code === 'unavailable' ? { 'retry-after': String(RETRY_AFTER) } : {}

/** A failure as it is sent to clients. */
export const errorOf = (code: BackendErrorCode, requestId: string, fields?: readonly string[]): ErrorAnswer => ({
  error: { code, requestId, ...(fields === undefined ? {} : { fields }) },
})

/** Answers every failure with a code and the request's id, and discloses no internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (failure: FastifyError, request, reply) => {
    const code = codeOfError(failure)
    logIfSecurity(request.log, code)
    if (code === 'internal') request.log.error({ error: { name: failure.name, stack: failure.stack } }, 'failed')
    // An error of the framework retains its status (413, 415 …), except for a folder of files: no
    // caller learns that it exists.
    const status =
      failure instanceof BackendError || code === 'not-found'
        ? STATUS_OF[code]
        : (failure.statusCode ?? STATUS_OF[code])
    const fields = failure instanceof BackendError ? failure.fields : undefined
    await reply
      .code(status)
      .headers(retryHeaders(code))
      .send(errorOf(code, request.id, fields))
  })
  app.setNotFoundHandler(async (request, reply) => {
    await reply.code(404).send(errorOf('not-found', request.id))
  })
}
