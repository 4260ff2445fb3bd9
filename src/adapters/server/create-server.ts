import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import { answerErrors, errorOf } from '@/adapters/server/base/http/answer-errors'
import {
  requestIdOf,
  logAnswer,
  logRequests,
  newRequestId,
  REQUEST_ID_HEADER,
  routeOf,
} from '@/adapters/server/base/http/logging'
import { KnownTokens } from '@/adapters/server/base/http/known-tokens'
import { answerMalformed } from '@/adapters/server/base/http/malformed-http'
import { compressAnswers } from '@/adapters/server/base/http/compressed-answers'
import { answerVersions } from '@/adapters/server/base/http/contract-version'
import { allowOrigins } from '@/adapters/server/base/http/cross-origin'
import { cachedAnswerJson } from '@/adapters/server/base/http/cached-json'
import { DATA_HEADERS, secureAnswers, securePages } from '@/adapters/server/base/http/security-headers'
import { RequestCounts, type CountedScope } from '@/adapters/server/base/limits/request-counts'
import { limitPages, limitRequests } from '@/adapters/server/base/limits/request-limit'
import { BODY_LIMIT, type ServerSettings } from '@/adapters/server/base/config/server-settings'
import { publishSocket } from './live/publish-socket'
import { SessionRegistry } from './live/session-registry'
import type { FileStore } from './files/file-store'
import { mediaRoutes, type SampleCaptions } from './media/media-routes'
import { OwnVideos } from './media/own-videos'
import type { SignedPlaylistHost } from './media/signed-playlist-host'
import { unsubscribeRoute } from './notifications/unsubscribe-route'
import { servedPlatform } from '@/adapters/server/base/served-platform'
import { leaveGently } from './operations/graceful-stop'
import { Metrics } from './operations/metrics'
import { probes } from './operations/probes'
import { refuseWhileUnfit } from './operations/refuse-guests'
import { Readiness, type ReadinessCheck } from './operations/readiness'
import { logRefusal, socketLimits } from '@/adapters/server/base/security-log'
import type { LiveVideoOptions } from './video/live-request'
import { playlistRoutes } from './video/playlist-routes'
import { videoRoutes } from './video/video-routes'
import { sitemapRoutes } from './sitemap/sitemap-routes'
import { sandboxRoutes } from './payments/sandbox-routes'
import { queryRoute } from './query/query-route'
import { documentRoutes } from './rest/document-routes'
import { legalTextRoute } from './rest/legal-text-route'
import { portRoutes } from './rest/port-routes'
import { RestServer } from './rest/rest-server'
import { sessionRoutes } from './rest/session-routes'
import { tokenRoutes } from './rest/token-routes'
import { PageTemplate } from './pages/page-template'
import { RenderedPages } from './pages/rendered-pages'
import { artAccess } from './web/art-access'
import { FirstPicture } from './web/first-picture'
import { VisitorSession } from './web/visitor-session'
import type { WebApp } from '@/adapters/server/pages/web-app'
import { webRoutes } from './web/web-routes'
import { channelRoutes, type ChannelOptions } from './tv/channel-routes'
import { Deprecations } from '@/adapters/wire/contract/deprecations'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'
import type { Bus } from '@/adapters/bus/bus'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import { codeOf } from '@/application/errors/code-of'
import type { Platform } from '@/application/platform/platform'

/** Maximum time for the headers of a request, and the time between two checks of it, ms. */
const MAX_HEADER_TIME = 15_000
const TIMEOUT_CHECK = 2_000

export interface ServerOptions {
  readonly settings: ServerSettings
  readonly clock: Clock
  readonly random: Random
  /** The platform to publish; without one only the web app is served. */
  readonly platform?: Platform
  /**
   * Notifies other servers of the same platform of updates that concern their guests' streams too.
   */
  readonly bus?: Bus
  readonly playlists?: SignedPlaylistHost
  /** The videos of an operator's own; without it there are none. */
  readonly files?: FileStore
  /** The captions of the product's own videos; without them none are served. */
  readonly sampleCaptions?: SampleCaptions
  /**
   * Returns whether a file is not sent to a device any more because an operator hid the content it
   * belongs to; missing: no content was hidden.
   */
  readonly isTakenAway?: (assetId: string, deviceKey: string) => Promise<boolean>
  /**
   * Registers a listener for every change of content by an operator, so that no stored page shows
   * it as it was.
   */
  readonly onEdit?: (listener: () => void) => void
  /** The TV channels; without them none is served. */
  readonly channels?: ChannelOptions
  readonly web?: WebApp
  /** Live pictures over a media server; without one there are none to serve. */
  readonly video?: LiveVideoOptions
  /** The services that the server cannot do without; none by default. */
  readonly checks?: readonly ReadinessCheck[]
  /** Called when the server has become unfit for guests, and when it is fit again. */
  readonly onFitness?: (isFit: boolean) => void
  /** Called as soon as the server is to stop, before anything is closed. */
  readonly stopping?: AbortSignal
  /** The metrics that the server adds its own to, if other parts count too. */
  readonly metrics?: Metrics
  /** The destination of log lines; the standard output by default. */
  readonly logTo?: { write(line: string): void }
}

/**
 * Publishes a platform over the wire, and the web app beside it. It does not listen yet; closing it
 * ends everything that runs.
 */
export async function createServer(parts: ServerOptions): Promise<FastifyInstance> {
  const { settings, platform, web, metrics = new Metrics() } = parts
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: settings.requestTimeout,
    http: {
      headersTimeout: Math.min(MAX_HEADER_TIME, settings.requestTimeout),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK, settings.requestTimeout),
    },
    clientErrorHandler: answerMalformed,
    trustProxy: settings.trustProxy,
    genReqId: (request) => requestIdOf(request) ?? newRequestId(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request that still comes while connections are being ended is answered like any other.
    return503OnClosing: false,
    logger: loggerOf(parts, metrics),
    frameworkErrors: (_error, request, reply) => {
      const answer: FastifyReply = reply
      // Hooks do not run for data that never became a request.
      logAnswer(request, 400, answer.elapsedTime)
      void answer
        .headers(DATA_HEADERS)
        .header(REQUEST_ID_HEADER, request.id)
        .code(400)
        .send(errorOf('invalid-request', request.id))
    },
  })
  // Calls are JSON. The parser of the framework would take a text for the fields of a call.
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  countRequests(app, metrics)
  answerErrors(app)
  secureAnswers(app, settings)
  await allowOrigins(app, settings.allowedOrigins)
  const readiness = readinessOf(app, parts)
  refuseWhileUnfit(app, readiness)
  probes(app, readiness, metrics, settings.metricsToken)
  metrics.watch('vesper_ready', 'Whether guests may be sent here: 1 or 0.', async () =>
    (await readiness.state()).missing.length === 0 ? 1 : 0,
  )
  metrics.watch('vesper_bus_connected', 'Whether the bus is connected, or there is none: 1 or 0.', () =>
    (parts.bus?.isConnected ?? true) ? 1 : 0,
  )
  const mediaCounts = platform === undefined ? null : await publish(app, platform, parts, { metrics, readiness })
  const access =
    platform === undefined || mediaCounts === null ? null : artAccess(platform, mediaCounts, settings.requestsPerMinute)
  if (web !== undefined) {
    const counts = countsFor(app, parts, parts.random.id(), 'pages')
    await app.register(async (pages) => {
      limitPages(pages, counts, settings.pagesPerMinute)
      await securePages(pages, settings, web.origins)
      await webRoutes(pages, web, firstPictureOf(parts), parts.clock, access, renderedPagesOf(app, parts))
    })
  }
  return app
}

/** Known only where the pictures and the actors in them are served by the same server. */
const firstPictureOf = ({ platform, clock, settings }: ServerOptions): FirstPicture | null =>
  platform === undefined ? null : new FirstPicture(new VisitorSession(platform, settings.countryCode), clock)

/** A page that cannot be rendered is loaded as the app; why is logged. */
function renderedPagesOf(app: FastifyInstance, { web, clock, onEdit }: ServerOptions): RenderedPages | null {
  if (web?.renderer === undefined) return null
  const onError = (error: unknown): void => logError(app, error, 'pages')
  const pages = new RenderedPages(web.renderer, new PageTemplate(web), clock, onError)
  onEdit?.(() => pages.drop())
  return pages
}

/**
 * Logs a defect that no request is to blame for. A service that is unavailable is no defect: its
 * loss is logged once.
 */
function logError(app: FastifyInstance, failure: unknown, where: string): void {
  if (codeOf(failure) === 'unavailable') return
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure))
  app.log.error({ error: { name, stack: stack ?? message } }, where)
}

function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(routeOf(request), reply.statusCode, reply.elapsedTime / 1_000)
    if (reply.statusCode === 429) metrics.rateLimited(routeOf(request))
    done()
  })
}

function readinessOf(app: FastifyInstance, { checks = [], stopping, clock, onFitness }: ServerOptions): Readiness {
  const signal = stopping ?? new AbortController().signal
  leaveGently(app, signal)
  // A service whose loss only degrades the server reports its own loss and return.
  const isVital = (lost: string): boolean => checks.some((check) => check.name === lost && check.onlyDegrades !== true)
  const readiness = new Readiness(checks, signal, clock, {
    lost: (name, error) => (isVital(name) ? app.log.warn({ name, error: String(error) }, 'not ready') : undefined),
    back: (name) => (isVital(name) ? app.log.info({ name }, 'ready again') : undefined),
  })
  if (onFitness !== undefined) readiness.fitness.subscribe(onFitness)
  app.addHook('onListen', () => readiness.watch())
  app.addHook('preClose', async () => readiness.stop())
  return readiness
}

/** The number of the level of defects. */
const ERROR = 50

function loggerOf({ settings, logTo }: ServerOptions, metrics: Metrics): NonNullable<FastifyServerOptions['logger']> {
  if (settings.logLevel === 'silent') return false
  const hooks: NonNullable<PinoLoggerOptions['hooks']> = {
    logMethod(args, write, level) {
      if (level >= ERROR) metrics.errorLogged()
      write.apply(this, args)
    },
  }
  const base = { level: settings.logLevel, base: null, hooks }
  return logTo === undefined ? base : { ...base, stream: logTo }
}

/** Counts requests of a scope, together with the other servers. */
function countsFor(
  app: FastifyInstance,
  { clock, bus }: ServerOptions,
  self: string,
  scope: CountedScope,
): RequestCounts {
  const onError = (error: unknown): void => logError(app, error, 'limits')
  const counts = new RequestCounts(scope, clock, bus ?? null, self, onError)
  app.addHook('onClose', async () => counts.close())
  return counts
}

/**
 * Returns the counts of the requests for media, which pictures outside of it are counted by too.
 */
async function publish(
  app: FastifyInstance,
  whole: Platform,
  parts: ServerOptions,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
): Promise<RequestCounts> {
  const { settings, clock, random } = parts
  const deprecations = new Deprecations(guestSet.features)
  const self = random.id()
  const counts = (scope: CountedScope): RequestCounts => countsFor(app, parts, self, scope)
  const apiCounts = counts('api')
  // The request that proves a token was counted by its address; it counts for the token as well.
  const known = new KnownTokens((token) => void apiCounts.count(token))
  const platform = servedPlatform(whole, known, metrics)
  const limitReached = socketLimits(app.log, () => clock.now())
  const sessions = new SessionRegistry(
    platform,
    clock,
    random,
    {
      command: (type, outcome) => {
        metrics.command(type, outcome)
        if (outcome === 'too-fast') limitReached()
      },
      refused: (reason) => logRefusal(app.log, reason),
      session: (how) => metrics.liveSession(how),
      connectionRefused: () => {
        metrics.rateLimited(SOCKET_PATH)
        limitReached()
      },
      error: (error) => logError(app, error, 'line'),
    },
    settings,
    parts.bus,
  )
  metrics.watch('vesper_open_sockets', 'Connections of pages that are open.', () => sessions.socketCount)
  metrics.watch(
    'vesper_live_sessions',
    'Guests whose update stream is retained, with or without a connection.',
    () => sessions.sessionCount,
  )
  publishSocket(app, sessions, settings, readiness)
  const visitor = new VisitorSession(platform, settings.countryCode)
  await app.register(async (api) => {
    await limitRequests(api, apiCounts, settings.requestsPerMinute, known)
    await compressAnswers(api)
    answerVersions(api)
    api.setReplySerializer(cachedAnswerJson())
    const server = new RestServer(api, guestSet, platform, (digests) => sessions.expireTokens(digests))
    portRoutes(server, guestSet, visitor)
    tokenRoutes(server, sessions)
    queryRoute(api, platform, settings.introspection, deprecations)
    sessionRoutes(server, platform, settings, counts('sessions'))
  })
  await app.register(async (mails) => {
    await limitRequests(mails, apiCounts, settings.requestsPerMinute)
    unsubscribeRoute(mails, visitor)
  })
  await app.register(async (files) => {
    await limitRequests(files, apiCounts, settings.requestsPerMinute)
    await compressAnswers(files)
    legalTextRoute(files, visitor)
    documentRoutes(files)
    if (parts.web !== undefined) sitemapRoutes(files, visitor, parts.web)
  })
  const { playlists: host, channels, files: own, web, video, sampleCaptions = null } = parts
  const isTakenAway = parts.isTakenAway ?? (() => Promise.resolve(false))
  const ownVideos = own === undefined ? null : new OwnVideos(own)
  const mediaCounts = counts('media')
  if (host !== undefined) {
    await app.register(async (media) => {
      await limitRequests(media, mediaCounts, settings.requestsPerMinute)
      await mediaRoutes(media, { host, platform, art: web?.art ?? null, ownVideos, sampleCaptions, isTakenAway, clock })
    })
  }
  if (channels !== undefined) {
    await app.register(async (media) => {
      await limitRequests(media, mediaCounts, settings.requestsPerMinute)
      await channelRoutes(media, { ...channels, art: web?.art ?? null, clock })
    })
  }
  if (video !== undefined) {
    await app.register(async (live) => {
      await limitRequests(live, mediaCounts, settings.requestsPerMinute)
      await videoRoutes(live, video)
    })
    const { playlists } = video
    if (playlists !== null) {
      await app.register(async (live) => {
        await limitRequests(live, mediaCounts, settings.requestsPerMinute)
        await playlistRoutes(live, { ...video, playlists })
      })
      app.addHook('preClose', () => playlists.close())
    }
    // Before the sockets are waited for: guests reconnect elsewhere.
    app.addHook('preClose', () => video.viewing.close())
  }
  if (web?.sandboxCheckout === false) return mediaCounts
  await app.register(async (sandbox) => {
    await limitRequests(sandbox, counts('forms'), settings.formsPerMinute)
    answerVersions(sandbox)
    sandboxRoutes(sandbox, platform, (digests) => sessions.expireTokens(digests))
  })
  return mediaCounts
}
