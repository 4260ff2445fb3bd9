import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '@/adapters/server/base/config/server-settings'
import { noForeignOrigins, type ForeignOrigins } from './foreign-origins'

/**
 * Returns the policy of what a page may load and run: the files of this server, and the origins
 * that its configuration names.
 */
const policyWith = ({ connections, frames }: ForeignOrigins): string => {
  const servers = connections.filter((origin) => origin.startsWith('http'))
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "script-src 'self'",
    // The player's library brings its styles as elements; style attributes are not needed.
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...servers].join(' '),
    "font-src 'self'",
    ["media-src 'self' blob: data:", ...servers].join(' '),
    // Sockets of this host are 'self'; the playlists of the embedded backend are inside their own
    // addresses.
    ["connect-src 'self' data:", ...connections].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ['frame-src', ...frames].join(' '),
  ].join('; ')
}

/** Specifies what a page may load and run. */
export const POLICY_HEADER = 'content-security-policy'

/**
 * The only page that may be framed, by this product and by pages of the origins that the operator
 * allows.
 */
const FRAMED = '/checkout.html'

/**
 * Time for which a browser uses only https for this host after it has used it once: a year, in
 * seconds.
 */
const HSTS_MAX_AGE = 31_536_000

/**
 * An answer of data opened as if it were a page: nothing in it loads, runs, frames or is framed.
 */
export const DATA_HEADERS = {
  [POLICY_HEADER]: "default-src 'none'; frame-ancestors 'none'",
  // Refusals too: an answer that may be cached declares so itself.
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

type SecuritySettings = Pick<ServerSettings, 'hstsSubdomains' | 'allowedOrigins'>

/**
 * Returns the resource policy. Pictures are requested without CORS: pages of other origins show
 * them only if any page may. Which guest may see one is decided elsewhere.
 */
const resourcePolicyOf = (allowedOrigins: readonly string[]): 'same-origin' | 'cross-origin' =>
  allowedOrigins.length === 0 ? 'same-origin' : 'cross-origin'

/**
 * Adds the headers of every answer that is no page: few, because they are sent with every answer.
 */
export function secureAnswers(app: FastifyInstance, { hstsSubdomains, allowedOrigins }: SecuritySettings): void {
  const hsts = `max-age=${HSTS_MAX_AGE}${hstsSubdomains ? '; includeSubDomains' : ''}`
  const headers = {
    ...DATA_HEADERS,
    'cross-origin-resource-policy': resourcePolicyOf(allowedOrigins),
    'strict-transport-security': hsts,
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/**
 * Sets headers that limit a page to its purpose; the checkout is framed by the app, nothing else by
 * any page.
 */
export async function securePages(
  app: FastifyInstance,
  { allowedOrigins }: SecuritySettings,
  origins: ForeignOrigins = noForeignOrigins,
): Promise<void> {
  const policy = policyWith(origins)
  const framers = ["'self'", ...allowedOrigins].join(' ')
  const payment = ['self', ...origins.frames.filter((frame) => frame.startsWith('http')).map((each) => `"${each}"`)]
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Sent with every answer, pages or not.
    strictTransportSecurity: false,
    frameguard: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: resourcePolicyOf(allowedOrigins) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const framed = request.url.split('?')[0] === FRAMED
    reply.headers({
      [POLICY_HEADER]: `${policy}; frame-ancestors ${framed ? framers : "'none'"}`,
      'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
      'permissions-policy': [
        'autoplay=(self), camera=(self), fullscreen=(self), microphone=(self), picture-in-picture=(self)',
        `display-capture=(), geolocation=(), payment=(${payment.join(' ')}), usb=(), interest-cohort=()`,
      ].join(', '),
    })
    // This header cannot name an origin: if the policy names one, it decides alone.
    if (framed && allowedOrigins.length > 0) reply.removeHeader('x-frame-options')
    done()
  })
}
