import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QueryServer, type QueryReply } from '#test/support/query/query-server'
import { TestServer } from '#test/support/bindings/test-server'
import { models } from '@/adapters/wire/actors/actor-queries'

let setup: QueryServer

beforeAll(async () => {
  setup = await QueryServer.start()
})
afterAll(() => setup.stop())

const ask: QueryServer['request'] = (...given) => setup.request(...given)

const nested = (depth: number): string => (depth === 0 ? 'id' : `items { ${nested(depth - 1)} }`)

describe('the data-query endpoint', () => {
  it('answers what is requested in the language that was named [API-012]', async () => {
    const { status, body } = await ask('{ categories { slug name } unreadTotal }')
    expect(status).toBe(200)
    expect(body.data?.['unreadTotal']).toBe(0)
    const english = await setup.server.app.inject({
      method: 'POST',
      url: '/query?language=en',
      headers: { authorization: `Bearer ${setup.token}` },
      payload: { query: '{ categories { slug name } unreadTotal }' },
    })
    expect(english.json<QueryReply>().data?.['categories']).not.toEqual(body.data?.['categories'])
  })

  it('without a token reports exactly what is missing, for any query [API-013]', async () => {
    for (const query of ['{ unreadTotal }', '{ video(id: "1") { id } }', 'not a query', '', 7]) {
      const { status, body } = await ask(query, {}, null)
      expect(status).toBe(401)
      expect(body.errors?.map(({ message }) => message)).toEqual(['Missing Vxql-Token'])
    }
    const byAddress = await setup.server.app.inject({
      method: 'POST',
      url: `/query?access_token=${setup.token}`,
      payload: {},
    })
    expect(byAddress.json<QueryReply>().errors?.[0]?.message).toBe('Missing Vxql-Token')
  })

  it('answers the same under the address of bonus codes, and misses the token there alike [VOU-029]', async () => {
    const post = async (headers: Readonly<Record<string, string>>) => {
      const query = 'query GUEST_CODE($code: String!) { GUEST_CODE(code: $code) { canRedeem { success reason } } }'
      const payload = { query, variables: { code: 'NONE' } }
      const answer = await setup.server.app.inject({ method: 'POST', url: '/query/bonus-code', headers, payload })
      return answer.json<QueryReply>()
    }
    const known = await post({ authorization: `Bearer ${setup.token}` })
    expect(known.data).toEqual({ GUEST_CODE: { canRedeem: { success: false, reason: 'login-required' } } })
    expect((await post({})).errors?.[0]?.message).toBe('Missing Vxql-Token')
  })

  it('with a token that opens nothing reports that the session has ended', async () => {
    const { status, body } = await ask('{ unreadTotal }', {}, 'x'.repeat(40))
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 401, code: 'session-expired' })
  })

  it('lists actors by published documents of three lengths [ACT-052]', async () => {
    const variables = { filter: {}, order: 'NAME', first: 24, offset: 0 }
    const rows = async (documentId: string, more: object = {}) => {
      const { data } = (await ask({ documentId }, { ...variables, ...more })).body
      const page = data?.['models'] as { items: Record<string, unknown>[] } | undefined
      return page?.items ?? []
    }
    const whole = await rows('models')
    const [tiles, names] = [await rows('modelTiles'), await rows('modelNames')]
    const part = (row: Record<string, unknown>, fields: readonly string[]) =>
      Object.fromEntries(fields.map((field) => [field, row[field]]))
    expect(whole).toHaveLength(24)
    expect(names).toEqual(whole.map((row) => part(row, ['id', 'name'])))
    const shown = ['id', 'name', 'profile', 'avatar', 'modelGuestRelation', 'online']
    expect(tiles).toEqual(whole.map((row) => part(row, shown)))
    const last = await rows('modelNames', { first: 5, last: 5, preset: 'FREE_CHAT' })
    const free = await rows('modelNames', { filter: { freeChat: true } })
    expect(last).toEqual(free.slice(-5))
    expect(await rows('modelNames', { first: 5, last: 500, preset: 'FREE_CHAT' })).toEqual(last)
  })

  it('refuses documents that are none, request what does not exist, or too much', async () => {
    const wrong = [
      'query {',
      '{ secrets }',
      '{ __schema { types { name } } }',
      `{ models(filter: {}, order: NAME, first: 1, offset: 0) { ${nested(9)} } }`,
      `{ ${Array.from({ length: 13 }, (_, index) => `a${index}: unreadTotal`).join(' ')} }`,
      `{ ${'unreadTotal '.repeat(2_000)} }`,
      'query A { ...F } fragment F on Query { ...F }',
    ]
    for (const query of wrong) {
      const { status, body } = await ask(query)
      expect({ query: query.slice(0, 30), status }).toEqual({ query: query.slice(0, 30), status: 400 })
      expect(body.data ?? null).toBeNull()
      expect(body.errors?.[0]?.extensions.code).toBe('invalid-request')
    }
  })

  it('refuses an operation that costs more than its budget before it is executed', async () => {
    const query = 'query($n: Int!) { models(filter: {}, order: NAME, first: $n, offset: 0) { items { id name star } } }'
    expect((await ask(query, { n: 100 })).status).toBe(200)
    const rows =
      'online state { isBusy } prices { videoChat { value currency } singleChat { value currency } } sedcards { family }'
    const wide = query.replace('id name star', `id name star ${rows}`)
    const refused = await ask(wide, { n: 500 })
    expect({ status: refused.status, message: refused.body.errors?.[0]?.message }).toEqual({
      status: 400,
      message: expect.stringMatching(
        /^The request costs \d+, and may cost 10000: request fewer fields or rows\.$/u,
      ) as unknown,
    })
    const own = { filter: {}, order: 'NAME', first: 500, offset: 0 }
    expect((await ask({ documentId: models.name }, own)).status).toBe(200)
  })

  it('publishes its schema only where an operator enables it', async () => {
    const open = await TestServer.start(setup.environment, { introspection: true })
    expect((await ask('{ __schema { queryType { name } } }', {}, setup.token, open)).status).toBe(200)
    await open.app.close()
  })

  it('looks at variables beyond their types', async () => {
    const query = 'query($first: Int!) { notifications(first: $first) { unseen } }'
    for (const first of [0, -1, 501]) {
      const { status, body } = await ask(query, { first })
      expect({ status, data: body.data, error: body.errors?.[0] }).toEqual({
        status: 400,
        data: null,
        error: { message: 'invalid-request: first', extensions: { code: 'invalid-request' } },
      })
    }
    expect((await ask(query, { first: 500 })).body.data).toEqual({ notifications: { unseen: 0 } })
  })

  it('answers a failure with its code and status, and nothing of the inside', async () => {
    const query = 'query($id: ID!) { messages(channelId: $id, first: 1) { next } }'
    const { status, body } = await ask(query, { id: 'somebody-elses' })
    expect(status).toBe(404)
    expect(body).toEqual({ data: null, errors: [{ message: 'not-found', extensions: { code: 'not-found' } }] })
  })
})
