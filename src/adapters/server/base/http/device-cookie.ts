import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFromOtherSite } from './cross-origin'

/**
 * Browsers store a `__Host-` cookie only from https, for one host and for all of its paths: no
 * neighbouring host can set it.
 */
const SECURE_NAME = '__Host-device'

/** The same over http, where a browser refuses the prefix; for local use. */
const PLAIN_NAME = 'device'

const YEAR = 365 * 86_400

const nameFor = (request: FastifyRequest): string => (request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME)

/**
 * Returns the device key of a request; `null` if it has none that could be one of ours. Any route
 * may call this: no plugin is needed. The platform decides whether it knows the key.
 */
export function deviceKeyOf(request: FastifyRequest): string | null {
  const prefix = `${nameFor(request)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  // Cookies of longer paths come first (RFC 6265, 5.4): ours has the path of the root.
  const key = pairs.findLast((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return key !== undefined && /^[\w-]{16,200}$/u.test(key) ? key : null
}

/** Gives the device its key, which no script can read. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, key: string): void {
  write(request, reply, key, YEAR)
}

/** Takes the key away from the device. */
export function clearDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  write(request, reply, '', 0)
}

function write(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  // A browser sends it to a page of another site only if it declares so, and stores one for each
  // site that embeds this one.
  const scope = isFromOtherSite(request, reply) ? '; Secure; SameSite=None; Partitioned' : `${secure}; SameSite=Lax`
  reply.header('set-cookie', `${nameFor(request)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly${scope}`)
}
