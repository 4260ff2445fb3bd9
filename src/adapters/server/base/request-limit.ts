import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tokenOf } from './caller-of'
import { REST_PREFIX } from '@/adapters/wire/base/rest-call'
import { openSession } from '@/adapters/wire/guest/guest-calls'
import { COUNT_WINDOW, type RequestCount, type RequestCounts } from './request-counts'

/** A session is opened without a token; who shows one all the same may have made it up, and another for each session he opens. */
const OPENING = `${REST_PREFIX}${openSession.path}`

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

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
    // Pages wait as long as `retry-after` says; what is left of a share nobody asks.
    addHeadersOnExceeding: NO_HEADERS,
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    keyGenerator: (request) => (request.routeOptions.url === OPENING ? request.ip : (tokenOf(request) ?? request.ip)),
  })
}
