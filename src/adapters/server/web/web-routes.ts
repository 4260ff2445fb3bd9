import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ArtAccess } from './art-access'
import { artRoutes, YEAR } from './art-routes'
import type { FirstPicture } from './first-picture'
import { addressOf } from '@/adapters/server/base/http/caller-address'
import { ageGateRoute, hasPassedGate } from '@/adapters/server/pages/age-gate-route'
import type { RenderedPages } from '@/adapters/server/pages/rendered-pages'
import { originAddressed } from '@/adapters/server/base/http/own-origin'
import { HtmlPage, inlineScripts } from '@/adapters/server/pages/html-page'
import { preloadsOf } from '@/adapters/server/pages/preloads'
import { CHECKOUT_PAGE, withConfiguration, withManifest, type WebApp } from '@/adapters/server/pages/web-app'
import type { WantedPage } from '@/adapters/server/pages/page-renderer'
import type { Clock } from '@/application/device/clock'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { match } from '@/domain/routes/match'
import { offeredLanguage } from '@/domain/navigation/offered-language'
import { isOwnAddress } from '@/domain/navigation/own-address'
import { path } from '@/domain/routes/path'

/** Addresses that never are a page: what is not there, is not there. */
const RESERVED = /^\/(?:rest|query|socket|sandbox|media|assets|art)(?:\/|$)|\/\./u

/** A request for a file is not answered with a page. */
const FILE =
  /\.(?:br|css|gz|html?|ico|jpe?g|js|json|m3u8|m4s|map|mjs|mp4|png|svg|ts|txt|webmanifest|webp|woff2?|xml)$/iu

/**
 * The path of the service worker, and the file that replaces it after an operator has retired it.
 */
const WORKER = '/service-worker.js'
const RETIRED_WORKER = 'retired-service-worker.js'

/**
 * Serves the built app: hashed files are cached for good, pages are always revalidated, and every
 * page address gets the same page.
 */
export async function webRoutes(
  app: FastifyInstance,
  web: WebApp,
  firstPicture: FirstPicture | null,
  clock: Clock,
  access: ArtAccess | null,
  rendered: RenderedPages | null = null,
): Promise<void> {
  if (!existsSync(join(web.root, 'index.html'))) {
    throw new Error(`There is no built web app in ${web.root}: build it first.`)
  }
  const pages = new Map(
    readdirSync(web.root)
      .filter((name) => name.endsWith('.html') && (name !== CHECKOUT_PAGE || web.sandboxCheckout !== false))
      .map((name) => {
        const html = readFileSync(join(web.root, name), 'utf8')
        return [`/${name}`, new HtmlPage(withConfiguration(html, web.configuration), inlineScripts(html))]
      }),
  )
  const indexes = indexesOf(web)

  ageGateRoute(app)
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return web.configuration
  })
  await serveFolder(app, join(web.root, 'assets'), '/assets/')
  if (hasArtElsewhere(web.configuration)) {
    const { artUrl } = web.configuration
    app.get('/art/*', (request, reply) => {
      // The time for which a browser may use an older configuration.
      reply.header('cache-control', 'public, max-age=3600')
      return reply.redirect(`${artUrl}${request.url}`, 307)
    })
  } else await artRoutes(app, web.art, clock, access)
  await app.register(fastifyStatic, {
    root: web.root,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: [
      '**/*.html',
      '**/*.br',
      'assets/**',
      'art/**',
      '.vite/**',
      'config.json',
      ...(web.retiresWorker === true ? [WORKER.slice(1)] : []),
    ],
    preCompressed: true,
    maxAge: 3_600_000,
    // Browsers find a newer worker by its address, so that a stored one would delay the next
    // version.
    setHeaders: (reply, path) => {
      if (/service-worker\.js(?:\.br)?$/u.test(path)) reply.header('cache-control', 'no-cache')
    },
  })
  if (web.retiresWorker === true)
    app.get(WORKER, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(RETIRED_WORKER, web.root, { cacheControl: false }),
    )
  app.get('/*', async (request, reply) => {
    const asked = pathOf(request)
    const page = pages.get(asked)
    if (page !== undefined) return page.send(request, reply)
    if (RESERVED.test(asked) || FILE.test(asked)) return reply.callNotFound()
    const found = match(request.url)
    if (found.kind === 'redirect') {
      return isOwnAddress(found.to) ? reply.redirect(found.to, 301) : reply.callNotFound()
    }
    const isReader = !isBrowser(request)
    const wanted = wantedOf(request, found.language, clock, web.publicOrigin)
    const ready = (await rendered?.page(wanted, addressOf(request), isReader)) ?? null
    if (typeof ready === 'object' && ready !== null)
      return ready.movedTo === null ? ready.page.send(request, reply, ready.status) : reply.redirect(ready.movedTo, 301)
    const link = found.kind === 'route' && found.route === 'start' ? await firstPicture?.link() : null
    if (typeof link === 'string') reply.header('link', link)
    const isThere = found.kind === 'route' && web.hasScreen?.(request.url) !== false
    if (!isThere) return indexes[found.language].send(request, reply, 404)
    // A reader without scripts would take the app for the whole page; an older browser shows it
    // under this status as well.
    if (ready === null || !isReader) return indexes[found.language].send(request, reply)
    return indexes[found.language].send(request, reply.header('retry-after', '1'), ready)
  })
}

/**
 * Returns whether a browser sent the request: on a secure connection it names the purpose of a
 * request; search engines and other programs do not.
 */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate'

const hasArtElsewhere = (
  configuration: WebApp['configuration'],
): configuration is WebApp['configuration'] & { readonly artUrl: string } =>
  typeof configuration['artUrl'] === 'string' && configuration['artUrl'] !== ''

/** Phones that do not send the hint are known by their user agent. */
const PHONE = /\b(?:Mobi|Android.+Mobile|iPhone)/u

/** Time zone of pages that are written before the guest's is known: that of the platform. */
const TIME_ZONE = 'Europe/Berlin'

/** The only address that chooses no language: the start page, which is in German (NAV-001). */
const UNCHOSEN = path('start', {}, 'de')

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

/** The languages that a browser prefers, the most welcome first. */
const acceptedLanguages = ({ headers }: FastifyRequest): readonly string[] =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range.split(';q=')
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)

/** The page of a request, as much of it as decides what is rendered. */
function wantedOf(
  request: FastifyRequest,
  language: Language,
  clock: Clock,
  publicOrigin: string | null | undefined,
): WantedPage {
  const hint = request.headers['sec-ch-ua-mobile']
  const renderedFor = {
    isPhone: hint === undefined ? PHONE.test(request.headers['user-agent'] ?? '') : hint === '?1',
    isGatePassed: hasPassedGate(request),
    now: clock.now(),
    timeZone: TIME_ZONE,
  }
  const isUnchosen = !renderedFor.isGatePassed && pathOf(request) === UNCHOSEN
  return {
    address: request.url,
    origin: publicOrigin ?? originAddressed(request),
    language,
    ...(isUnchosen ? { greeting: offeredLanguage(language, acceptedLanguages(request), null) } : {}),
    renderedFor,
  }
}

/**
 * Returns the app's page in each language: the same, except for the files that the browser is to
 * fetch early.
 */
function indexesOf(web: WebApp): Readonly<Record<Language, HtmlPage>> {
  const built = readFileSync(join(web.root, 'index.html'), 'utf8')
  const scripts = inlineScripts(built)
  const html = withConfiguration(built, web.configuration)
  const preloads = preloadsOf(web.root, web.configuration['backend'])
  const pageIn = (language: Language): HtmlPage =>
    new HtmlPage(withManifest(html, language).replace('</head>', `${preloads(language)}</head>`), scripts)
  return Object.fromEntries(LANGUAGES.map((language) => [language, pageIn(language)])) as Record<Language, HtmlPage>
}

async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
  })
}
