import type { FastifyInstance } from 'fastify'
import { UNSUBSCRIBE_PATH } from '@/application/notifications/unsubscribe-path'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

/** A form with one field. */
const FORM_LIMIT = 4_096

interface Token {
  readonly Params: { readonly token: string }
}

/** Opens the ports of a visitor, which answer a mail program without a session. */
interface Visitor {
  ports(language: Language): Promise<GuestPorts>
}

/**
 * Serves the address that a mail program posts to at the press of "unsubscribe" (RFC 8058). Reading
 * it changes nothing, because programs that check links read every address of a mail: it leads to
 * the page with a button.
 */
export function unsubscribeRoute(app: FastifyInstance, visitor: Visitor): void {
  app.removeAllContentTypeParsers()
  // The content of the form has no effect: the token decides.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) => done(null))
  const url = `${UNSUBSCRIBE_PATH}:token`
  app.get<Token>(url, async ({ params }, reply) => {
    const page = `${path('unsubscribe', {}, 'en')}#${encodeURIComponent(params.token)}`
    return reply.header('cache-control', 'no-store').redirect(page, 303)
  })
  app.post<Token>(url, async ({ params }, reply) => {
    const { notificationSettings } = await visitor.ports('en')
    const { ok } = await notificationSettings.unsubscribe(params.token)
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 410)
      .send({ ok })
  })
}
