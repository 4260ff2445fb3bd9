import type { FastifyRequest } from 'fastify'

/**
 * Returns the origin by which a caller addressed this server. Ignores `X-Forwarded-Host`, even of a
 * trusted proxy: proxies pass on what a guest sends of it, and caches in front store answers for
 * everybody. The protocol is one of two.
 */
export const originAddressed = (request: FastifyRequest): string =>
  `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? ''}`
