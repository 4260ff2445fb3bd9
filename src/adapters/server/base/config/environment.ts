import { isIP, isIPv4 } from 'node:net'
import * as z from 'zod'
import { isEmail } from '@/domain/access/email'
import { defaultSettings, LOG_LEVELS } from './server-settings'

type Text = { readonly input?: unknown }

const requirement = (name: string, must: string) => ({
  error: ({ input }: Text) => `${name} is “${String(input)}”: it must be ${must}.`,
})

/**
 * Returns an error that does not repeat the value, which may be secret: the sentence may end in a
 * log.
 */
const secretly = (name: string, must: string) => ({ error: `${name} must be ${must}.` })

const whole = (name: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/u.test(text) && Number(text) >= least && Number(text) <= most,
      requirement(name, `a whole number from ${least} to ${most}`),
    )
    .transform(Number)

const address = (name: string, ...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => schemes.includes(URL.parse(text)?.protocol ?? ''),
      secretly(name, `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`),
    )

/** An address, a range of addresses, or the name of a range. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [host = '', bits, ...rest] = text.split('/')
  const most = isIP(host) === 6 ? 128 : 32
  return isIP(host) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/u.test(bits) && +bits <= most))
}

/** `name@host.example` or `Name <name@host.example>`. */
const isSender = (text: string): boolean =>
  isEmail(/^[^<>\p{Cc}]*<(?<address>[^<>]+)>$/u.exec(text)?.groups?.['address'] ?? text)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
  )
}

/**
 * Every variable the server reads, each with its default; what is set to nothing counts as not set.
 */
export const environment = z.object({
  PORT: whole('PORT (or --port)', 0, 65_535).default(4_173),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, requirement('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`)).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === '0' || text === '1' || text.split(',').every((part) => isProxy(part.trim())),
      requirement('TRUST_PROXY', '0, 1 or a list of addresses and ranges, with commas between them'),
    )
    .transform((text) => (text === '0' || text === '1' ? text === '1' : text))
    .default(defaultSettings.trustProxy),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every((part) => isOrigin(part) && URL.parse(part)?.origin === part),
      requirement('ALLOWED_ORIGINS', 'origins as https://app.example, with commas between them'),
    )
    .optional(),
  COUNTRY_CODE: z
    .string()
    .regex(/^[A-Z]{2}$/u, requirement('COUNTRY_CODE', 'two capital letters'))
    .default(defaultSettings.countryCode),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,100}$/u, requirement('COUNTRY_HEADER', 'the name of a header'))
    .toLowerCase()
    .optional(),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 1, 1_000_000).default(defaultSettings.requestsPerMinute),
  FORMS_PER_MINUTE: whole('FORMS_PER_MINUTE', 1, 1_000_000).default(defaultSettings.formsPerMinute),
  SOCKETS_PER_ADDRESS: whole('SOCKETS_PER_ADDRESS', 1, 1_000_000).default(defaultSettings.connectionsPerAddress),
  SOCKETS_PER_GUEST: whole('SOCKETS_PER_GUEST', 1, 1_000).default(defaultSettings.connectionsPerGuest),
  HSTS_SUBDOMAINS: z
    .enum(['0', '1'], requirement('HSTS_SUBDOMAINS', '0 or 1'))
    .transform((text) => text === '1')
    .default(defaultSettings.hstsSubdomains),
  PAGES_PER_MINUTE: whole('PAGES_PER_MINUTE', 1, 1_000_000).default(defaultSettings.pagesPerMinute),
  NEW_SESSIONS_PER_MINUTE: whole('NEW_SESSIONS_PER_MINUTE', 1, 1_000_000).default(defaultSettings.newSessionsPerMinute),
  ACCOUNTS_PER_NETWORK: whole('ACCOUNTS_PER_NETWORK', 1, 1_000_000).default(20),
  SESSION_DAYS: whole('SESSION_DAYS', 1, 3_650).default(180),
  SESSION_LONGEST_DAYS: whole('SESSION_LONGEST_DAYS', 1, 3_650).default(365),
  ANONYMOUS_DAYS: whole('ANONYMOUS_DAYS', 1, 3_650).default(30),
  WEB_CONFIG: z.string().optional(),
  SANDBOX_CHECKOUT: z
    .enum(['0', '1'], requirement('SANDBOX_CHECKOUT', '0 or 1'))
    .transform((text) => text === '1')
    .optional(),
  SERVICE_WORKER: z
    .enum(['0', '1'], requirement('SERVICE_WORKER', '0 or 1'))
    .transform((text) => text === '1')
    .default(true),
  PLAYLIST_SECRET: z.string().min(32, secretly('PLAYLIST_SECRET', 'at least 32 characters long')).optional(),
  PLAYLIST_SECRET_OLD: z.string().min(32, secretly('PLAYLIST_SECRET_OLD', 'at least 32 characters long')).optional(),
  DATABASE_URL: address('DATABASE_URL', 'postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('data'),
  MIGRATE_AT_START: z
    .enum(['0', '1'], requirement('MIGRATE_AT_START', '0 or 1'))
    .transform((text) => text === '1')
    .default(true),
  NATS_URL: address('NATS_URL', 'nats:', 'tls:').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/u, secretly('METRICS_TOKEN', '16 to 500 letters, digits or -._~+/='))
    .optional(),
  SMTP_URL: address('SMTP_URL', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, requirement('MAIL_FROM', 'an address, or a name and an address in <…>'))
    .optional(),
  MAIL_FROM_NEUTRAL: z
    .string()
    .refine(isSender, requirement('MAIL_FROM_NEUTRAL', 'an address, or a name and an address in <…>'))
    .optional(),
  SMS_URL: address('SMS_URL', 'http:', 'https:').optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{8,500}$/u, secretly('SMS_TOKEN', '8 to 500 letters, digits or -._~+/='))
    .optional(),
  CALL_URL: address('CALL_URL', 'http:', 'https:').optional(),
  CALL_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{8,500}$/u, secretly('CALL_TOKEN', '8 to 500 letters, digits or -._~+/='))
    .optional(),
  AGE_CHECK_BONUS: whole('AGE_CHECK_BONUS', 0, 1_000).default(0),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/u, requirement('PHONE_COUNTRIES', 'codes of countries: DE,AT,CH'))
    .transform((given) => given.split(','))
    .optional(),
  PHONE_BLOCKED: z
    .string()
    .regex(/^\+\d{1,15}(,\+\d{1,15})*$/u, requirement('PHONE_BLOCKED', 'beginnings of numbers: +49900,+4915112345678'))
    .transform((given) => given.split(','))
    .optional(),
  ANALYTICS_URL: address('ANALYTICS_URL', 'http:', 'https:').optional(),
  ANALYTICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{8,500}$/u, secretly('ANALYTICS_TOKEN', '8 to 500 letters, digits or -._~+/='))
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}=?$/u, requirement('VAPID_PUBLIC_KEY', 'a public VAPID key: 65 bytes in base64url'))
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/u, secretly('VAPID_PRIVATE_KEY', 'a private VAPID key: 32 bytes in base64url'))
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/u, requirement('VAPID_SUBJECT', 'mailto: and an address, or https://…'))
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^\.?[a-z\d.-]+(?:,\.?[a-z\d.-]+)*$/u, requirement('PUSH_HOSTS', 'names of hosts with commas between them'))
    .transform((text) => text.split(','))
    .optional(),
  SUPPORT_MAIL: z.string().refine(isEmail, requirement('SUPPORT_MAIL', 'an e-mail address')).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, requirement('PUBLIC_URL', 'the address of the product without a path, as https://vesper.example'))
    .transform((text) => new URL(text).origin)
    .optional(),
  MEDIA_URL: address('MEDIA_URL', 'ws:', 'wss:').optional(),
  MEDIA_SECRET: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/u, secretly('MEDIA_SECRET', '16 to 500 letters, digits or -._~+/='))
    .optional(),
  MEDIA_PUBLISH_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/u, secretly('MEDIA_PUBLISH_TOKEN', '16 to 500 letters, digits or -._~+/='))
    .optional(),
  FFMPEG_PATH: z
    .string()
    .regex(/^\/\P{Cc}{1,4000}$/u, requirement('FFMPEG_PATH', 'the full path of ffmpeg'))
    .optional(),
  MEDIA_COPY_HOST: z
    .string()
    .refine((text) => isIPv4(text), requirement('MEDIA_COPY_HOST', 'an IPv4 address of this machine'))
    .optional(),
  FILES_DIR: z.string().default('files'),
  FILES_CACHE_MB: whole('FILES_CACHE_MB', 1, 100_000_000).default(10_240),
  S3_URL: address('S3_URL', 'http:', 'https:').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/u, requirement('S3_BUCKET', 'the name of a bucket'))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/u, requirement('S3_REGION', 'the name of a region, as eu-central-1'))
    .default('us-east-1'),
  S3_ACCESS_KEY: z
    .string()
    .regex(/^\S{3,200}$/u, secretly('S3_ACCESS_KEY', '3 to 200 characters without spaces'))
    .optional(),
  S3_SECRET_KEY: z
    .string()
    .regex(/^\S{3,500}$/u, secretly('S3_SECRET_KEY', '3 to 500 characters without spaces'))
    .optional(),
  SAMPLE_WORLD: z
    .enum(['0', '1'], requirement('SAMPLE_WORLD', '0 or 1'))
    .transform((text) => text === '1')
    .default(false),
  DRAW_AHEAD: z
    .enum(['0', '1'], requirement('DRAW_AHEAD', '0 or 1'))
    .transform((text) => text === '1')
    .default(false),
  ART_DETAIL: z.enum(['finished', 'sketch'], requirement('ART_DETAIL', 'finished or sketch')).default('finished'),
  GRACE_SECONDS: whole('GRACE_SECONDS', 0, 600).default(0),
  SHUTDOWN_SECONDS: whole('SHUTDOWN_SECONDS', 1, 600).default(10),
})
