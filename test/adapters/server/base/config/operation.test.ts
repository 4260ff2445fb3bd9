import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { environment } from '@/adapters/server/base/config/environment'
import { readOperation, type Operation } from '@/adapters/server/base/config/operation'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'

const DAY = 86_400_000
const SMTP = 'smtp://vesper:hidden@mail.test:587'
const SECRET = 'a secret that is long enough for all'
const DATABASE = 'postgres://vesper:hidden@db.test/vesper'

function operationOf(given: Record<string, string>, ...args: string[]): Operation {
  const read = readOperation(given, args)
  if (!read.ok) throw new Error(read.errors.join(' '))
  return read.operation
}

function errorsOf(given: Record<string, string>, ...args: string[]): readonly string[] {
  const read = readOperation(given, args)
  return read.ok ? [] : read.errors
}

describe('what an operator sets', () => {
  it('is nothing at all where nothing is special', () => {
    expect(operationOf({})).toEqual({
      isStatic: false,
      host: '127.0.0.1',
      port: 4_173,
      server: defaultSettings,
      store: { kind: 'embedded', folder: 'data' },
      task: null,
      migratesAtStart: true,
      natsUrl: null,
      playlistSecret: null,
      oldPlaylistSecret: null,
      web: {
        published: {},
        configuration: readConfiguration({}),
        origins: { connections: [], frames: ["'none'"] },
        checkoutOrigin: null,
        sandboxCheckout: false,
      },
      sessionLifetime: { account: 180 * DAY, anonymous: 30 * DAY, longest: 365 * DAY },
      accountsPerNetwork: 20,
      mail: null,
      sms: null,
      calls: null,
      ageCheckBonus: 0,
      phoneCountries: null,
      blockedPhones: [],
      analytics: null,
      push: null,
      media: null,
      publicOrigin: null,
      supportMail: null,
      retiresWorker: false,
      files: { kind: 'folder', folder: 'files' },
      hasSampleWorld: false,
      artDetail: 'finished',
      drawAhead: false,
      graceMs: 0,
      shutdownMs: 10_000,
    })
  })

  it('is understood as it is meant', () => {
    const operation = operationOf({
      PORT: '80',
      HOST: '::',
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
      COUNTRY_CODE: 'AT',
      COUNTRY_HEADER: 'X-Country',
      REQUESTS_PER_MINUTE: '10',
      FORMS_PER_MINUTE: '2',
      PAGES_PER_MINUTE: '20',
      NEW_SESSIONS_PER_MINUTE: '3',
      ACCOUNTS_PER_NETWORK: '4',
      SESSION_DAYS: '90',
      SESSION_LONGEST_DAYS: '200',
      ANONYMOUS_DAYS: '7',
      SANDBOX_CHECKOUT: '0',
      SERVICE_WORKER: '0',
      PLAYLIST_SECRET: SECRET,
      PLAYLIST_SECRET_OLD: `old ${SECRET}`,
      DATABASE_URL: DATABASE,
      MIGRATE_AT_START: '0',
      NATS_URL: 'nats://bus.test:4222',
      METRICS_TOKEN: '0123456789abcdef',
      SMTP_URL: SMTP,
      MAIL_FROM: 'Vesper <evening@vesper.test>',
      MAIL_FROM_NEUTRAL: 'post@office.test',
      VAPID_PUBLIC_KEY: 'k'.repeat(87),
      VAPID_PRIVATE_KEY: 'p'.repeat(43),
      VAPID_SUBJECT: 'mailto:push@vesper.test',
      PUSH_HOSTS: 'push.test,.push.example',
      SMS_URL: 'https://texts.test/send',
      SMS_TOKEN: 'hidden-13579',
      CALL_URL: 'https://calls.test/send',
      CALL_TOKEN: 'hidden-97531',
      AGE_CHECK_BONUS: '12',
      PHONE_COUNTRIES: 'DE,AT',
      PHONE_BLOCKED: '+49176,+43',
      SUPPORT_MAIL: 'help@vesper.test',
      PUBLIC_URL: 'https://vesper.test/',
      MEDIA_URL: 'wss://media.test',
      MEDIA_SECRET: 'media-0123456789',
      DRAW_AHEAD: '1',
      ART_DETAIL: 'sketch',
      SAMPLE_WORLD: '1',
      ALLOWED_ORIGINS: 'https://app.test, http://localhost:4100',
      FILES_DIR: 'copies',
      FILES_CACHE_MB: '5',
      S3_URL: 'https://objects.test',
      S3_BUCKET: 'vesper-files',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY: 'hidden-access',
      S3_SECRET_KEY: 'hidden-secret',
      GRACE_SECONDS: '5',
      SHUTDOWN_SECONDS: '30',
    })
    expect(operation).toEqual({
      isStatic: false,
      analytics: null,
      host: '::',
      port: 80,
      server: {
        ...defaultSettings,
        logLevel: 'error',
        trustProxy: 'loopback, 10.0.0.0/8, ::1',
        allowedOrigins: ['https://app.test', 'http://localhost:4100'],
        countryCode: 'AT',
        countryHeader: 'x-country',
        requestsPerMinute: 10,
        formsPerMinute: 2,
        pagesPerMinute: 20,
        newSessionsPerMinute: 3,
        metricsToken: '0123456789abcdef',
      },
      store: { kind: 'postgres', url: DATABASE },
      task: null,
      migratesAtStart: false,
      natsUrl: 'nats://bus.test:4222',
      playlistSecret: SECRET,
      oldPlaylistSecret: `old ${SECRET}`,
      web: {
        published: {},
        configuration: readConfiguration({}),
        origins: { connections: [], frames: ["'none'"] },
        checkoutOrigin: null,
        sandboxCheckout: false,
      },
      retiresWorker: true,
      sessionLifetime: { account: 90 * DAY, anonymous: 7 * DAY, longest: 200 * DAY },
      accountsPerNetwork: 4,
      mail: {
        url: SMTP,
        from: 'Vesper <evening@vesper.test>',
        neutralFrom: 'post@office.test',
        origin: 'https://vesper.test',
      },
      push: {
        publicKey: 'k'.repeat(87),
        privateKey: 'p'.repeat(43),
        subject: 'mailto:push@vesper.test',
        hosts: ['push.test', '.push.example'],
      },
      sms: { url: 'https://texts.test/send', token: 'hidden-13579' },
      calls: { url: 'https://calls.test/send', token: 'hidden-97531' },
      ageCheckBonus: 12,
      phoneCountries: ['DE', 'AT'],
      blockedPhones: ['+49176', '+43'],
      media: { url: 'wss://media.test', secret: 'media-0123456789', publishToken: null, packer: null },
      publicOrigin: 'https://vesper.test',
      supportMail: 'help@vesper.test',
      files: {
        kind: 's3',
        bucket: 'vesper-files',
        url: 'https://objects.test',
        region: 'eu-central-1',
        accessKey: 'hidden-access',
        secretKey: 'hidden-secret',
        cache: 'copies',
        cacheBytes: 5_000_000,
      },
      hasSampleWorld: true,
      artDetail: 'sketch',
      drawAhead: true,
      graceMs: 5_000,
      shutdownMs: 30_000,
    })
  })

  it('draws nothing ahead without the sample world, whose pictures these are', () => {
    expect(operationOf({ DRAW_AHEAD: '1', SAMPLE_WORLD: '0' }).drawAhead).toBe(false)
  })

  it('counts as not set where it is set to nothing', () => {
    const nothing = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, '']))
    expect(operationOf(nothing)).toEqual(operationOf({}))
  })

  it('believes no proxy, every proxy or some', () => {
    expect(operationOf({ TRUST_PROXY: '0' }).server.trustProxy).toBe(false)
    expect(operationOf({ TRUST_PROXY: '1' }).server.trustProxy).toBe(true)
    expect(operationOf({ TRUST_PROXY: '10.1.2.3' }).server.trustProxy).toBe('10.1.2.3')
    for (const wrong of ['2', 'yes', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.test', '10.1.2.3,', '::1/129'])
      expect({ wrong, errorCount: errorsOf({ TRUST_PROXY: wrong }).length }).toEqual({ wrong, errorCount: 1 })
  })

  it('is reported with all its errors at once, and no secret is repeated', () => {
    const errors = errorsOf(
      {
        PORT: '65536',
        LOG_LEVEL: 'loud',
        COUNTRY_CODE: 'de',
        COUNTRY_HEADER: 'a header',
        REQUESTS_PER_MINUTE: '0',
        FORMS_PER_MINUTE: '1.5',
        NEW_SESSIONS_PER_MINUTE: '0',
        SESSION_DAYS: '0',
        ANONYMOUS_DAYS: 'long',
        SANDBOX_CHECKOUT: 'no',
        PLAYLIST_SECRET: 'short-secret',
        PLAYLIST_SECRET_OLD: 'short-secret',
        DATABASE_URL: 'mysql://vesper:hidden@db.test/vesper',
        NATS_URL: 'http://hidden@bus.test',
        METRICS_TOKEN: 'hidden token',
        SMTP_URL: 'http://hidden@mail.test',
        MAIL_FROM: 'Vesper',
        SUPPORT_MAIL: 'support',
        PUBLIC_URL: 'https://vesper.test/shop/',
        MEDIA_URL: 'http://hidden@media.test',
        MEDIA_SECRET: 'hidden',
        MEDIA_PUBLISH_TOKEN: 'hidden token of a studio',
        DRAW_AHEAD: 'yes',
        ART_DETAIL: 'rough',
        SAMPLE_WORLD: 'none',
        FILES_CACHE_MB: '0',
        S3_URL: 'ftp://hidden@objects.test',
        S3_BUCKET: 'A Bucket',
        S3_REGION: 'EU',
        S3_ACCESS_KEY: 'hidden key',
        S3_SECRET_KEY: 'hidden key',
        GRACE_SECONDS: '-1',
        SHUTDOWN_SECONDS: 'soon',
      },
      '--fast',
      'now',
    )
    expect(errors).toHaveLength(35)
    for (const error of errors) expect(error).toMatch(/^\S.*\.$/u)
    expect(errors.join(' ')).not.toMatch(/hidden|short-secret/u)
  })

  it('has to be consistent where instances share a database, regardless of other errors', () => {
    const nats = { NATS_URL: 'tls://bus.test' }
    expect(errorsOf(nats)).toEqual([
      expect.stringContaining('NATS_URL needs DATABASE_URL'),
      expect.stringContaining('NATS_URL needs PLAYLIST_SECRET'),
    ])
    expect(errorsOf({ ...nats, DATABASE_URL: DATABASE, PORT: 'x' })).toHaveLength(2)
    expect(errorsOf({ ...nats, DATABASE_URL: DATABASE, PLAYLIST_SECRET: SECRET })).toEqual([])
    expect(errorsOf({ DATABASE_URL: DATABASE })).toEqual([])
  })

  it('sends mails only where it knows from whom they are and where their links lead', () => {
    expect(errorsOf({ SMTP_URL: SMTP })).toEqual([
      expect.stringContaining('SMTP_URL needs MAIL_FROM'),
      expect.stringContaining('SMTP_URL needs PUBLIC_URL'),
    ])
    expect(operationOf({ MAIL_FROM: 'evening@vesper.test', PUBLIC_URL: 'https://vesper.test' }).mail).toBeNull()
    for (const wrong of ['vesper.test', 'ftp://vesper.test', 'https://vesper.test/?a', 'https://vesper.test/#a'])
      expect({ wrong, errorCount: errorsOf({ PUBLIC_URL: wrong }).length }).toEqual({ wrong, errorCount: 1 })
  })

  it('names a media server before what is shown to it', () => {
    expect(
      errorsOf({ MEDIA_SECRET: SECRET.replaceAll(/\W/gu, '-'), MEDIA_PUBLISH_TOKEN: 'studio-0123456789' }),
    ).toEqual([
      expect.stringContaining('MEDIA_SECRET needs MEDIA_URL'),
      expect.stringContaining('MEDIA_PUBLISH_TOKEN needs MEDIA_URL'),
    ])
    expect(operationOf({ MEDIA_URL: 'ws://media.test:8188' }, '--static').media).toBeNull()
  })

  it('reads files from a bucket only with both of its keys', () => {
    const alone = 'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are set together, or none of them.'
    expect(errorsOf({ S3_BUCKET: 'files' })).toEqual([alone])
    expect(errorsOf({ S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'key' })).toEqual([alone])
    expect(errorsOf({ S3_URL: 'https://objects.test' })).toEqual([expect.stringContaining('S3_URL needs S3_BUCKET')])
  })

  it('takes every port there is and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 80_000 }), (port) => {
        const isPort = port >= 0 && port <= 65_535
        expect(readOperation({ PORT: String(port) }, []).ok).toBe(isPort)
        expect(readOperation({}, [`--port=${port}`]).ok).toBe(isPort)
      }),
    )
  })
})

describe('the command line', () => {
  it('goes before the environment', () => {
    expect(operationOf({ PORT: '80' }, '--port', '0').port).toBe(0)
  })

  it('can start a server that stores nothing and connects to no one', () => {
    const all = { DATABASE_URL: DATABASE, NATS_URL: 'nats://bus.test' }
    for (const option of ['--memory', '--static'])
      expect(operationOf(all, option)).toMatchObject({ store: { kind: 'memory' }, natsUrl: null })
  })

  it('can start the web app alone, which logs less unless configured otherwise', () => {
    expect(operationOf({}, '--static')).toMatchObject({ isStatic: true, server: { logLevel: 'warn' } })
    expect(operationOf({ LOG_LEVEL: 'info' }, '--static').server.logLevel).toBe('info')
  })

  it('can run a maintenance task instead of serving, one at a time', () => {
    expect(operationOf({}, '--migrate').task).toEqual({ kind: 'migrate' })
    expect(operationOf({}, '--backup', 'evening.gz').task).toEqual({ kind: 'backup', file: 'evening.gz' })
    expect(operationOf({}, '--restore', 'evening.gz').task).toEqual({ kind: 'restore', file: 'evening.gz' })
    for (const two of [
      ['--migrate', '--backup', 'x'],
      ['--backup', 'x', '--restore', 'x'],
    ])
      expect(errorsOf({}, ...two)).toEqual([expect.stringContaining('Only one of')])
  })

  it('is refused with its errors', () => {
    expect(errorsOf({}, '--migrate=now')).toEqual([expect.stringContaining('--migrate takes no value')])
    expect(errorsOf({}, '--backup')).toEqual([expect.stringContaining('--backup needs a file')])
    expect(errorsOf({}, '--port')).toEqual([expect.stringContaining('--port needs')])
    expect(errorsOf({}, '--port', 'x')).toEqual([expect.stringContaining('PORT (or --port) is “x”')])
    expect(errorsOf({}, '--memory=yes')).toEqual([expect.stringContaining('--memory takes no value')])
    expect(errorsOf({}, '-p', '80')).toHaveLength(2)
  })
})
