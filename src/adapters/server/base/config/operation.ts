import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { readCommandLine, type MaintenanceTask, type CommandLine } from './command-line'
import { environment } from './environment'
import { misspeltNames } from './misspelt'
import { reasonOf, SECRETS, withSecretFiles, type ReadText } from './secret-files'
import { defaultSettings, type ServerSettings } from './server-settings'
import { unencryptedServices } from './unencrypted'
import type { SessionLifetime } from '@/domain/guest/session-lifetime'
import { readWebSettings, type WebSettings } from './web-settings'

/** How artwork is drawn. A sketch has the size and the kind of a finished picture, but few pixels and one frame a second: for tests. */
export type ArtDetail = 'finished' | 'sketch'

/** The store of the platform's state. */
export type StoreChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The mail server, who mails are from, and where the links in them lead. */
export interface MailService {
  readonly url: string
  readonly from: string
  /** The sender of mails that do not name the product; `null`: the address of `from` alone. */
  readonly neutralFrom: string | null
  readonly origin: string
}

/** The service for text messages, and what it expects of this server. */
export interface SmsService {
  readonly url: string
  readonly token: string | null
}

/** The keys for push services, and their hosts; `null`: those of the big browsers. */
export interface PushSettings {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
  readonly hosts: readonly string[] | null
}

/** The media server, and the token of studios that publish there. */
export interface MediaService {
  readonly url: string
  /** The secret that the media server expects of this one; `null`: none. */
  readonly secret: string | null
  /** `null`: no studio can publish over this server. */
  readonly publishToken: string | null
  /**
   * The program that packs pictures for playlists, and the host at which the media server reaches
   * this one; `null`: none are packed.
   */
  readonly packer: { readonly program: string; readonly host: string } | null
}

/** All settings that an operator specifies at the start of the server, parsed. */
export interface Operation {
  /** Only the web app is served, on the backend it carries itself. */
  readonly isStatic: boolean
  readonly host: string
  readonly port: number
  readonly server: ServerSettings
  readonly store: StoreChoice
  /** Something to be done with the stored data, instead of serving. */
  readonly task: MaintenanceTask | null
  /** Whether the server brings its database up to date by itself. */
  readonly migratesAtStart: boolean
  /** The bus between instances that share a database; `null`: this one is alone. */
  readonly natsUrl: string | null
  /** The secret that playlists are signed with; `null`: drawn again at every start. */
  readonly playlistSecret: string | null
  /** The secret that playlists were signed with before; its signatures are still valid. */
  readonly oldPlaylistSecret: string | null
  readonly web: WebSettings
  /** Whether the service worker is taken back from the devices that have one. */
  readonly retiresWorker: boolean
  /** Lifetime of an unused session, ms: of a guest with an account, and of one without. */
  readonly sessionLifetime: SessionLifetime
  /** Accounts that one network may open within a quarter of an hour. */
  readonly accountsPerNetwork: number
  /** Scheme and host of the product as guests reach it; `null`: those of each request. */
  readonly publicOrigin: string | null
  /** The service that sends mails; `null`: none are sent. */
  readonly mail: MailService | null
  /** The service that sends text messages; `null`: none are sent. */
  readonly sms: SmsService | null
  /** The service that reads texts out to fixed lines. */
  readonly calls: SmsService | null
  /** Countries whose phone numbers may be verified; `null`: all. */
  /** Whole coins for the first proof of age; 0: none. */
  readonly ageCheckBonus: number
  readonly phoneCountries: readonly string[] | null
  /** Beginnings of numbers that may not. */
  readonly blockedPhones: readonly string[]
  /** The service that receives events; `null`: none are stored. */
  readonly analytics: SmsService | null
  /** Settings for pushing to browsers; `null`: nothing is pushed. */
  readonly push: PushSettings | null
  /** The service of live pictures; `null`: every picture is drawn by the client. */
  readonly media: MediaService | null
  /** The address to which requests of guests are sent; `null`: they are only stored. */
  readonly supportMail: string | null
  /** The store of an operator's own pictures and videos. */
  readonly files: FilesChoice
  /** Whether the sample world is stored and its actors live; else there is what is imported. */
  readonly hasSampleWorld: boolean
  /** Whether pictures and clips are drawn before a request, while the machine is idle. */
  readonly drawAhead: boolean
  /** Detail of the artwork of the sample world: `sketch` is for tests, in a tenth of the time. */
  readonly artDetail: ArtDetail
  /** Time for which the server continues unchanged after it has announced that it will stop, ms. */
  readonly graceMs: number
  /** Time that requests in flight may take after that, ms. */
  readonly shutdownMs: number
}

/** The store of files: a folder of this machine, or a bucket with copies in a folder. */
export type FilesChoice =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      /** `null`: that of Amazon in the region. */
      readonly url: string | null
      readonly region: string
      readonly accessKey: string
      readonly secretKey: string
      readonly cache: string
      readonly cacheBytes: number
    }

const S3 = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

type Given = Readonly<Record<string, string | undefined>>

/**
 * Returns the schema with the rules between settings. Several instances share a database and sign
 * for each other; an instance without a database shares nothing.
 */
function together(given: Given, { isStatic, inMemory }: CommandLine) {
  const isAlone = isStatic || inMemory || given['NATS_URL'] === undefined
  const hasOld = given['PLAYLIST_SECRET_OLD'] !== undefined
  const sendsNone = isStatic || given['SMTP_URL'] === undefined
  // Checked even if other settings are wrong, so that one start of the server reports every error.
  const when = () => true
  return environment
    .refine(() => isAlone || given['DATABASE_URL'] !== undefined, {
      when,
      error: 'NATS_URL needs DATABASE_URL: instances that share no database have nothing to send each other.',
    })
    .refine(() => isAlone || given['PLAYLIST_SECRET'] !== undefined, {
      when,
      error: 'NATS_URL needs PLAYLIST_SECRET, the same in all instances: one plays what another has signed.',
    })
    .refine(() => !hasOld || given['PLAYLIST_SECRET'] !== undefined, {
      when,
      error: 'PLAYLIST_SECRET_OLD needs PLAYLIST_SECRET: the new one signs, the old one is only read.',
    })
    .refine(() => sendsNone || given['MAIL_FROM'] !== undefined, {
      when,
      error: 'SMTP_URL needs MAIL_FROM: every mail has a sender.',
    })
    .refine(() => sendsNone || given['PUBLIC_URL'] !== undefined, {
      when,
      error: 'SMTP_URL needs PUBLIC_URL: links in mails lead there.',
    })
    .refine(() => new Set(VAPID.map((name) => given[name] === undefined)).size === 1, {
      when,
      error: 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are set together, or none of them.',
    })
    .refine(() => given['SMS_URL'] !== undefined || given['SMS_TOKEN'] === undefined, {
      when,
      error: 'SMS_TOKEN needs SMS_URL: without a service for text messages there is nothing to show it to.',
    })
    .refine(() => given['CALL_URL'] !== undefined || given['CALL_TOKEN'] === undefined, {
      when,
      error: 'CALL_TOKEN needs CALL_URL: without a service for calls there is nothing to show it to.',
    })
    .refine(() => given['ANALYTICS_URL'] !== undefined || given['ANALYTICS_TOKEN'] === undefined, {
      when,
      error: 'ANALYTICS_TOKEN needs ANALYTICS_URL: without an analytics service there is nothing to show it to.',
    })
    .refine(() => given['MEDIA_URL'] !== undefined || given['MEDIA_SECRET'] === undefined, {
      when,
      error: 'MEDIA_SECRET needs MEDIA_URL: without a media server there is nothing to show it to.',
    })
    .refine(() => given['MEDIA_URL'] !== undefined || given['MEDIA_PUBLISH_TOKEN'] === undefined, {
      when,
      error: 'MEDIA_PUBLISH_TOKEN needs MEDIA_URL: without a media server no studio can publish.',
    })
    .refine(() => given['MEDIA_URL'] !== undefined || given['FFMPEG_PATH'] === undefined, {
      when,
      error: 'FFMPEG_PATH needs MEDIA_URL: without a media server there are no pictures to pack.',
    })
    .refine(() => new Set(S3.map((name) => given[name] === undefined)).size === 1, {
      when,
      error: 'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are set together, or none of them.',
    })
    .refine(() => given['S3_BUCKET'] !== undefined || given['S3_URL'] === undefined, {
      when,
      error: 'S3_URL needs S3_BUCKET: without a bucket nothing is read from it.',
    })
    .refine(() => given['FFMPEG_PATH'] !== undefined || given['MEDIA_COPY_HOST'] === undefined, {
      when,
      error: 'MEDIA_COPY_HOST needs FFMPEG_PATH: without it no copies of pictures are sent.',
    })
}

/** Every name that can be set. */
const KNOWN: readonly string[] = [...Object.keys(environment.shape), ...SECRETS.map((name) => `${name}_FILE`)]

const DRAWN =
  'PLAYLIST_SECRET is not set: one was drawn, so videos that are playing end whenever the server is restarted.'
const NO_MAIL = 'SMTP_URL is not set: no mails are sent, so guests cannot set a lost password or confirm their address.'
const NO_CHECKOUT =
  'Neither is SANDBOX_CHECKOUT 1 nor does WEB_CONFIG name a checkoutOrigin: no guest can log in, sign up or pay.'
const TWO_CHECKOUTS =
  'WEB_CONFIG names a checkoutOrigin, and the sandbox is on: every visitor who opens a checkout could approve it there and get coins for nothing. Set SANDBOX_CHECKOUT to 0, or leave the checkoutOrigin out.'
const SANDBOX_ON = 'the sandbox checkout (SANDBOX_CHECKOUT): everybody gets coins without paying'
const SAMPLES_ON = 'the sample world (SAMPLE_WORLD): its actors and their answers are made up'

/** The parsed configuration, and warnings about likely mistakes. */
type Read =
  | { readonly ok: true; readonly operation: Operation; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] }

/**
 * Reads the operator's settings and the files they name; if any of them cannot be used, returns
 * every error at once, one sentence each.
 */
export function readOperation(
  given: Given,
  args: readonly string[],
  readText: ReadText = (path) => readFileSync(path, 'utf8'),
): Read {
  const line = readCommandLine(args)
  const all = { ...given, ...(line.port === undefined ? {} : { PORT: line.port }) }
  const set: Given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const secrets = withSecretFiles(set, readText)
  const result = together(secrets.given, line).safeParse(secrets.given)
  const web = webOf(set, line, readText)
  const errors = [
    ...line.errors,
    ...secrets.errors,
    ...(result.error?.issues ?? []).map(({ message }) => message),
    ...(web.ok ? [] : web.errors),
  ]
  if (!result.success || !web.ok || errors.length > 0) return { ok: false, errors }
  const operation = operationOf(result.data, web.web, line)
  return { ok: true, operation, warnings: [...misspeltNames(Object.keys(set), KNOWN), ...warningsOf(operation)] }
}

/**
 * Returns the settings of the web app. A server simulates payments only if that is set; one that
 * stores nothing is for trying out, and one without a platform has none to deceive.
 */
function webOf(
  set: Given,
  { isStatic, inMemory }: CommandLine,
  readText: ReadText,
): ReturnType<typeof readWebSettings> {
  const file = set['WEB_CONFIG']
  const sandbox = set['SANDBOX_CHECKOUT']
  const hasSandbox = sandbox === '1' || (inMemory && sandbox === undefined)
  try {
    const text = file === undefined ? null : readText(file)
    const read = readWebSettings(text, isStatic, hasSandbox)
    const isTwice = !isStatic && read.ok && hasSandbox && read.web.checkoutOrigin !== null
    return isTwice ? { ok: false, errors: [TWO_CHECKOUTS] } : read
  } catch (failure) {
    return { ok: false, errors: [`WEB_CONFIG is “${file}”: the file cannot be read (${reasonOf(failure)}).`] }
  }
}

function warningsOf(operation: Operation): readonly string[] {
  const { isStatic, store, playlistSecret, mail, web, hasSampleWorld, files } = operation
  if (isStatic) return []
  const pretended = [...(web.sandboxCheckout ? [SANDBOX_ON] : []), ...(hasSampleWorld ? [SAMPLES_ON] : [])]
  return [
    ...(pretended.length === 0 ? [] : [`Not for guests, on are ${pretended.join(', and ')}.`]),
    ...(store.kind === 'postgres' && playlistSecret === null ? [DRAWN] : []),
    ...(mail === null ? [NO_MAIL] : []),
    ...(web.sandboxCheckout || web.checkoutOrigin !== null ? [] : [NO_CHECKOUT]),
    ...unencryptedServices({
      DATABASE_URL: store.kind === 'postgres' ? store.url : null,
      NATS_URL: operation.natsUrl,
      SMTP_URL: mail?.url ?? null,
      MEDIA_URL: operation.media?.url ?? null,
      SMS_URL: operation.sms?.url ?? null,
      CALL_URL: operation.calls?.url ?? null,
      ANALYTICS_URL: operation.analytics?.url ?? null,
      S3_URL: files.kind === 's3' ? files.url : null,
    }),
  ]
}

const DAY = 86_400_000

function operationOf(
  values: z.output<typeof environment>,
  web: WebSettings,
  { isStatic, inMemory, task }: CommandLine,
): Operation {
  return {
    isStatic,
    host: values.HOST,
    port: values.PORT,
    server: {
      ...defaultSettings,
      logLevel: values.LOG_LEVEL ?? (isStatic ? 'warn' : defaultSettings.logLevel),
      trustProxy: values.TRUST_PROXY,
      allowedOrigins: values.ALLOWED_ORIGINS ?? [],
      countryCode: values.COUNTRY_CODE,
      countryHeader: values.COUNTRY_HEADER ?? null,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      formsPerMinute: values.FORMS_PER_MINUTE,
      pagesPerMinute: values.PAGES_PER_MINUTE,
      newSessionsPerMinute: values.NEW_SESSIONS_PER_MINUTE,
      connectionsPerAddress: values.SOCKETS_PER_ADDRESS,
      connectionsPerGuest: values.SOCKETS_PER_GUEST,
      hstsSubdomains: values.HSTS_SUBDOMAINS,
      metricsToken: values.METRICS_TOKEN ?? null,
    },
    store: isStatic || inMemory ? { kind: 'memory' } : storeOf(values.DATABASE_URL, values.DATA_DIR),
    task,
    migratesAtStart: values.MIGRATE_AT_START,
    natsUrl: isStatic || inMemory ? null : (values.NATS_URL ?? null),
    playlistSecret: values.PLAYLIST_SECRET ?? null,
    oldPlaylistSecret: values.PLAYLIST_SECRET_OLD ?? null,
    web,
    retiresWorker: !values.SERVICE_WORKER,
    sessionLifetime: {
      account: values.SESSION_DAYS * DAY,
      anonymous: values.ANONYMOUS_DAYS * DAY,
      longest: values.SESSION_LONGEST_DAYS * DAY,
    },
    accountsPerNetwork: values.ACCOUNTS_PER_NETWORK,
    mail: mailOf(values),
    sms: isStatic || values.SMS_URL === undefined ? null : { url: values.SMS_URL, token: values.SMS_TOKEN ?? null },
    calls:
      isStatic || values.CALL_URL === undefined ? null : { url: values.CALL_URL, token: values.CALL_TOKEN ?? null },
    ageCheckBonus: values.AGE_CHECK_BONUS,
    phoneCountries: values.PHONE_COUNTRIES ?? null,
    blockedPhones: values.PHONE_BLOCKED ?? [],
    analytics:
      isStatic || values.ANALYTICS_URL === undefined
        ? null
        : { url: values.ANALYTICS_URL, token: values.ANALYTICS_TOKEN ?? null },
    media: isStatic ? null : mediaOf(values),
    push: isStatic ? null : pushOf(values),
    publicOrigin: values.PUBLIC_URL ?? null,
    supportMail: values.SUPPORT_MAIL ?? null,
    files: filesOf(values),
    hasSampleWorld: isStatic || inMemory || values.SAMPLE_WORLD,
    // Drawn files belong to the sample world.
    artDetail: values.ART_DETAIL,
    drawAhead: values.DRAW_AHEAD && (isStatic || inMemory || values.SAMPLE_WORLD),
    graceMs: values.GRACE_SECONDS * 1_000,
    shutdownMs: values.SHUTDOWN_SECONDS * 1_000,
  }
}

const mediaOf = ({
  MEDIA_URL: url,
  MEDIA_SECRET: secret,
  MEDIA_PUBLISH_TOKEN: publishToken,
  FFMPEG_PATH: program,
  MEDIA_COPY_HOST: host,
}: z.output<typeof environment>): MediaService | null =>
  url === undefined
    ? null
    : {
        url,
        secret: secret ?? null,
        publishToken: publishToken ?? null,
        packer: program === undefined ? null : { program, host: host ?? '127.0.0.1' },
      }

const pushOf = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUSH_HOSTS: hosts,
}: z.output<typeof environment>): PushSettings | null =>
  publicKey === undefined || privateKey === undefined || subject === undefined
    ? null
    : { publicKey, privateKey, subject, hosts: hosts ?? null }

const mailOf = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_FROM_NEUTRAL: neutralFrom,
  PUBLIC_URL: origin,
}: z.output<typeof environment>): MailService | null =>
  url === undefined || from === undefined || origin === undefined
    ? null
    : { url, from, neutralFrom: neutralFrom ?? null, origin }

const filesOf = (values: z.output<typeof environment>): FilesChoice => {
  const { FILES_DIR: folder, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return { kind: 'folder', folder }
  const { S3_URL: url = null, S3_REGION: region, FILES_CACHE_MB: megabytes } = values
  return { kind: 's3', bucket, url, region, accessKey, secretKey, cache: folder, cacheBytes: megabytes * 1_000_000 }
}

const storeOf = (url: string | undefined, folder: string): StoreChoice =>
  url === undefined ? { kind: 'embedded', folder } : { kind: 'postgres', url }
