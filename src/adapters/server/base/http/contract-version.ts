import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { QUERY_PATH } from '@/adapters/wire/base/query-call'
import {
  CONTRACT_VERSION,
  isSupported,
  UNSUPPORTED_STATUS,
  UNSUPPORTED_VERSION,
  VERSION_HEADER,
  VERSION_PARAMETER,
} from '@/adapters/wire/base/version'

/** The refusal in the form of a REST call. */
export const unsupportedVersion = (requestId: string): object => ({
  error: { code: UNSUPPORTED_VERSION, requestId, fields: [VERSION_HEADER] },
})

const isRefused = (named: string | readonly string[] | null | undefined): boolean =>
  named !== undefined && named !== null && !(typeof named === 'string' && isSupported(named))

/**
 * Names the version on every answer, and refuses requests of clients that were written for another
 * one before anything runs.
 */
export function answerVersions(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header(VERSION_HEADER, CONTRACT_VERSION)
    if (!isRefused(request.headers[VERSION_HEADER])) return
    const isQuery = request.routeOptions.url === QUERY_PATH
    const query = { errors: [{ message: UNSUPPORTED_VERSION, extensions: { code: UNSUPPORTED_VERSION } }] }
    await reply.code(UNSUPPORTED_STATUS).send(isQuery ? query : unsupportedVersion(request.id))
  })
}

/**
 * Returns whether a connection is of a client that was written for a version this server does not
 * have.
 */
export const isOfUnsupportedVersion = ({ headers, url = '' }: IncomingMessage): boolean =>
  isRefused(headers[VERSION_HEADER]) || isRefused(new URLSearchParams(url.split('?')[1] ?? '').get(VERSION_PARAMETER))
