import type { FastifyRequest } from 'fastify'

/**
 * The origin a caller addressed this server by. `X-Forwarded-Host` is not believed, also not of a trusted proxy: proxies
 * pass on what a guest sends of it, and caches in front store answers for everybody. The protocol is one of two.
 */
export const originAddressed = (request: FastifyRequest): string =>
  `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? ''}`
