import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VERSION_HEADER } from '@/adapters/wire/base/version'
import { REQUEST_ID_HEADER } from './logging'

/**
 * Time for which a browser may store a permission, s; Chromium forgets it after two hours in any
 * case.
 */
const MAX_AGE = 7_200

/**
 * Lets pages of these origins, and of no others, call the server with their session
 * (docs/operators.md, "Pages of another origin"). Without any, no answer has a header of CORS.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    // The headers that a request may carry are not listed: an origin that may call at all may send
    // any.
    exposedHeaders: [
      'content-range',
      VERSION_HEADER,
      'deprecation',
      'location',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
      'sunset',
      REQUEST_ID_HEADER,
    ],
    maxAge: MAX_AGE,
    // A preflight without a rule of ours would be 404, as any other address that does not exist.
    strictPreflight: false,
  })
}

/**
 * Returns whether the page that sent the request is on another site than this server, and may have
 * a session here.
 */
export const isFromOtherSite = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.headers['sec-fetch-site'] === 'cross-site' && reply.hasHeader('access-control-allow-origin')
