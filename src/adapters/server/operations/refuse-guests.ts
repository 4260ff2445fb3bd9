import type { FastifyInstance } from 'fastify'
import { PROBES } from './probes'
import type { Readiness } from './readiness'
import { BackendError } from '@/application/errors/backend-error'

/**
 * Answers every request but a probe with 503 while the server is unfit, and ends its connection,
 * even if no proxy requests `/ready`: a proxy passes the request on to the next server (0080).
 */
export function refuseWhileUnfit(app: FastifyInstance, readiness: Pick<Readiness, 'isUnfit'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!readiness.isUnfit || PROBES.has(request.routeOptions.url ?? '')) return
    reply.header('connection', 'close')
    throw new BackendError('unavailable', { detail: 'unfit' })
  })
}
