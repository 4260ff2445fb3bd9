/**
 * The reference server: the web app and, unless `--static`, a platform of its own behind REST, query and socket. The
 * settings are listed in docs/operators.md; `--port N` overrides PORT, `--memory` stores nothing.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { BackendTvChannels } from '@/adapters/backend/tv/backend-tv-channels'
import { STEPS } from '@/adapters/backend/assembly/scheduler'
import { jobs, overdueJobs } from '@/adapters/backend/kernel/jobs'
import { inTime } from '@/adapters/shared/in-time'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { NodeRandom } from '@/adapters/system/node-random'
import { SystemClock } from '@/adapters/system/system-clock'
import type { Bus } from '@/adapters/bus/bus'
import { embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { LiveVideo } from '@/adapters/modules/live-video'
import { runMaintenance } from '@/adapters/modules/maintenance'
import { openService } from '@/adapters/modules/service'
import { siteRules } from '@/adapters/modules/site-rules'
import { readOperation, type ArtDetail, type Operation } from '@/adapters/server/base/config/operation'
import { createServer, type ServerOptions } from '@/adapters/server/create-server'
import { SmtpMailer } from '@/adapters/server/mail/smtp-mailer'
import { PUSH_HOSTS, WebPushService } from '@/adapters/server/notifications/web-push-service'
import { WebhookSms } from '@/adapters/server/notifications/webhook-sms'
import { WebhookAnalytics } from '@/adapters/server/tracking/webhook-analytics'
import { openFiles } from '@/adapters/server/files/open-files'
import { OwnArt } from '@/adapters/server/files/own-art'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { SignedChannelHost } from '@/adapters/server/tv/signed-channel-host'
import { endOnDefect } from '@/adapters/server/operations/end-on-defect'
import { stopGracefully } from '@/adapters/server/operations/graceful-stop'
import { Metrics } from '@/adapters/server/operations/metrics'
import { buildOf } from '@/adapters/server/operations/build-of'
import { checksOf, OperatorWatch } from '@/adapters/server/operations/operator-watch'
import { ServiceLog } from '@/adapters/server/operations/service-log'
import { storageWatch } from '@/adapters/server/operations/storage-watch'
import { WorkWhileFit } from '@/adapters/server/operations/work-while-fit'
import type { ReadinessCheck } from '@/adapters/server/operations/readiness'
import { ArtFolder } from '@/adapters/server/web/art-folder'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { PageRenderer } from '@/adapters/server/pages/page-renderer'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { DrawingProcess } from '@/adapters/server/web/drawing-process'
import { CHECKOUT_PAGE } from '@/adapters/server/pages/web-app'
import type { WebSettings } from '@/adapters/server/base/config/web-settings'
import { hideable } from '@/adapters/backend/assembly/features'
import { isTakenAway } from '@/adapters/backend/assembly/taken-files'
import { captionsOfSamples } from '@/adapters/backend/assembly/captions'
import type { Preparing } from '@/adapters/stores/postgres/open-postgres'
import { nullJournal } from '@/adapters/stores/journal'
import type { Mailer } from '@/application/mail/mailer'
import type { PushService } from '@/application/notifications/push-service'
import type { SmsGateway } from '@/application/notifications/sms-gateway'

/**
 * A signal that comes this soon after the first, ms, is a duplicate of it: a terminal signals the server, and so does
 * its parent process.
 */
const ECHO = 500

const clock = new SystemClock()
const random = new NodeRandom()
const metrics = new Metrics()
const stopping = new AbortController()
const home = join(import.meta.dirname, '..')

const MIGRATIONS = join(home, 'migrations')
/** Where the artwork is drawn into: finished pictures and sketches each have a folder of their own. */
const artFolder = (detail: ArtDetail): string => join(home, '.cache', detail === 'finished' ? 'art' : 'art-sketches')

/** Draws pictures and clips; stays behind where only the built product is shipped. */
const DRAWING = join(home, 'scripts', 'art', 'drawing-process.ts')

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Ends the process with a sentence or several, which is all an operator needs. */
const giveUp = (...sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

const WORLD = { seed: 1, actors: 240, videos: 3_000 }

/** A platform, what it has to share with other servers, and what has to answer for it to be ready. */
interface OpenedPlatform {
  readonly backend: Backend
  readonly bus?: Bus
  readonly onEdit?: (listener: () => void) => void
  readonly checks: readonly ReadinessCheck[]
  readonly close: () => Promise<void>
}

/** Where checkouts are opened: at the address the operator configured, else at the sandbox of this server. */
const checkoutUrlOf = ({ checkoutOrigin, sandboxCheckout }: WebSettings): string | null =>
  checkoutOrigin === null && !sandboxCheckout ? null : `${checkoutOrigin ?? ''}/${CHECKOUT_PAGE}`

const preparingOf = ({ migratesAtStart }: Pick<Operation, 'migratesAtStart'>): Preparing =>
  migratesAtStart ? 'migrate' : 'require-migrated'

/** Opens what was chosen: a platform that forgets when it is stopped, or one whose state lasts. */
async function openPlatform(
  {
    store,
    natsUrl,
    migratesAtStart,
    mail,
    supportMail,
    web,
    sessionLifetime,
    accountsPerNetwork,
    analytics,
    ageCheckBonus,
    phoneCountries,
    blockedPhones,
    hasSampleWorld,
  }: Operation,
  { playlists, channels }: { readonly playlists: SignedPlaylistHost; readonly channels: SignedChannelHost },
  mailer: Mailer | null,
  {
    calls,
    ...notifications
  }: {
    readonly sms: SmsGateway | null
    readonly calls: SmsGateway | null
    readonly push: PushService | null
  },
  video: LiveVideo | null,
  log: ServiceLog,
): Promise<OpenedPlatform> {
  const rules = siteRules(web.configuration, {
    access: { sessionLifetime, accountsPerNetwork, hasTestDays: web.sandboxCheckout },
    chat: { live: video?.source ?? null },
    mail: { mailer, origin: mail?.origin ?? '', operator: supportMail },
    media: { playlists, pictures: playlists, captions: playlists },
    notifications,
    phone: { calls, countries: phoneCountries, blocked: blockedPhones },
    payments: { checkoutUrl: checkoutUrlOf(web), ageCheckBonus },
    tv: { channels },
    tracking: { analytics: analytics === null ? null : new WebhookAnalytics(analytics.url, analytics.token) },
  })
  const settings = { ...WORLD, rules, isSampled: hasSampleWorld }
  if (store.kind === 'memory') {
    const devices = { clock, random, journal: nullJournal }
    const onError = (error: unknown): void => log.defect(error)
    metrics.watchDatabase(() => null)
    const backend = await embeddedBackend(settings, devices, () => new LocalUpdateHub(onError), onError)
    return { backend, checks: [], close: () => Promise.resolve() }
  }
  const preparing = preparingOf({ migratesAtStart })
  const locations = { database: store, migrations: MIGRATIONS, natsUrl, preparing }
  const watch = new OperatorWatch(store, clock, log, giveUp)
  const service = await openService(locations, settings, { clock, random }, watch, metrics)
  watch.follow(service.health)
  const { backend, bus } = service
  process.on('SIGHUP', () => void service.reread().catch((failure: unknown) => log.defect(failure)))
  const close = (): Promise<void> => {
    watch.stop()
    return service.close()
  }
  metrics.watchDatabase(service.use)
  return { backend, bus, onEdit: service.onEdit, checks: checksOf(service, natsUrl !== null, clock), close }
}

async function partsOf(
  operation: Operation,
  drawing: DrawingProcess | null,
  log: ServiceLog,
): Promise<{ parts: ServerOptions; platform: OpenedPlatform | null }> {
  const { isStatic, server: settings, playlistSecret, oldPlaylistSecret, mail, media, web: sent } = operation
  const files = await openFiles(operation.files, storageWatch(log, metrics))
  const filesCheck = { name: 'files', onlyDegrades: true, check: () => files.check?.() ?? Promise.resolve() }
  const web = {
    root: join(home, 'dist'),
    art: new OwnArt(new ArtFolder(artFolder(operation.artDetail), drawing), files),
    configuration: isStatic
      ? { backend: 'memory', ...sent.published }
      : { ...sent.published, backend: 'remote', mails: mail !== null },
    origins: sent.origins,
    sandboxCheckout: sent.sandboxCheckout,
    publicOrigin: operation.publicOrigin,
    retiresWorker: operation.retiresWorker,
  }
  const shared = { settings, clock, random, web, files, metrics, stopping: stopping.signal }
  if (isStatic)
    return { parts: { ...shared, web: { ...web, ...(await seededPages(web.configuration)) } }, platform: null }
  const secret = playlistSecret ?? random.id()
  const playlists = new SignedPlaylistHost(secret, clock, oldPlaylistSecret)
  const channels = new SignedChannelHost(secret, clock, oldPlaylistSecret)
  const secrets = { secret, oldSecret: oldPlaylistSecret }
  const video = media === null ? null : new LiveVideo(media, secrets, { clock, random })
  const mailer = mail === null ? null : new SmtpMailer(mail.url, mail.from, mail.neutralFrom ?? undefined)
  const sms = operation.sms === null ? null : new WebhookSms(operation.sms.url, operation.sms.token)
  const calls = operation.calls === null ? null : new WebhookSms(operation.calls.url, operation.calls.token)
  const push = operation.push === null ? null : new WebPushService(operation.push, operation.push.hosts ?? PUSH_HOSTS)
  const platform = await openPlatform(operation, { playlists, channels }, mailer, { sms, calls, push }, video, log)
  const { backend, bus, checks } = platform
  const { hasScreen, pageRenderer } = await import('./render')
  const renderer = pageRenderer(new VisitorSession(backend.platform, settings.countryCode), web.configuration)
  return {
    parts: {
      ...shared,
      web: { ...web, renderer, hasScreen },
      ...(bus === undefined ? {} : { bus }),
      ...(platform.onEdit === undefined ? {} : { onEdit: platform.onEdit }),
      checks: [...checks, filesCheck, ...(video === null ? [] : [video.check])],
      platform: backend.platform,
      playlists,
      sampleCaptions: captionsOfSamples,
      isTakenAway: (assetId, deviceKey) => isTakenAway(hideable, backend.store, assetId, deviceKey),
      channels: { host: channels, channels: new BackendTvChannels(backend.context) },
      ...(video === null ? {} : { video: video.partsOver(backend.context, (error) => log.defect(error)) }),
    },
    platform: video === null ? platform : { ...platform, close: () => video.close().then(platform.close) },
  }
}

/**
 * The pages of a product that runs in the browser, rendered over a world seeded as that of a new guest is; loaded again
 * by the browser over its own. None where the pages use a platform elsewhere.
 */
async function seededPages(
  configuration: unknown,
): Promise<{ readonly renderer?: PageRenderer; readonly hasScreen: (address: string) => boolean }> {
  const { backend: kind, world } = readConfiguration(configuration)
  const { hasScreen, pageRenderer } = await import('./render')
  if (kind !== 'memory') return { hasScreen }
  const onError = (error: unknown): void => giveUp(String(error))
  const devices = { clock, random, journal: nullJournal }
  const backend = await embeddedBackend(
    {
      ...world,
      rules: {
        media: {
          playlists: new SignedPlaylistHost(random.id(), clock),
          pictures: new SignedPlaylistHost(random.id(), clock),
        },
      },
    },
    devices,
    () => new LocalUpdateHub(onError),
    onError,
  )
  return { renderer: pageRenderer(new VisitorSession(backend.platform, 'DE'), configuration, 'seeded'), hasScreen }
}

/** Draws what the folder of the artwork lacks; `null` where nothing is there to draw with. */
function drawingOf({ artDetail: detail, drawAhead, server }: Operation): DrawingProcess | null {
  if (!existsSync(DRAWING)) return null
  // A progress line that is rewritten conflicts with a log line for each request.
  return new DrawingProcess({
    script: DRAWING,
    root: artFolder(detail),
    detail,
    ahead: drawAhead,
    plain: server.logLevel === 'info',
  })
}

/** The first signal stops the server gracefully, another one at once. So does the end of a process that started it over a channel. */
function stopOnSignal(stop: () => Promise<boolean>): void {
  let first: number | null = null
  const onSignal = (): void => {
    if (first !== null) {
      if (clock.now() - first > ECHO) giveUp('Stopped at once, at the second signal.')
      return
    }
    first = clock.now()
    stopping.abort()
    stop().then(
      (isDone) => (isDone ? process.exit(0) : giveUp('Stopped with requests unanswered that took too long.')),
      (failure: unknown) => giveUp(String(failure)),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('disconnect', () => {
    if (first === null) onSignal()
  })
}

async function main(): Promise<void> {
  const read = readOperation(process.env, process.argv.slice(2))
  if (!read.ok) return giveUp(...read.errors)
  const { operation } = read
  const { task, store } = operation
  if (task !== null) {
    if (store.kind === 'memory')
      return giveUp('With storage in memory there is nothing to back up, restore, migrate or import into.')
    const { natsUrl } = operation
    const locations = { database: store, migrations: MIGRATIONS, natsUrl, preparing: preparingOf(operation) }
    return print(await runMaintenance(task, locations))
  }
  const drawing = drawingOf(operation)
  const log = new ServiceLog(
    operation.server.logLevel,
    clock,
    (line) => void process.stdout.write(line),
    () => metrics.errorLogged(),
  )
  endOnDefect(process, log, () => process.exit(1))
  const { parts, platform } = await partsOf(operation, drawing, log)
  const backend = platform?.backend ?? null
  metrics.watchProcess()
  metrics.build(...buildOf(home, import.meta.filename))
  if (backend !== null) {
    metrics.watch(
      'vesper_jobs_overdue',
      'Jobs that are overdue by more than 5 s, at all instances together; 500 at most.',
      () => overdueJobs(backend.context).then(({ count }) => count),
    )
    metrics.watch('vesper_oldest_job_seconds', 'How long the oldest job has been due, at all instances together.', () =>
      overdueJobs(backend.context).then(({ oldest }) => oldest / 1_000),
    )
    metrics.watch(
      'vesper_jobs_given_up',
      'Jobs that failed too often and wait for an operator, at all instances together.',
      () => backend.store.count(jobs, 'givenUp', []),
    )
    metrics.watch(
      'vesper_jobs_unknown',
      'Due jobs that this build has no handler for, as the instance that runs the jobs saw them last.',
      () => backend.scheduler.unknownJobs,
    )
    backend.scheduler.watch(metrics.watchSteps(STEPS))
    metrics.watch('vesper_running_chats', 'Chats that are running, at all instances that share a store.', () =>
      backend.store.count(chats, 'running', []),
    )
  }
  const whileFit =
    backend === null ? null : new WorkWhileFit(backend.scheduler, stopping.signal, (failure) => log.defect(failure))
  const server = await createServer({ ...parts, onFitness: (isFit) => whileFit?.fitness(isFit) })
  const address = await server.listen({ port: operation.port, host: operation.host }).catch(async (error: unknown) => {
    // A database of our own must not be left running by a server that never served.
    await platform?.close().catch((left: unknown) => log.defect(left))
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return giveUp(isTaken ? `Port ${operation.port} is already in use: choose another with --port.` : String(error))
  })
  whileFit?.served()
  if (operation.hasSampleWorld) backend?.simulator.start()
  print(`Vesper is served at ${address}/`)
  for (const warning of read.warnings) log.warn(warning)
  drawing?.begin()

  stopOnSignal(async () => {
    const until = clock.now() + operation.graceMs + operation.shutdownMs
    const isDone = await stopGracefully(server, operation, clock)
    backend?.simulator.stop()
    backend?.scheduler.stop()
    // A service outside that takes longer is called again later: its job is stored.
    if (backend !== null) await inTime(clock, Math.max(0, until - clock.now()), backend.scheduler.ended())
    drawing?.stop()
    await platform?.close()
    return isDone
  })
}

main().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)))
