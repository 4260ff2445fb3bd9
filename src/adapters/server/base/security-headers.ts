import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' blob: data:",
  "connect-src 'self' ws: wss: data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
].join('; ')

/** Says what a page may load and run. */
export const POLICY_HEADER = 'content-security-policy'

/** The one page that may be framed, and by this product only. */
const FRAMED = '/checkout.html'

/** Headers that keep a page to what it is meant to do; the checkout is framed by the app, nothing else by anybody. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    const framed = request.url.split('?')[0] === FRAMED
    reply.header(POLICY_HEADER, `${POLICY}; frame-ancestors ${framed ? "'self'" : "'none'"}`)
    reply.header('x-frame-options', framed ? 'SAMEORIGIN' : 'DENY')
    reply.header('permissions-policy', 'geolocation=(), payment=(self), usb=(), interest-cohort=()')
  })
}
