import { isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QueryServer, type QueryReply } from '#test/support/query/query-server'
import { TestServer } from '#test/support/bindings/test-server'
import { querySchema } from '@/adapters/server/query/schema'

let setup: QueryServer

beforeAll(async () => {
  setup = await QueryServer.start()
})
afterAll(() => setup.stop())

const ask: QueryServer['request'] = (...given) => setup.request(...given)

const MODELS = 'query($n: Int!) { models(filter: {}, order: NAME, first: $n, offset: 0) { total } }'

describe('a refusal of the data-query endpoint', () => {
  it.each([
    ['of a wrong type', { n: 'five' }],
    ['of another wrong type', { n: 1.5 }],
    ['left out', {}],
    ['null', { n: null }],
    ['a list', { n: [1] }],
  ])('refuses a variable that is %s by its name, and tells the log nothing of an error', async (_what, variables) => {
    const lines: string[] = []
    const logged = await TestServer.start(
      setup.environment,
      { logLevel: 'info' },
      { logTo: { write: (line) => lines.push(line) } },
    )
    const { status, body } = await ask(MODELS, variables, setup.token, logged)
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'Variable "$n" is missing, or is not of the type it is declared with.',
            extensions: { code: 'invalid-request' },
          },
        ],
      },
    })
    await logged.app.close()
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level).filter((level) => level > 30)).toEqual([])
  })

  it('repeats names that were sent, and no other name of the schema', async () => {
    const near: readonly (readonly [query: string, variables?: object])[] = [
      ['{ modles { total } }'],
      ['{ models(filtre: {}) { total } }'],
      ['{ models(filter: {onlin: true}, order: NAME, first: 1, offset: 0) { total } }'],
      ['{ models(filter: {}, order: NAMES, first: 1, offset: 0) { total } }'],
      ['{ models(filter: {}, order: NAME, first: 1, offset: 0) }'],
      ['{ models(filter: {}, order: NAME, first: 1, offset: 0) { items { stat } } }'],
      ['{ unreadTotal { id } }'],
      ['{ models { total } }'],
      ['{ unreadTotal @skipp }'],
      ['query($f: ModelFiltr) { unreadTotal }'],
      ['{ ... on Mode { id } }'],
      ['query($n: String!) { notifications(first: $n) { unseen } }'],
      [
        'query($f: ModelFilter!) { models(filter: $f, order: NAME, first: 1, offset: 0) { total } }',
        { f: { onlin: 1 } },
      ],
      ['query($s: ModelOrder!) { models(filter: {}, order: $s, first: 1, offset: 0) { total } }', { s: 'NAMEE' }],
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
      expect({ query, status }).toEqual({ query, status: 400 })
      const sent = new Set(query.match(/\w+/gu))
      const reports = new Set(body.errors?.flatMap(({ message }) => message.match(/\w+/gu) ?? []))
      const ordinary = new Set([
        'missing',
        'at',
        'id',
        'of',
        'type',
        'name',
        'value',
        'for',
        'text',
        'ok',
        'total',
        'description',
      ])
      expect(words.filter((word) => reports.has(word) && !sent.has(word) && !ordinary.has(word))).toEqual([])
    }
  })

  it('has one shape for any error, with the status of its code', async () => {
    const post = (payload: string, headers: Record<string, string> = {}) =>
      setup.server.app.inject({
        method: 'POST',
        url: '/query',
        headers: { authorization: `Bearer ${setup.token}`, 'content-type': 'application/json', ...headers },
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
      const { errors, ...rest } = answer.json<QueryReply>()
      expect(rest).toEqual({})
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['invalid-request'])
    }
  })

  it('reports in the same shape that requests were too many', async () => {
    const busy = await TestServer.start(setup.environment, { requestsPerMinute: 1 })
    const first = await ask('{ unreadTotal }', {}, setup.token, busy)
    const second = await ask('{ unreadTotal }', {}, setup.token, busy)
    await busy.app.close()
    expect({ firstStatus: first.status, secondStatus: second.status }).toEqual({ firstStatus: 200, secondStatus: 429 })
    expect(second.body).toEqual({ errors: [{ message: 'rate-limited', extensions: { code: 'rate-limited' } }] })
  })
})
