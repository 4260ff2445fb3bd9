import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { TextFixture } from '#test/support/wire/text-fixture'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { isText } from '@/domain/access/text'

/** Texts that some layer or other reads as something else. */
const HOSTILE = [
  '\0',
  'a\0b',
  '\uD83D',
  'a\uDE00',
  '\uDE00\uD83D',
  '\u0001',
  '\u007F',
  '\u0085',
  'a\r\nb',
  '\t',
  '\u0301'.repeat(40),
]

/** Names that every object has, and that a field or a key may be called. */
const INHERITED = ['toString', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty', 'toJSON', 'length', 'then']

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc
    .array(fc.constantFrom(...HOSTILE, 'e\u0301', '👩‍👩‍👧', '\n', '%00', '\\u0000', "'", 'a'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
)

/** No end of a request reveals a failure inside. */
const isTyped = (outcome: number | string | null): boolean =>
  typeof outcome === 'number' ? [200, 400, 401, 404].includes(outcome) : outcome !== 'error:internal'

const isRefused = (outcome: number | string | null): boolean =>
  [400, 404, 'error:invalid-request'].includes(outcome ?? '')

const stores = [
  ['memory', 10_000, async () => ({ setup: await TextFixture.over(), close: () => Promise.resolve() })],
  [
    'Postgres',
    10_000,
    async () => {
      const database = await freshDatabase()
      const opened = await openPostgres(database.url, MIGRATIONS, () => undefined)
      return {
        setup: await TextFixture.over(opened.store),
        close: async () => {
          await opened.close()
          await database.drop()
        },
      }
    },
  ],
] as const

describe.each(stores)('every text a client sends to a server on %s', (_name, runs, open) => {
  let setup: TextFixture
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await open()
    setup = opened.setup
    close = async () => {
      await setup.server.app.close()
      await opened.close()
    }
  }, limit(60_000))
  afterAll(() => close())

  it('is known to this test, from the schemas', () => {
    const names = setup.fields.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(90)
    expect(names).toEqual(
      expect.arrayContaining([
        '/actor/storeActorNote comment',
        '/guest/savePreferences data.key (name)',
        '/tracker/track eventData.key',
        'submit form.password',
        'sendMessage payload.data',
        'chatStart payload.pin',
        'requestSession payload.position.epoch',
      ]),
    )
  })

  it(
    'is refused where it is none, by a code, and is no failure of the server',
    async () => {
      for (const { name, request } of setup.fields) {
        for (const text of HOSTILE) {
          const sent = request(text)
          const outcome = await setup.send(sent)
          // An address has bytes that are no UTF-8 instead of half a character: they are read as another text.
          const isAddress = sent.kind === 'rest' && sent.call.method === 'GET' && !text.isWellFormed()
          const mayPass = isText(text, { lines: true }) || isAddress
          expect({ name, text, isAsExpected: mayPass ? isTyped(outcome) : isRefused(outcome) }).toEqual({
            name,
            text,
            isAsExpected: true,
          })
        }
      }
      expect(setup.errors()).toEqual([])
    },
    limit(120_000),
  )

  it('is answered or refused by a code where it is a name that every object has', async () => {
    for (const { name, request } of setup.fields) {
      for (const text of INHERITED) {
        const outcome = await setup.send(request(text))
        expect({ name, text, isTyped: isTyped(outcome), outcome }).toEqual({ name, text, isTyped: true, outcome })
      }
    }
    expect(setup.errors()).toEqual([])
  })

  it(
    `is answered or refused by a code, for any text: ${runs} texts`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...setup.fields), anyText, async ({ name, request, isAddress }, text) => {
          if (isAddress && /^\.{1,2}$/u.test(text)) return
          const outcome = await setup.send(request(text))
          expect({ name, isTyped: isTyped(outcome), outcome }).toEqual({ name, isTyped: true, outcome })
        }),
        { numRuns: runs },
      )
      expect(setup.errors()).toEqual([])
    },
    limit(240_000),
  )

  it('finds nothing under tokens, cookies, languages and addresses of any kind, and is no failure of the server', async () => {
    const places: readonly ((bytes: string) => InjectOptions)[] = [
      (bytes) => ({ method: 'GET', url: `/rest/v1/guest/getGuestBalance?access_token=${bytes}` }),
      (bytes) => ({ method: 'GET', url: `/rest/v1/actor/getActorDataByIdOrName/${bytes}?access_token=${setup.token}` }),
      (bytes) => ({ method: 'GET', url: `/rest/v1/chat/running?language=${bytes}&access_token=${setup.token}` }),
      (bytes) => ({
        method: 'POST',
        url: `/rest/v1/video/${bytes}/buy?access_token=${setup.token}`,
        payload: { key: 'k' },
      }),
      (bytes) => ({ method: 'GET', url: `/media/play/${bytes}` }),
      (bytes) => ({ method: 'GET', url: '/rest/v1/chat/running', headers: { authorization: `Bearer ${bytes}` } }),
      (bytes) => ({
        method: 'POST',
        url: '/rest/v1/session/open',
        payload: { language: 'en' },
        headers: { cookie: `device=${bytes}` },
      }),
    ]
    for (const bytes of [
      '%00',
      '%00'.repeat(20),
      '%ED%A0%BD',
      '%C3',
      '%',
      '%0A',
      `${'a'.repeat(20)}%00`,
      '%F4%90%80%80',
    ]) {
      for (const place of places) {
        const { statusCode } = await setup.server.app.inject(place(bytes))
        expect({ url: place(bytes).url, isTyped: isTyped(statusCode) }).toEqual({
          url: place(bytes).url,
          isTyped: true,
        })
      }
    }
    expect(setup.errors()).toEqual([])
  })

  it('is looked at within a document as in its variables', async () => {
    const send = (text: string) => {
      const query = `{ models(filter: {text: "${text}"}, order: NAME, first: 1, offset: 0) { total } }`
      return setup.send({ kind: 'query', body: { query } })
    }
    for (const text of ['\\u0000', '\\uD83D', '\\t', '\u0000', '\uD83D', '\u007F']) expect(await send(text)).toBe(400)
    for (const text of ['a', '\\uD83D\\uDE00', '\uD83D\uDE00']) expect(await send(text)).toBe(200)
    expect(setup.errors()).toEqual([])
  })
})
