import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { compressionOf } from '@/adapters/server/base/http/compressed-answers'
import type { Wire } from '@/adapters/wire/base/scalars'
import { features } from '@/adapters/wire/contract/features'
import { definitionOf, type Definition } from '@/adapters/wire/contract/schema-reader'

const ORIGIN = 'https://pages.example'

let server: TestServer
let token = ''

beforeAll(async () => {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, { allowedOrigins: [ORIGIN] })
  token = (await environment.backend.platform.openSession(null, { countryCode: 'DE' })).accessToken
})
afterAll(() => server.app.close())

const READERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/** An answer, with its text as it was before it was compressed. */
const send = async (url: string, payload?: object, accepts?: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = await server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(accepts === undefined ? {} : { 'accept-encoding': accepts }),
      ...more,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const { headers, rawPayload } = answer
  const encoding = headers['content-encoding']
  const text = encoding === undefined ? rawPayload : (READERS[encoding]?.(rawPayload) ?? Buffer.alloc(0))
  return {
    encoding,
    vary: headers['vary'] ?? '',
    size: rawPayload.length,
    text: text.toString(),
    status: answer.statusCode,
  }
}

const list = { documentId: 'models', variables: { filter: {}, order: 'NAME', first: 20, offset: 0 } }

describe('answers', () => {
  it.each([
    ['a query', (accepts?: string) => send('/query?language=en', list, accepts)],
    ['a call', (accepts?: string) => send('/rest/v1/actorsearch/init', undefined, accepts)],
    ['a document', (accepts?: string) => send('/openapi.json', undefined, accepts)],
  ])('to %s are compressed as the caller accepts it, and are the same', async (_, sent) => {
    const plain = await sent()
    expect({ status: plain.status, encoding: plain.encoding, isLarge: plain.size > 1_024 }).toStrictEqual({
      status: 200,
      encoding: undefined,
      isLarge: true,
    })
    for (const [accepts, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ] as const) {
      const answer = await sent(accepts)
      expect({ accepts, encoding: answer.encoding, vary: answer.vary }).toEqual({
        accepts,
        encoding,
        vary: expect.stringMatching(/accept-encoding/iu) as unknown,
      })
      expect(answer.text).toBe(plain.text)
      expect(answer.size).toBeLessThan(plain.size / 2)
    }
    for (const accepts of ['identity', 'zstd', 'br;q=0']) expect((await sent(accepts)).encoding).toBeUndefined()
  })

  it('vary by origin as well, where pages of other origins are allowed', async () => {
    const { encoding, vary } = await send('/query', list, 'br', { origin: ORIGIN })
    expect({ encoding, vary: vary.toLowerCase() }).toEqual({
      encoding: 'br',
      vary: expect.stringMatching(/origin.*accept-encoding/u) as unknown,
    })
  })

  it('that are small are sent as they are, and so is what has a secret', async () => {
    expect((await send('/rest/v1/alive', undefined, 'br')).encoding).toBeUndefined()
    const opened = await send('/rest/v1/session/open', { language: 'en' }, 'br, gzip')
    expect({ status: opened.status, encoding: opened.encoding, isLarge: opened.size > 1_024 }).toStrictEqual({
      status: 200,
      encoding: undefined,
      isLarge: true,
    })
    const options = { host: null, selectedAmount: null, teaserText: 'x'.repeat(150), enableTracking: false }
    expect((await send('/rest/v1/checkout/open', { flow: 'signup', options }, 'br')).encoding).toBeUndefined()
  })
})

/** Names of the fields of a schema, those within it included. */
function fieldsOf(schema: Wire<unknown>): readonly string[] {
  // Which of them there are depends on the type.
  const { innerType, element, options, shape, out }: Partial<Definition> = definitionOf(schema)
  const parts = [innerType, element, out, ...(options ?? [])].filter((part) => part !== undefined)
  return [...Object.keys(shape ?? {}), ...[...parts, ...Object.values(shape ?? {})].flatMap(fieldsOf)]
}

it('every call whose answer names a token or a secret is among those that are not compressed', () => {
  const operations = features.flatMap((feature) => feature.operations).map(({ operation }) => operation)
  const secret = operations.filter(({ answer }) =>
    fieldsOf(answer).some((name) => /token|secret|password/iu.test(name)),
  )
  expect(secret.length).toBeGreaterThan(2)
  expect(secret.filter((operation) => compressionOf(operation).compress !== false).map(({ name }) => name)).toEqual([])
})
