import { originAddressed } from '@/adapters/server/base/http/own-origin'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sitemapSections } from './sitemap-sections'
import { indexXml, sitemapXml } from './sitemap-xml'
import type { WebApp } from '@/adapters/server/pages/web-app'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

/** Opens the ports of a visitor, which list the public content. */
interface Visitor {
  ports(language: Language): Promise<GuestPorts>
}

/** Time for which programs may use a site map again, whole seconds. */
const MAX_AGE = 3_600

const FILE = /^(?<language>de|en|es)-(?<section>[a-z]+)-(?<part>[1-9]\d{0,5})\.xml$/u

/** Paths that search engines must not request: calls, sockets, files of members. */
const PRIVATE = [
  '/rest/',
  '/query',
  '/socket',
  '/media/',
  '/sandbox/',
  '/*/member/',
  '/*/mitglied/',
  '/*/miembro/',
  '/*/messenger/',
]

const xml = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MAX_AGE}`)
    .send(content)

function robotsRoute(app: FastifyInstance, originOf: (request: FastifyRequest) => string): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .send(
        `User-agent: *\n${PRIVATE.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  )
}

/**
 * Serves the site map, and `robots.txt` that names it. A site map has one file for each language,
 * kind of page and 500 addresses, so that none has more to read than one list of the platform. A
 * `robots.txt` that an operator has put beside the web app is served instead of this one.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  visitor: Visitor,
  { root, publicOrigin = null }: Pick<WebApp, 'root' | 'publicOrigin'>,
): void {
  const originOf = (request: FastifyRequest): string => publicOrigin ?? originAddressed(request)
  if (!existsSync(join(root, 'robots.txt'))) robotsRoute(app, originOf)
  app.get('/sitemap.xml', async (request, reply) => {
    const ports = await visitor.ports('en')
    const names = await Promise.all(
      Object.entries(sitemapSections).map(async ([name, section]) => {
        const parts = Math.ceil((await section.total(ports)) / MAX_PAGE_SIZE)
        return Array.from({ length: parts }, (_, index) => `${name}-${index + 1}`)
      }),
    )
    const files = LANGUAGES.flatMap((language) => names.flat().map((name) => `/sitemap/${language}-${name}.xml`))
    return xml(reply, indexXml(files.map((file) => originOf(request) + file)))
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const { language, section: name = '', part } = FILE.exec(request.params.file)?.groups ?? {}
    const section = Object.hasOwn(sitemapSections, name) ? sitemapSections[name] : undefined
    const wanted = LANGUAGES.find((each) => each === language)
    if (section === undefined || wanted === undefined) return reply.callNotFound()
    const addresses = await section.part(await visitor.ports(wanted), (Number(part) - 1) * MAX_PAGE_SIZE)
    return addresses.length === 0 ? reply.callNotFound() : xml(reply, sitemapXml(addresses, wanted, originOf(request)))
  })
}
