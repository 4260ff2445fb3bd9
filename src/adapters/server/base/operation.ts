import type * as z from 'zod'
import { readCommandLine, type Chore, type CommandLine } from './command-line'
import { environment } from './environment'
import { defaultSettings, type ServerSettings } from './server-settings'

/** Where the platform's state is to live. */
export type StoreChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The mail server, who mails are from, and where the links in them lead. */
export interface MailService {
  readonly url: string
  readonly from: string
  readonly origin: string
}

/** All that an operator says when he starts the server, understood. */
export interface Operation {
  /** Only the web app is served, on the backend it carries itself. */
  readonly isStatic: boolean
  readonly host: string
  readonly port: number
  readonly server: ServerSettings
  readonly store: StoreChoice
  /** Something to be done with what is kept, instead of serving. */
  readonly chore: Chore | null
  /** Whether the server brings its database up to date by itself. */
  readonly migratesAtStart: boolean
  /** Where the instances that share a database tell each other their news; `null`: this one is alone. */
  readonly natsUrl: string | null
  /** What playlists are signed with; `null`: drawn anew at every start. */
  readonly playlistSecret: string | null
  /** How mails are sent; `null`: none are. */
  readonly mail: MailService | null
  /** Where requests of guests are sent; `null`: they are only kept. */
  readonly supportMail: string | null
  /** Whether pictures and clips that nobody has asked for are drawn while the machine is idle. */
  readonly drawAhead: boolean
  /** How long the server goes on as ever after it has said that it will stop, ms. */
  readonly graceMs: number
  /** How long requests in flight may take after that, ms. */
  readonly shutdownMs: number
}

type Given = Readonly<Record<string, string | undefined>>

/** Several instances share a database and sign for each other; an instance without a database shares nothing. */
function together(given: Given, { isStatic, inMemory }: CommandLine) {
  const isAlone = isStatic || inMemory || given['NATS_URL'] === undefined
  const sendsNone = isStatic || given['SMTP_URL'] === undefined
  // Asked whatever else is wrong, so that nobody starts the server once for each fault.
  const when = () => true
  return environment
    .refine(() => isAlone || given['DATABASE_URL'] !== undefined, {
      when,
      error: 'NATS_URL needs DATABASE_URL: instances that share no database have nothing to tell each other.',
    })
    .refine(() => isAlone || given['PLAYLIST_SECRET'] !== undefined, {
      when,
      error: 'NATS_URL needs PLAYLIST_SECRET, the same in all instances: one plays what another has signed.',
    })
    .refine(() => sendsNone || given['MAIL_FROM'] !== undefined, {
      when,
      error: 'SMTP_URL needs MAIL_FROM: every mail has a sender.',
    })
    .refine(() => sendsNone || given['PUBLIC_URL'] !== undefined, {
      when,
      error: 'SMTP_URL needs PUBLIC_URL: links in mails lead there.',
    })
}

/** Reads what the operator said; if any of it cannot be used, every fault at once, one sentence each. */
export function readOperation(
  given: Given,
  args: readonly string[],
): { readonly ok: true; readonly operation: Operation } | { readonly ok: false; readonly faults: readonly string[] } {
  const line = readCommandLine(args)
  const all = { ...given, ...(line.port === undefined ? {} : { PORT: line.port }) }
  const set: Given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const result = together(set, line).safeParse(set)
  const faults = [...line.faults, ...(result.error?.issues ?? []).map(({ message }) => message)]
  if (!result.success || faults.length > 0) return { ok: false, faults }
  return { ok: true, operation: operationOf(result.data, line) }
}

function operationOf(said: z.output<typeof environment>, { isStatic, inMemory, chore }: CommandLine): Operation {
  return {
    isStatic,
    host: said.HOST,
    port: said.PORT,
    server: {
      ...defaultSettings,
      logLevel: said.LOG_LEVEL ?? (isStatic ? 'warn' : defaultSettings.logLevel),
      trustProxy: said.TRUST_PROXY,
      countryCode: said.COUNTRY_CODE,
      countryHeader: said.COUNTRY_HEADER ?? null,
      requestsPerMinute: said.REQUESTS_PER_MINUTE,
      formsPerMinute: said.FORMS_PER_MINUTE,
      connectionsPerAddress: said.SOCKETS_PER_ADDRESS,
      connectionsPerGuest: said.SOCKETS_PER_GUEST,
      hstsSubdomains: said.HSTS_SUBDOMAINS,
      metricsToken: said.METRICS_TOKEN ?? null,
    },
    store: isStatic || inMemory ? { kind: 'memory' } : storeOf(said.DATABASE_URL, said.DATA_DIR),
    chore,
    migratesAtStart: said.MIGRATE_AT_START,
    natsUrl: isStatic || inMemory ? null : (said.NATS_URL ?? null),
    playlistSecret: said.PLAYLIST_SECRET ?? null,
    mail: mailOf(said),
    supportMail: said.SUPPORT_MAIL ?? null,
    drawAhead: said.DRAW_AHEAD,
    graceMs: said.GRACE_SECONDS * 1_000,
    shutdownMs: said.SHUTDOWN_SECONDS * 1_000,
  }
}

const mailOf = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  PUBLIC_URL: origin,
}: z.output<typeof environment>): MailService | null =>
  url === undefined || from === undefined || origin === undefined ? null : { url, from, origin }

const storeOf = (url: string | undefined, folder: string): StoreChoice =>
  url === undefined ? { kind: 'embedded', folder } : { kind: 'postgres', url }
