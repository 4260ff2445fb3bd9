import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import { answerErrors, errorOf } from '@/adapters/server/base/http/answer-errors'
import {
  idToldBy,
  logAnswer,
  logRequests,
  newRequestId,
  REQUEST_ID_HEADER,
  routeOf,
} from '@/adapters/server/base/http/logging'
import { KnownTokens, rememberingTokens } from '@/adapters/server/base/http/known-tokens'
import { answerMalformed } from '@/adapters/server/base/http/malformed-http'
import { keptText } from '@/adapters/server/base/http/kept-text'
import { DATA_HEADERS, secureAnswers, securePages } from '@/adapters/server/base/http/security-headers'
import { RequestCounts, type CountedScope } from '@/adapters/server/base/limits/request-counts'
import { limitRequests } from '@/adapters/server/base/limits/request-limit'
import { BODY_LIMIT, type ServerSettings } from '@/adapters/server/base/config/server-settings'
import { servedPorts } from './base/served-port'
import { publishSocket } from './live/publish-socket'
import { LineHub } from './live/line-hub'
import { mediaRoutes } from './media/media-routes'
import type { SignedPlaylistHost } from './media/signed-playlist-host'
import { countingRefusals } from './operations/counting-platform'
import { leaveGently } from './operations/graceful-stop'
import { Metrics } from './operations/metrics'
import { probes } from './operations/probes'
import { Readiness, type ReadinessCheck } from './operations/readiness'
import { sandboxRoutes } from './payments/sandbox-routes'
import { queryRoute } from './query/query-route'
import { actorRoutes } from './rest/actor-routes'
import { guestRoutes } from './rest/guest-routes'
import { messengerRoutes } from './rest/messenger-routes'
import { RestServer } from './rest/rest-server'
import { sessionRoutes } from './rest/session-routes'
import { shopRoutes } from './rest/shop-routes'
import { trackingRoutes } from './rest/tracking-routes'
import { FirstPicture } from './web/first-picture'
import type { WebApp } from './web/web-app'
import { webRoutes } from './web/web-routes'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'
import type { Bus } from '@/adapters/bus/bus'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import { codeOf } from '@/application/errors/code-of'
import type { Platform } from '@/application/platform/platform'

/** How long the headers of a request may take, and how often that is looked at, ms. */
const LONGEST_HEADERS = 15_000
const TIMEOUT_CHECK = 2_000

export interface ServerParts {
  readonly settings: ServerSettings
  readonly clock: Clock
  readonly random: Random
  /** The platform to publish; without one only the web app is served. */
  readonly platform?: Platform
  /** Where other servers of the same platform are told what concerns their lines too. */
  readonly bus?: Bus
  readonly playlists?: SignedPlaylistHost
  readonly web?: WebApp
  /** What the server cannot do without; none unless told otherwise. */
  readonly checks?: readonly ReadinessCheck[]
  /** Told as soon as the server is to stop, before anything is closed. */
  readonly stopping?: AbortSignal
  /** What the server counts of itself, where others count too. */
  readonly metrics?: Metrics
  /** Where log lines go; the standard output unless told otherwise. */
  readonly logTo?: { write(line: string): void }
}

/** Publishes a platform over the wire, and the web app beside it. Not listening yet; closing it ends what runs. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, platform, web, metrics = new Metrics() } = parts
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: settings.requestTimeout,
    http: {
      headersTimeout: Math.min(LONGEST_HEADERS, settings.requestTimeout),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK, settings.requestTimeout),
    },
    clientErrorHandler: answerMalformed,
    trustProxy: settings.trustProxy,
    genReqId: (request) => idToldBy(request) ?? newRequestId(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Whoever still comes while connections are being ended is answered like anybody.
    return503OnClosing: false,
    logger: loggerOf(parts, metrics),
    frameworkErrors: (_fault, request, reply) => {
      const answer: FastifyReply = reply
      // Hooks do not run for what never was a request to anything.
      logAnswer(request, 400, answer.elapsedTime)
      void answer
        .headers(DATA_HEADERS)
        .header(REQUEST_ID_HEADER, request.id)
        .code(400)
        .send(errorOf('invalid-request', request.id))
    },
  })
  logRequests(app)
  countRequests(app, metrics)
  answerErrors(app)
  secureAnswers(app, settings.hstsSubdomains)
  const readiness = readinessOf(app, parts)
  probes(app, readiness, metrics, settings.metricsToken)
  metrics.watch('vesper_ready', 'Whether guests may be sent here: 1 or 0.', async () =>
    (await readiness.state()).missing.length === 0 ? 1 : 0,
  )
  metrics.watch('vesper_bus_connected', 'Whether the bus is connected, or there is none: 1 or 0.', () =>
    (parts.bus?.isConnected ?? true) ? 1 : 0,
  )
  if (platform !== undefined) await publish(app, platform, parts, metrics)
  if (web !== undefined) {
    await app.register(async (pages) => {
      await securePages(pages, web.origins)
      await webRoutes(pages, web, firstPictureOf(parts), parts.clock, platform === undefined)
    })
  }
  return app
}

/** Known only where the pictures and whoever is in them are served by the same server. */
const firstPictureOf = ({ platform, clock, settings }: ServerParts): FirstPicture | null =>
  platform === undefined ? null : new FirstPicture(platform, clock, settings.countryCode)

/** A defect that no request is to blame for. What is unavailable is none: it is said once that it is lost. */
function logFault(app: FastifyInstance, fault: unknown, where: string): void {
  if (codeOf(fault) === 'unavailable') return
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault))
  app.log.error({ fault: { name, stack: stack ?? message } }, where)
}

function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(routeOf(request), reply.statusCode, reply.elapsedTime / 1_000)
    if (reply.statusCode === 429) metrics.rateLimited(routeOf(request))
    done()
  })
}

function readinessOf(app: FastifyInstance, { checks = [], stopping, clock }: ServerParts): Readiness {
  const signal = stopping ?? new AbortController().signal
  leaveGently(app, signal)
  // What only degrades the server says itself that it is lost and back.
  const isVital = (lost: string): boolean => checks.some((check) => check.name === lost && check.onlyDegrades !== true)
  return new Readiness(checks, signal, clock, {
    lost: (name, fault) => (isVital(name) ? app.log.warn({ name, fault: String(fault) }, 'not ready') : undefined),
    back: (name) => (isVital(name) ? app.log.info({ name }, 'ready again') : undefined),
  })
}

/** The number of the level of defects. */
const ERROR = 50

function loggerOf({ settings, logTo }: ServerParts, metrics: Metrics): NonNullable<FastifyServerOptions['logger']> {
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

async function publish(app: FastifyInstance, whole: Platform, parts: ServerParts, metrics: Metrics): Promise<void> {
  const { settings, clock, random } = parts
  const self = random.id()
  const countsFor = (scope: CountedScope): RequestCounts => {
    const onFault = (fault: unknown): void => logFault(app, fault, 'limits')
    const counts = new RequestCounts(scope, clock, parts.bus ?? null, self, onFault)
    app.addHook('onClose', async () => counts.close())
    return counts
  }
  const apiCounts = countsFor('api')
  // The request that proves a token was counted by its address; it counts for the token as well.
  const known = new KnownTokens((token) => void apiCounts.count(token))
  const platform = countingRefusals(rememberingTokens(whole, known), metrics)
  const lines = new LineHub(
    platform,
    clock,
    random,
    {
      command: (type, outcome) => metrics.command(type, outcome),
      session: (how) => metrics.lineSession(how),
      connectionRefused: () => metrics.rateLimited(SOCKET_PATH),
      fault: (fault) => logFault(app, fault, 'line'),
    },
    settings,
    parts.bus,
  )
  metrics.watch('vesper_open_sockets', 'Connections of pages that are open.', () => lines.socketCount)
  metrics.watch('vesper_open_lines', 'Guests whose line is kept, with or without a connection.', () => lines.lineCount)
  publishSocket(app, lines, settings.trustProxy)
  await app.register(async (api) => {
    await limitRequests(api, apiCounts, settings.requestsPerMinute, known)
    api.setReplySerializer(keptText((answer) => JSON.stringify(answer)))
    const server = new RestServer(api, platform, (marks) => lines.expireMarks(marks))
    server.servePort(servedPorts('rest'))
    guestRoutes(server, lines)
    actorRoutes(server)
    messengerRoutes(server)
    shopRoutes(server, lines)
    trackingRoutes(server)
    queryRoute(api, platform, settings.introspection)
    sessionRoutes(server, platform, settings, countsFor('sessions'))
  })
  const { playlists: host, web } = parts
  if (host !== undefined) {
    await app.register(async (media) => {
      await limitRequests(media, countsFor('media'), settings.requestsPerMinute)
      await mediaRoutes(media, { host, platform, art: web?.art ?? null, clock })
    })
  }
  if (web?.sandboxCheckout === false) return
  await app.register(async (sandbox) => {
    await limitRequests(sandbox, countsFor('forms'), settings.formsPerMinute)
    sandboxRoutes(sandbox, platform, (marks) => lines.expireMarks(marks))
  })
}
