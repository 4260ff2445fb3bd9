import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { publishedDocuments } from '@/adapters/wire/contract/published-documents'

/** The files that `npm run contract` has printed, as texts of the built server. */
const printed: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  ['/docs/contract/{openapi,asyncapi,documents,words,configuration.schema}.json', '/docs/contract/schema.graphql'],
  { query: '?raw', import: 'default' },
)

const MINUTE = 60

/** Weak: the same document is sent compressed as well. */
const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`

/** Sends the documents of the contract to anyone, each at the address of its name. */
export function documentRoutes(app: FastifyInstance): void {
  for (const { name, contentType } of publishedDocuments) {
    const load = printed[`/docs/contract/${name}`]
    if (load === undefined) throw new Error(`docs/contract has no ${name}`)
    app.get(`/${name}`, async (request, reply) => {
      const text = await load()
      const etag = etagOf(text)
      reply.header('cache-control', `public, max-age=${MINUTE}`).header('etag', etag)
      const known = request.headers['if-none-match']?.split(',').map((each) => each.trim())
      if (known?.includes(etag) === true) return reply.code(304).send()
      return reply.header('content-type', `${contentType}; charset=utf-8`).send(text)
    })
  }
}
