import { isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'
import { querySchema } from '@/adapters/server/query/schema'
import { models } from '@/adapters/wire/actors/actor-queries'

let house: House
let server: TestServer
let token: string

beforeAll(async () => {
  house = await House.build(SMALL_WORLD)
  server = await TestServer.start(house)
  token = (await house.backend.platform.openSession(null, 'DE')).accessToken
})
afterAll(() => server.app.close())

interface Answer {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

async function ask(query: unknown, variables: unknown = {}, bearer: string | null = token, of = server) {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/query?language=de',
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    payload: { query, variables },
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

const MODELS = 'query($n: Int!) { models(filter: {}, sort: NAME, first: $n, offset: 0) { total } }'

const nested = (depth: number): string => (depth === 0 ? 'id' : `items { ${nested(depth - 1)} }`)

describe('the data-query endpoint', () => {
  it('answers what is asked for in the language that was named [API-012]', async () => {
    const { status, body } = await ask('{ categories { slug name } unreadTotal }')
    expect(status).toBe(200)
    expect(body.data?.['unreadTotal']).toBe(0)
    const english = await server.app.inject({
      method: 'POST',
      url: '/query?language=en',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ categories { slug name } unreadTotal }' },
    })
    expect(english.json<Answer>().data?.['categories']).not.toEqual(body.data?.['categories'])
  })

  it('without a token says exactly what is missing, whatever it is asked [API-013]', async () => {
    for (const query of ['{ unreadTotal }', '{ video(id: "1") { id } }', 'not a query', '', 7]) {
      const { status, body } = await ask(query, {}, null)
      expect(status).toBe(401)
      expect(body.errors?.map(({ message }) => message)).toEqual(['Missing Vxql-Token'])
    }
    const byAddress = await server.app.inject({ method: 'POST', url: `/query?access_token=${token}`, payload: {} })
    expect(byAddress.json<Answer>().errors?.[0]?.message).toBe('Missing Vxql-Token')
  })

  it('with a token that opens nothing says that the session has ended', async () => {
    const { status, body } = await ask('{ unreadTotal }', {}, 'x'.repeat(40))
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([401, 'session-expired'])
  })

  it('refuses documents that are none, ask for what there is not, or for too much', async () => {
    const wrong = [
      'query {',
      '{ secrets }',
      '{ __schema { types { name } } }',
      `{ models(filter: {}, sort: NAME, first: 1, offset: 0) { ${nested(9)} } }`,
      `{ ${Array.from({ length: 13 }, (_, index) => `a${index}: unreadTotal`).join(' ')} }`,
      `{ ${'unreadTotal '.repeat(2_000)} }`,
      'query A { ...F } fragment F on Query { ...F }',
    ]
    for (const query of wrong) {
      const { status, body } = await ask(query)
      expect([query.slice(0, 30), status]).toEqual([query.slice(0, 30), 400])
      expect(body.data ?? null).toBeNull()
      expect(body.errors?.[0]?.extensions.code).toBe('invalid-request')
    }
  })

  it('refuses an operation that costs more than its budget before it is carried out', async () => {
    const query = 'query($n: Int!) { models(filter: {}, sort: NAME, first: $n, offset: 0) { items { id name age } } }'
    expect((await ask(query, { n: 100 })).status).toBe(200)
    const rows =
      'state { isOnline isBusy } prices { videoChat { value currency } singleChat { value currency } } sedcards { family }'
    const wide = query.replace('id name age', `id name age ${rows}`)
    const refused = await ask(wide, { n: 500 })
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^The request costs \d+, and may cost 10000: ask for fewer fields or rows\.$/u),
    ])
    const own = { filter: {}, sort: 'NAME', first: 500, offset: 0 }
    expect((await ask(models.document, own)).status).toBe(200)
  })

  it('tells its schema only where an operator wants it to', async () => {
    const open = await TestServer.start(house, { introspection: true })
    expect((await ask('{ __schema { queryType { name } } }', {}, token, open)).status).toBe(200)
    await open.app.close()
  })

  it('looks at variables beyond their types', async () => {
    const query = 'query($first: Int!) { notifications(first: $first) { unseen } }'
    for (const first of [0, -1, 501]) {
      const { status, body } = await ask(query, { first })
      expect([status, body.data, body.errors?.[0]]).toEqual([
        400,
        null,
        { message: 'invalid-request: first', extensions: { code: 'invalid-request' } },
      ])
    }
    expect((await ask(query, { first: 500 })).body.data).toEqual({ notifications: { unseen: 0 } })
  })

  it.each([
    ['of a wrong type', { n: 'five' }],
    ['of another wrong type', { n: 1.5 }],
    ['left out', {}],
    ['null', { n: null }],
    ['a list', { n: [1] }],
  ])('refuses a variable that is %s by its name, and tells the log nothing of an error', async (_what, variables) => {
    const lines: string[] = []
    const logged = await TestServer.start(house, { logLevel: 'info' }, { logTo: { write: (line) => lines.push(line) } })
    const { status, body } = await ask(MODELS, variables, token, logged)
    expect([status, body]).toEqual([
      400,
      {
        errors: [
          {
            message: 'Variable "$n" is missing, or is not of the type it is declared with.',
            extensions: { code: 'invalid-request' },
          },
        ],
      },
    ])
    await logged.app.close()
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level).filter((level) => level > 30)).toEqual([])
  })

  it('repeats words that were sent, and no other word of the schema', async () => {
    const near: readonly (readonly [query: string, variables?: object])[] = [
      ['{ modles { total } }'],
      ['{ models(filtre: {}) { total } }'],
      ['{ models(filter: {onlin: true}, sort: NAME, first: 1, offset: 0) { total } }'],
      ['{ models(filter: {}, sort: NAMES, first: 1, offset: 0) { total } }'],
      ['{ models(filter: {}, sort: NAME, first: 1, offset: 0) }'],
      ['{ models(filter: {}, sort: NAME, first: 1, offset: 0) { items { stat } } }'],
      ['{ unreadTotal { id } }'],
      ['{ models { total } }'],
      ['{ unreadTotal @skipp }'],
      ['query($f: ModelFiltr) { unreadTotal }'],
      ['{ ... on Mode { id } }'],
      ['query($n: String!) { notifications(first: $n) { unseen } }'],
      [
        'query($f: ModelFilter!) { models(filter: $f, sort: NAME, first: 1, offset: 0) { total } }',
        { f: { onlin: 1 } },
      ],
      ['query($s: ModelOrder!) { models(filter: {}, sort: $s, first: 1, offset: 0) { total } }', { s: 'NAMEE' }],
      ['query($n: Int) { notifications(first: $n) { unseen } }', {}],
      ['query($n: Int = 5) { notifications(first: $n) { unseen } }', { n: null }],
    ]
    const words = Object.values(querySchema.getTypeMap()).flatMap((type) => [
      type.name,
      ...(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []),
      ...(isEnumType(type) ? type.getValues().map(({ name }) => name) : []),
    ])
    for (const [query, variables] of near) {
      const { status, body } = await ask(query, variables)
      expect([query, status]).toEqual([query, 400])
      const sent = new Set(query.match(/\w+/gu))
      const told = new Set(body.errors?.flatMap(({ message }) => message.match(/\w+/gu) ?? []))
      const ordinary = new Set(['at', 'id', 'of', 'type', 'name', 'value', 'for', 'text', 'ok', 'total', 'description'])
      expect(words.filter((word) => told.has(word) && !sent.has(word) && !ordinary.has(word))).toEqual([])
    }
  })

  it('has one shape for whatever is wrong, with the status of its code', async () => {
    const post = (payload: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/query',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        payload,
      })
    const long = JSON.stringify({ query: `{ ${'a'.repeat(10_000)} }` })
    const answers = [
      await post('{"query":'),
      await post('{}'),
      await post('[]'),
      await post('7'),
      await post(long),
      await post('{ "query": "{ unreadTotal }", "operationName": "Other" }'),
      await post('{ "query": "query A { unreadTotal } query B { unreadTotal }" }'),
      await post(`{ "query": "${'x'.repeat(70_000)}" }`),
      await post('query', { 'content-type': 'text/plain-ish' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400, 400, 413, 415])
    for (const answer of answers) {
      const { errors, ...rest } = answer.json<Answer>()
      expect(rest).toEqual({})
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['invalid-request'])
    }
  })

  it('tells in the same shape that requests were too many', async () => {
    const busy = await TestServer.start(house, { requestsPerMinute: 1 })
    const first = await ask('{ unreadTotal }', {}, token, busy)
    const second = await ask('{ unreadTotal }', {}, token, busy)
    await busy.app.close()
    expect([first.status, second.status]).toEqual([200, 429])
    expect(second.body).toEqual({ errors: [{ message: 'rate-limited', extensions: { code: 'rate-limited' } }] })
  })

  it('answers a failure with its code and status, and nothing of the inside', async () => {
    const query = 'query($id: ID!) { messages(channelId: $id, first: 1) { next } }'
    const { status, body } = await ask(query, { id: 'somebody-elses' })
    expect(status).toBe(404)
    expect(body).toEqual({ data: null, errors: [{ message: 'not-found', extensions: { code: 'not-found' } }] })
  })
})
