import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { POLICY_HEADER } from '@/adapters/server/base/http/security-headers'

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The scripts in a page itself, as a policy names them: by their fingerprints. */
const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(?<code>.*?)<\/script>/gsu)].map(
    ({ groups }) => `'sha256-${fingerprint(groups?.['code'] ?? '')}'`,
  )

/** A page that is made once when the server starts, and squeezed once. */
export class HtmlPage {
  private readonly etag: string
  private readonly scripts: string
  private readonly forms: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>

  constructor(html: string) {
    const plain = Buffer.from(html)
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    this.scripts = ["script-src 'self'", ...inlineScripts(html)].join(' ')
    this.forms = { br: brotliCompressSync(plain), gzip: gzipSync(plain), identity: plain }
  }

  send(request: FastifyRequest, reply: FastifyReply, status = 200): FastifyReply {
    const accepted = request.headers['accept-encoding'] ?? ''
    const policy = String(reply.getHeader(POLICY_HEADER))
    reply.header(POLICY_HEADER, policy.replace("script-src 'self'", this.scripts))
    const form = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : 'identity'
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: this.etag })
    if (status === 200 && request.headers['if-none-match'] === this.etag) return reply.code(304).send()
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.code(status).type('text/html; charset=utf-8').send(this.forms[form])
  }
}
