import type { FastifyInstance } from 'fastify'

/**
 * One line a request: which route, how it went, how long it took. The pattern of the route stands for its address, so that no
 * token, no signature, no name and no search ends in a log; whoever called is not named either.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
