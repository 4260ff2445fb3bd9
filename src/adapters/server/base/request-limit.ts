import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tokenOf } from './caller-of'
import { COUNT_WINDOW, type RequestCount, type RequestCounts } from './request-counts'

/** Whoever has a token is counted by it, so that a household behind one address is not taken for one guest. */
export async function limitRequests(scope: FastifyInstance, counts: RequestCounts, max: number): Promise<void> {
  class Store implements FastifyRateLimitStore {
    incr(caller: string, answer: (fault: Error | null, count: RequestCount) => void): void {
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
    keyGenerator: (request) => tokenOf(request) ?? request.ip,
  })
}
