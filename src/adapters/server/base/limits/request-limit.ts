import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '@/adapters/server/base/http/caller-address'
import { tokenOf } from '@/adapters/server/base/http/caller-of'
import type { KnownTokens } from '@/adapters/server/base/http/known-tokens'
import { REST_PREFIX } from '@/adapters/wire/base/rest-call'
import { openSession } from '@/adapters/wire/guest/guest-calls'
import { BackendError } from '@/application/errors/backend-error'
import { COUNT_WINDOW, type RequestCount, type RequestCounts } from './request-counts'

/**
 * The call that opens a session without a token; a caller who shows one may have made it up, and
 * another for each session they open.
 */
const OPENING = `${REST_PREFIX}${openSession.path}`

/**
 * Returns the key by which a request is counted. A caller who shows a token that is known to open a
 * session is counted by it, so that a household behind one address does not count as one guest. A
 * token that is not known may be made up: its requests are counted by address before the token is
 * looked up, apart from those without a token, so that neighbours can still open sessions.
 */
function countedBy(request: FastifyRequest, known: Pick<KnownTokens, 'has'> | null): string {
  const address = addressOf(request)
  const token = request.routeOptions.url === OPENING ? null : tokenOf(request)
  if (token === null || known === null) return address
  return known.has(token) ? token : `unknown ${address}`
}

/**
 * Limits the requests of a scope to `max` a minute. Without `known`, all of them are counted by
 * address.
 */
export async function limitRequests(
  scope: FastifyInstance,
  counts: RequestCounts,
  max: number,
  known: Pick<KnownTokens, 'has'> | null = null,
): Promise<void> {
  class Store implements FastifyRateLimitStore {
    incr(caller: string, answer: (error: Error | null, count: RequestCount) => void): void {
      answer(null, counts.count(caller))
    }

    child(): this {
      return this
    }
  }
  await scope.register(rateLimit, {
    max,
    timeWindow: COUNT_WINDOW,
    store: Store,
    // Header names of the draft of the IETF: `ratelimit-limit` and so on. A client can slow down
    // before it is refused.
    enableDraftSpec: true,
    keyGenerator: (request) => countedBy(request, known),
  })
}

/**
 * Limits the pages and files of a scope to `max` a minute of one address. Files that a browser
 * stores have no headers about a limit.
 */
export function limitPages(scope: FastifyInstance, counts: Pick<RequestCounts, 'count'>, max: number): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { current, ttl } = counts.count(addressOf(request))
    if (current <= max) return
    reply.header('retry-after', Math.ceil(ttl / 1_000))
    throw new BackendError('rate-limited')
  })
}
