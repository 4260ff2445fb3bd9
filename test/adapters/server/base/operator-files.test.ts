import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readOperation, type Operation } from '@/adapters/server/base/config/operation'
import { SECRETS } from '@/adapters/server/base/config/secret-files'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'

const SECRET = 'a secret that is long enough for all'

/** Reads what is set and the files there are. */
function read(given: Record<string, string>, files: Record<string, string> = {}, ...args: string[]) {
  return readOperation(given, args, (path) => {
    const text = files[path]
    if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    return text
  })
}

function operationOf(...sent: Parameters<typeof read>): Operation {
  const understood = read(...sent)
  if (!understood.ok) throw new Error(understood.errors.join(' '))
  return understood.operation
}

function errorsOf(...messages: Parameters<typeof read>): readonly string[] {
  const understood = read(...messages)
  return understood.ok ? [] : understood.errors
}

const CHECKOUT_ELSE = { 'web.json': '{"checkoutOrigin":"https://pay.test"}' }

function warningsOf(given: Record<string, string>, files = CHECKOUT_ELSE, ...args: string[]): readonly string[] {
  const understood = read(given, files, ...args)
  return understood.ok ? understood.warnings : []
}

const S3_ELSE = { S3_BUCKET: 'vesper-files' }

const VAPID_ELSE = { VAPID_PUBLIC_KEY: 'k'.repeat(87), VAPID_SUBJECT: 'mailto:push@vesper.test' }

const SMTP_ELSE = {
  MAIL_FROM: 'evening@vesper.test',
  PUBLIC_URL: 'https://vesper.test',
  MEDIA_URL: 'wss://media.test:8188',
  SMS_URL: 'https://texts.test/send',
  CALL_URL: 'https://calls.test/send',
  ANALYTICS_URL: 'https://analytics.test/events',
}

describe('secrets in files', () => {
  const values: Readonly<Record<(typeof SECRETS)[number], string>> = {
    PLAYLIST_SECRET: SECRET,
    PLAYLIST_SECRET_OLD: `old ${SECRET}`,
    DATABASE_URL: 'postgres://vesper:hidden@db.test/vesper',
    NATS_URL: 'nats://hidden@bus.test',
    METRICS_TOKEN: '0123456789abcdef',
    SMTP_URL: 'smtp://vesper:hidden@mail.test',
    SMS_TOKEN: 'hidden-13579',
    CALL_TOKEN: 'hidden-97531',
    ANALYTICS_TOKEN: 'hidden-24680',
    VAPID_PRIVATE_KEY: 'p'.repeat(43),
    S3_ACCESS_KEY: 'hidden-access',
    S3_SECRET_KEY: 'hidden-secret',
    MEDIA_SECRET: 'hidden-0123456789',
    MEDIA_PUBLISH_TOKEN: 'hidden-9876543210',
  }

  it('count as if they were set, with or without a line break at the end', () => {
    const named = Object.fromEntries(SECRETS.map((name) => [`${name}_FILE`, `/run/${name}`]))
    for (const end of ['', '\n', '\r\n']) {
      const files = Object.fromEntries(SECRETS.map((name) => [`/run/${name}`, values[name] + end]))
      expect(operationOf({ ...named, ...SMTP_ELSE, ...S3_ELSE, ...VAPID_ELSE }, files)).toEqual(
        operationOf({ ...values, ...SMTP_ELSE, ...S3_ELSE, ...VAPID_ELSE }),
      )
    }
  })

  it('are the ones that the page for operators lists', () => {
    const page = readFileSync(`${import.meta.dirname}/../../../../docs/operators.md`, 'utf8')
    const [, listed = ''] = /belong into files[^.]*\.(?<names>[^.]*?)can each be read from a file/su.exec(page) ?? []
    expect(new Set(listed.match(/(?<=`)[A-Z\d_]+(?=`)/gu))).toEqual(new Set(SECRETS))
  })

  it('are refused where they cannot be read, are empty, or are set as well', () => {
    const PLAYLIST_SECRET_FILE = '/run/secret'
    expect(errorsOf({ PLAYLIST_SECRET_FILE })).toEqual([
      'PLAYLIST_SECRET_FILE is “/run/secret”: the file cannot be read (ENOENT).',
    ])
    expect(errorsOf({ PLAYLIST_SECRET_FILE }, { '/run/secret': '\n' })).toEqual([
      'PLAYLIST_SECRET_FILE is “/run/secret”: the file is empty.',
    ])
    expect(errorsOf({ PLAYLIST_SECRET_FILE, PLAYLIST_SECRET: SECRET }, { '/run/secret': SECRET })).toEqual([
      'PLAYLIST_SECRET and PLAYLIST_SECRET_FILE are both set: remove one of them.',
    ])
  })

  it('are checked by the same rules, and not repeated', () => {
    const errors = errorsOf({ PLAYLIST_SECRET_FILE: '/run/secret' }, { '/run/secret': 'short-secret' })
    expect(errors).toEqual(['PLAYLIST_SECRET must be at least 32 characters long.'])
  })

  it('are no old secret without a new one', () => {
    expect(errorsOf({ PLAYLIST_SECRET_OLD: SECRET })).toEqual([
      expect.stringContaining('PLAYLIST_SECRET_OLD needs PLAYLIST_SECRET'),
    ])
  })
})

describe('what is likely not meant', () => {
  const quiet = { SMTP_URL: 'smtps://mail.test', ...SMTP_ELSE, WEB_CONFIG: 'web.json' }

  it('is named, with what is likely meant: a typing error, or a word that only our names begin with', () => {
    const meant = {
      PLAYLIST_SECRT: 'PLAYLIST_SECRET',
      DATABSE_URL: 'DATABASE_URL',
      REQUESTS_PER_MINTUE: 'REQUESTS_PER_MINUTE',
      PROT: 'PORT',
      SOCKETS_PER_PAGE: 'SOCKETS_PER_GUEST',
      METRICS_TOKEN_FIEL: 'METRICS_TOKEN_FILE',
      web_config: 'WEB_CONFIG',
    }
    for (const [name, known] of Object.entries(meant))
      expect(warningsOf({ ...quiet, [name]: 'x' })).toEqual([
        `${name} is not known and counts for nothing: is ${known} meant?`,
      ])
  })

  it('is not what every process finds in its environment', () => {
    const others = [
      'HOME',
      'PATH',
      'USER',
      'SHELL',
      'PWD',
      'LANG',
      'TERM',
      'NODE_ENV',
      'HOSTNAME',
      'TZ',
      'LS_COLORS',
      'REQUESTS_CA_BUNDLE',
      'DATABASE_USER',
    ]
    const neighbours = ['NATS_SERVICE_HOST', 'NATS_SERVICE_PORT_CLIENT', 'NATS_PORT', 'NATS_PORT_4222_TCP_ADDR']
    const set = Object.fromEntries([...others, ...neighbours].map((name) => [name, 'x']))
    expect(warningsOf({ ...quiet, ...set })).toEqual([])
  })

  it('is a drawn secret beside a database that outlives it', () => {
    const DATABASE_URL = 'postgres://db.test/vesper?sslmode=verify-full'
    expect(warningsOf({ ...quiet, DATABASE_URL })).toEqual([expect.stringContaining('PLAYLIST_SECRET is not set')])
    expect(warningsOf({ ...quiet, DATABASE_URL, PLAYLIST_SECRET: SECRET })).toEqual([])
    expect(warningsOf({ ...quiet, DATABASE_URL }, CHECKOUT_ELSE, '--static')).toEqual([])
  })

  it('is a server on which no one can log in', () => {
    expect(warningsOf({ ...quiet, WEB_CONFIG: '' })).toEqual([
      expect.stringContaining('no guest can log in, sign up or pay'),
    ])
    expect(warningsOf(quiet)).toEqual([])
  })

  it('is pretended money and pretended actors, named in one line', () => {
    const pretended = { ...quiet, WEB_CONFIG: '', SANDBOX_CHECKOUT: '1', SAMPLE_WORLD: '1' }
    expect(warningsOf(pretended)).toEqual([
      'Not for guests, on are the sandbox checkout (SANDBOX_CHECKOUT): everybody gets coins without paying, and the sample world (SAMPLE_WORLD): its actors and their answers are made up.',
    ])
    expect(warningsOf({ ...quiet, SAMPLE_WORLD: '1' })).toEqual([expect.stringContaining('SAMPLE_WORLD')])
  })
})

describe('pretended payments', () => {
  const hasSandbox = (given: Record<string, string>, ...args: string[]): boolean =>
    operationOf(given, {}, ...args).web.sandboxCheckout

  it('are there where the operator requests them, and where nothing is stored', () => {
    expect(hasSandbox({})).toBe(false)
    expect(hasSandbox({ DATABASE_URL: 'postgres://db.test/vesper?sslmode=verify-full' })).toBe(false)
    expect(hasSandbox({ SANDBOX_CHECKOUT: '1' })).toBe(true)
    expect(hasSandbox({}, '--memory')).toBe(true)
    expect(hasSandbox({ SANDBOX_CHECKOUT: '0' }, '--memory')).toBe(false)
    expect(hasSandbox({}, '--static')).toBe(true)
  })

  it('are refused beside a payment service: a visitor who opens a checkout there could approve it here', () => {
    const twice = { WEB_CONFIG: 'web.json' }
    for (const errors of [
      errorsOf({ ...twice, SANDBOX_CHECKOUT: '1' }, CHECKOUT_ELSE),
      errorsOf(twice, CHECKOUT_ELSE, '--memory'),
    ])
      expect(errors).toEqual([expect.stringContaining('Set SANDBOX_CHECKOUT to 0, or leave the checkoutOrigin out.')])
    expect(errorsOf(twice, CHECKOUT_ELSE)).toEqual([])
  })
})

describe('the configuration of the web app', () => {
  const webOf = (json: unknown, given: Record<string, string> = {}, ...args: string[]) =>
    operationOf({ ...given, WEB_CONFIG: 'web.json' }, { 'web.json': JSON.stringify(json) }, ...args).web
  const errorsIn = (json: unknown, ...args: string[]) =>
    errorsOf({ WEB_CONFIG: 'web.json' }, { 'web.json': JSON.stringify(json) }, ...args)

  it('is sent to the pages as it is in its file, and opens the policy to what it names', () => {
    const published = {
      platform: 'vesper-es',
      checkoutOrigin: 'https://pay.test',
      restUrl: 'https://api.test/v2',
      queryUrl: '/query',
      socketUrl: 'wss://api.test:444/socket',
      links: { report: { de: 'https://vesper.test/melden', en: 'https://vesper.test/report' } },
    }
    expect(webOf(published)).toEqual({
      published,
      configuration: readConfiguration(published),
      origins: { connections: ['https://api.test', 'wss://api.test:444'], frames: ['https://pay.test'] },
      checkoutOrigin: 'https://pay.test',
      sandboxCheckout: false,
    })
    expect(webOf({}, { SANDBOX_CHECKOUT: '1' }).origins.frames).toEqual(["'self'"])
    expect(webOf({}).origins.frames).toEqual(["'none'"])
  })

  it('is refused with a sentence for each error', () => {
    const errors = errorsIn({
      checkoutOrigin: "https://pay.test/shop; script-src 'unsafe-inline'",
      links: { report: { de: 'javascript:alert(1)', en: 'https://vesper.test' } },
      operator: { name: '' },
    })
    expect(errors.length).toBeGreaterThan(2)
    for (const error of errors) expect(error).toMatch(/^WEB_CONFIG: [\w.]+: \S.*\.$/u)
    expect(
      errorsIn({ chekoutOrigin: 'https://pay.test', links: { social: [{ name: 'x', url: 'https://x.test', a: 1 }] } }),
    ).toEqual(['WEB_CONFIG: “chekoutOrigin” is not known.', 'WEB_CONFIG: “links.social.0.a” is not known.'])
    expect(errorsIn({ artUrl: '/pictures' })).toEqual([expect.stringContaining('“artUrl” must be an origin')])
    expect(errorsIn({ restUrl: 'api.test' })).toEqual([
      expect.stringContaining('“restUrl” must be an absolute address'),
    ])
    expect(errorsIn([])).toEqual([expect.stringContaining('must hold an object')])
    expect(errorsOf({ WEB_CONFIG: 'web.json' }, { 'web.json': '{' })).toEqual(['WEB_CONFIG: the file is not JSON.'])
    expect(errorsOf({ WEB_CONFIG: 'web.json' })).toEqual([
      'WEB_CONFIG is “web.json”: the file cannot be read (ENOENT).',
    ])
  })

  it('specifies the backend of the pages only where the server has none of its own', () => {
    expect(errorsIn({ backend: 'memory', mails: true })).toEqual([
      'WEB_CONFIG: “backend” is known to the server itself, leave it out.',
      'WEB_CONFIG: “mails” is known to the server itself, leave it out.',
    ])
    expect(webOf({ backend: 'remote', restUrl: 'https://api.test' }, {}, '--static').published).toMatchObject({
      backend: 'remote',
    })
  })
})
