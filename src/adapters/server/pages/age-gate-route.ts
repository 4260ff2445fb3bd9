import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AGE_GATE_COOKIE, AGE_GATE_MAX_AGE } from '@/worker-protocol/age-gate-cookie'
import { AGE_GATE_PASSED, AGE_GATE_PATH } from '@/application/access/age-gate'
import { match } from '@/domain/routes/match'
import { isOwnAddress } from '@/domain/navigation/own-address'

/** A form with one address. */
const FORM_LIMIT = 4_096

/** Returns whether the device has answered the age question. */
export const hasPassedGate = (request: FastifyRequest): boolean =>
  (request.headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${AGE_GATE_COOKIE}=${AGE_GATE_PASSED}`)

/** A page of ours that the answer leads back to; the start page instead of anything else. */
const pageOf = (body: string): string => {
  const page = new URLSearchParams(body).get('page') ?? '/'
  return isOwnAddress(page) && match(page).kind !== 'none' ? page : '/'
}

/**
 * Returns whether another site sent the form, because no other site may answer for the guest.
 * Browsers that do not name the site of a request name the origin of a form.
 */
function isOfOtherSite({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from !== 'same-origin' && from !== 'none'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host
}

/** Takes the answer to the age question from a page that runs no script. */
export function ageGateRoute(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.post(AGE_GATE_PATH, async (request, reply) => {
    if (isOfOtherSite(request)) return reply.callNotFound()
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const cookie = `${AGE_GATE_COOKIE}=${AGE_GATE_PASSED}; Max-Age=${AGE_GATE_MAX_AGE}; Path=/${secure}; SameSite=Lax`
    return reply.header('set-cookie', cookie).redirect(pageOf(String(request.body)), 303)
  })
}
