import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The header with the id of a request, in both directions. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Returns the id that a proxy in front has given a request, so that both logs know it by one name;
 * `null` for one that could break a log line.
 */
export function requestIdOf({ headers }: IncomingMessage): string | null {
  const reported = headers[REQUEST_ID_HEADER]
  return typeof reported === 'string' && /^[A-Za-z0-9-]{8,64}$/u.test(reported) ? reported : null
}

/**
 * Returns an id that no other request of any server has, and that discloses nothing: a number would
 * disclose how many requests there are.
 */
export const newRequestId = (): string => randomUUID()

/** The pattern a request's address fell under, never the address itself. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(none)'

/**
 * Logs one line for each request: its route, its result and its duration. The pattern of the route
 * replaces its address, so that no token, no signature, no name and no search ends in a log; the
 * caller is not named either.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply.statusCode, reply.elapsedTime)
    done()
  })
}

/** The log line of one request. */
export function logAnswer(request: FastifyRequest, status: number, ms: number): void {
  request.log.info({ method: request.method, route: routeOf(request), status, ms: Math.round(ms) }, 'answered')
}
