import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RestServer } from './rest-server'
import { languageOf } from '@/adapters/server/base/http/caller-of'
import { deviceKeyOf, setDeviceCookie } from '@/adapters/server/base/http/device-cookie'
import type { RequestCounts } from '@/adapters/server/base/limits/request-counts'
import type { ServerSettings } from '@/adapters/server/base/config/server-settings'
import { alive, contractVersion } from '@/adapters/wire/base/alive-call'
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '@/adapters/wire/base/version'
import { openSession } from '@/adapters/wire/guest/guest-calls'
import { BackendError } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'

/** Maximum length of a user agent that is read, characters. */
const MAX_USER_AGENT_LENGTH = 500

function countryOf(request: FastifyRequest, { countryHeader, countryCode }: ServerSettings): string {
  const reported = countryHeader === null ? undefined : request.headers[countryHeader]
  return typeof reported === 'string' && /^[A-Z]{2}$/u.test(reported) ? reported : countryCode
}

/** Opening a session, and the sign of life: the calls that need none (API-006, API-032). */
export function sessionRoutes(
  server: RestServer,
  platform: Platform,
  settings: ServerSettings,
  counts: RequestCounts,
): void {
  const countNew = (request: FastifyRequest, reply: FastifyReply): void => {
    const { current, ttl } = counts.count(request.ip)
    if (current <= settings.newSessionsPerMinute) return
    reply.header('retry-after', Math.ceil(ttl / 1_000))
    throw new BackendError('rate-limited')
  }
  server.serveOpen(alive, async () => ({ alive: true }))
  server.serveOpen(contractVersion, async () => ({ version: CONTRACT_VERSION, oldest: OLDEST_CONTRACT }))
  server.serveOpen(openSession, async (_input, request, reply) => {
    const known = deviceKeyOf(request)
    // Only a caller who is not known yet creates a guest, with any key they show.
    if (known === null || (await platform.sessionOf(known)) === null) countNew(request, reply)
    const { accessToken, deviceKey } = await platform.openSession(known, {
      countryCode: countryOf(request, settings),
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    })
    const ports = await platform.portsFor(accessToken, languageOf(request))
    if (ports === null) throw new BackendError('internal', { detail: 'a new session has no ports' })
    setDeviceCookie(request, reply, deviceKey)
    return { accessToken, guest: await ports.guest.current() }
  })
}
