import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { POLICY_HEADER } from '@/adapters/server/base/http/security-headers'

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64')

/**
 * Returns the scripts of a page as it was built, as a policy names them: by their fingerprints.
 * Read before content is inserted, so that no content can name a script of its own.
 */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(?<code>.*?)<\/script>/gsu)].map(
    ({ groups }) => `'sha256-${fingerprint(groups?.['code'] ?? '')}'`,
  )

/**
 * A page that is made once when the server starts, one that changes, or one that also depends on
 * the language of the browser.
 */
type Kind = 'once' | 'changing' | 'by-language'

/** Effort of compression. */
const BROTLI: Readonly<Record<Kind, number>> = { once: constants.BROTLI_MAX_QUALITY, changing: 4, 'by-language': 4 }

const CHANGING = 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile'

/** The headers of a request that decide which page answers it. */
const VARY: Readonly<Record<Kind, string>> = {
  once: 'accept-encoding',
  changing: CHANGING,
  'by-language': `${CHANGING}, accept-language`,
}

/** A page, compressed once. */
export class HtmlPage {
  private readonly etag: string
  private readonly scripts: string
  private readonly plain: Buffer
  private readonly forms = new Map<string, Buffer>()

  constructor(
    html: string,
    /** The scripts that the policy allows: `inlineScripts` of the page as it was built. */
    scripts: readonly string[],
    private readonly kind: Kind = 'once',
  ) {
    const plain = Buffer.from(html)
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    this.scripts = ["script-src 'self'", ...scripts].join(' ')
    this.plain = plain
  }

  send(request: FastifyRequest, reply: FastifyReply, status = 200): FastifyReply {
    const accepted = request.headers['accept-encoding'] ?? ''
    const policy = String(reply.getHeader(POLICY_HEADER))
    reply.header(POLICY_HEADER, policy.replace("script-src 'self'", this.scripts))
    const form = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : 'identity'
    reply.headers({ 'cache-control': 'no-cache', vary: VARY[this.kind], etag: this.etag })
    if (status === 200 && request.headers['if-none-match'] === this.etag) return reply.code(304).send()
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.code(status).type('text/html; charset=utf-8').send(this.inForm(form))
  }

  /** Compressed when a browser first accepts it so. */
  private inForm(form: 'br' | 'gzip' | 'identity'): Buffer {
    if (form === 'identity') return this.plain
    const known = this.forms.get(form)
    if (known !== undefined) return known
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI[this.kind] }
    const compressed = form === 'br' ? brotliCompressSync(this.plain, { params }) : gzipSync(this.plain)
    this.forms.set(form, compressed)
    return compressed
  }
}
