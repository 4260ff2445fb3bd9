import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenOf } from './caller-of'
import { COUNT_WINDOW, type RequestCount, type RequestCounts } from './request-counts'

/** What is counted of an address besides its guests: calls with tokens that open nothing. */
const strangersAt = ({ ip }: FastifyRequest): string => `strangers ${ip}`

/**
 * Whoever has a token is counted by it, so that a household behind one address is not taken for one guest. An address from which
 * more tokens come that open nothing than one guest may make calls is counted as a whole: tokens are easily made up.
 */
export async function limitRequests(scope: FastifyInstance, counts: RequestCounts, max: number): Promise<void> {
  class Store implements FastifyRateLimitStore {
    incr(caller: string, answer: (fault: Error | null, count: RequestCount) => void): void {
      answer(null, counts.count(caller))
    }

    child(): this {
      return this
    }
  }
  scope.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 401) counts.count(strangersAt(request))
  })
  await scope.register(rateLimit, {
    max,
    timeWindow: COUNT_WINDOW,
    store: Store,
    keyGenerator: (request) =>
      counts.made(strangersAt(request)) >= max ? strangersAt(request) : (tokenOf(request) ?? request.ip),
  })
}
