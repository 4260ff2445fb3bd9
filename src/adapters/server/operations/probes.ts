import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics'
import type { Readiness } from './readiness'
import { bearerOf } from '@/adapters/server/base/http/caller-of'

/** Requested every few seconds by machines: an answer to them is not worth logging. */
const QUIET = { logLevel: 'warn' } as const

/** The routes of machines that look after the server. */
export const PROBES: ReadonlySet<string> = new Set(['/alive', '/ready', '/metrics'])

/**
 * Serves whether the process lives, whether it is ready for guests, and its metrics. None of them
 * is limited.
 */
export function probes(app: FastifyInstance, readiness: Readiness, metrics: Metrics, token: string | null): void {
  app.get('/alive', QUIET, async () => ({ alive: true }))
  app.get('/ready', QUIET, async (_request, reply) => {
    const state = await readiness.state()
    const ready = state.missing.length === 0
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { ready, ...state }
  })
  app.get('/metrics', QUIET, async (request, reply) => {
    if (!(token === null ? isNear(request) : isSame(bearerOf(request), token))) return reply.callNotFound()
    reply.type(metrics.contentType).header('cache-control', 'no-store')
    return metrics.text()
  })
}

/**
 * Returns whether the caller is on this machine and makes no request for a caller elsewhere: a
 * proxy here is near, and its callers are not.
 */
function isNear({ raw, headers }: FastifyRequest): boolean {
  const near = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/u.test(raw.socket.remoteAddress ?? '')
  return near && !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
}

/** Compared by fingerprints of equal length, so that the time it takes discloses nothing. */
function isSame(shown: string | null, token: string): boolean {
  const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()
  return shown !== null && timingSafeEqual(fingerprint(shown), fingerprint(token))
}
