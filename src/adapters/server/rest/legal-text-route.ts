import type { FastifyInstance } from 'fastify'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { legalTextAddress, legalTextFile } from '@/domain/legal/legal-text'
import { blocksOf } from '@/domain/markup/blocks-of'
import { htmlOf } from '@/domain/markup/html-of'
import type { Language } from '@/domain/navigation/language'

/** Opens the ports of a visitor, which answer a link without a session. */
interface Visitor {
  ports(language: Language): Promise<GuestPorts>
}

const MINUTE = 60

/**
 * Sends a legal text as a file (BLO-020), to anyone: it has to be readable before there is an
 * account. The content of the file was parsed into blocks, so that the file runs nothing wherever
 * it is opened.
 */
export function legalTextRoute(app: FastifyInstance, visitor: Visitor): void {
  app.get<{ Params: { id: string } }>(legalTextAddress(':id').replace('%3A', ':'), async ({ params }, reply) => {
    const { legal } = await visitor.ports('en')
    const [text] = (await legal.texts({ filter: { id: params.id }, first: 1, offset: 0 })).items
    if (text === undefined) return reply.callNotFound()
    const { name, contentType, content } = legalTextFile(text, htmlOf(blocksOf(text.html)))
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', `public, max-age=${MINUTE}`)
      .send(content)
  })
}
