import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { TestClock } from '#test/support/world/test-clock'
import { LocalBus } from '@/adapters/bus/local-bus'
import { errorAnswer } from '@/adapters/wire/base/error-answer'
import { queryAnswer } from '@/adapters/wire/base/query-call'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

let environment: TestEnvironment
let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, { logLevel: 'info' }, { logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => server.app.close())

const call = (options: InjectOptions | string): Promise<LightMyRequestResponse> => server.app.inject(options)

interface Opened {
  readonly accessToken: string
  readonly guest: { readonly id: string }
}

async function open(cookies: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await call({
    method: 'POST',
    url: '/rest/v1/session/open',
    payload: { language: 'en' },
    cookies,
    headers,
  })
  return { answer, opened: answer.json<Opened>(), cookie: answer.cookies[0] }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('opening a session', () => {
  it('gives the device a key that no script can read [API-006]', async () => {
    const { cookie, opened } = await open()
    expect(cookie).toMatchObject({ name: 'device', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.secure).toBeUndefined()
    expect(opened.accessToken).not.toContain(cookie?.value)
  })

  it('restores the session of a device that shows its key, and starts over for one that shows another', async () => {
    const { cookie, opened } = await open()
    const again = await open({ device: cookie?.value ?? '' })
    expect(again.opened.guest.id).toBe(opened.guest.id)
    const other = await open({ device: '../../etc' })
    expect(other.opened.guest.id).not.toBe(opened.guest.id)
  })

  it('sets the key as secure where the connection is', async () => {
    const proxied = await TestServer.start(environment, { trustProxy: true })
    const answer = await proxied.app.inject({
      method: 'POST',
      url: '/rest/v1/session/open',
      payload: { language: 'en' },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-device', path: '/', secure: true })
    expect(answer.cookies[0]).not.toHaveProperty('domain')
    await proxied.app.close()
  })

  it('takes the country a proxy reports, where there is such a proxy, and no nonsense', async () => {
    const located = await TestServer.start(environment, { countryHeader: 'x-country' })
    const country = async (reported: string) => {
      const answer = await located.app.inject({
        method: 'POST',
        url: '/rest/v1/session/open',
        payload: { language: 'en' },
        headers: { 'x-country': reported },
      })
      return answer.json<{ guest: { geoLocation: { countryCode: string } } }>().guest.geoLocation.countryCode
    }
    expect(await country('ES')).toBe('ES')
    expect(await country('<b>')).toBe('DE')
    await located.app.close()
  })
})

describe('a call', () => {
  it('without a token, or with one that opens nothing, reports that the session has ended', async () => {
    for (const headers of [{}, bearer('x'.repeat(40)), { authorization: 'Basic abc' }]) {
      const answer = await call({ method: 'GET', url: '/rest/v1/guest/getGuestBalance', headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: { code: 'session-expired' } })
    }
  })

  it('may show its token as bearer or in its address [API-002][API-005]', async () => {
    const { opened } = await open()
    const byHeader = {
      method: 'GET',
      url: '/rest/v1/guest/getGuestBalance',
      headers: bearer(opened.accessToken),
    } as const
    const byQuery = { method: 'GET', url: `/rest/v1/guest/getGuestBalance?access_token=${opened.accessToken}` } as const
    expect((await call(byHeader)).json()).toEqual({ balance: 0, balanceFormatted: '0', isPayingCustomer: false })
    expect((await call(byQuery)).statusCode).toBe(200)
  })

  it('that brings a prototype along is refused, and changes none', async () => {
    const { opened } = await open()
    for (const payload of [
      '{"__proto__":{"actorId":"1","comment":"x"}}',
      '{"constructor":{"prototype":{"actorId":"1"}}}',
    ]) {
      const headers = { ...bearer(opened.accessToken), 'content-type': 'application/json' }
      const answer = await call({ method: 'POST', url: '/rest/v1/actor/storeActorNote', payload, headers })
      expect({ payload, statusCode: answer.statusCode }).toEqual({ payload, statusCode: 400 })
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('actorId' in {}).toBe(false)
  })

  it('that is malformed is refused with a code, and reveals nothing of the inside [API-009]', async () => {
    const { opened } = await open()
    const headers = bearer(opened.accessToken)
    const wrong: InjectOptions[] = [
      { method: 'POST', url: '/rest/v1/actor/storeActorNote', payload: { actorId: 7, comment: [] } },
      { method: 'POST', url: '/rest/v1/actor/storeActorNote', payload: 'null' },
      {
        method: 'POST',
        url: '/rest/v1/actor/storeActorNote',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      { method: 'GET', url: '/rest/v1/guest/favorite/actors?first=1e9&offset=0' },
      { method: 'GET', url: '/rest/v1/guest/favorite/actors?first=10' },
      { method: 'GET', url: '/rest/v1/guest/favorite/actors?first=10&first=20&offset=0' },
      { method: 'POST', url: '/rest/v1/guest/savePreferences', payload: { data: { a: 'x'.repeat(501) } } },
      { method: 'GET', url: '/rest/v1/actor/getActorStateById/%zz' },
    ]
    for (const options of wrong) {
      const answer = await call({ ...options, headers: { ...headers, ...options.headers } })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ error: { code: 'invalid-request' } })
      expect(answer.body).not.toMatch(/at .*\.ts|node_modules|zod|Error:/iu)
    }
  })

  it('with a body of more than 64 KiB is refused', async () => {
    const { opened } = await open()
    const answer = await call({
      method: 'POST',
      url: '/rest/v1/guest/savePreferences',
      headers: bearer(opened.accessToken),
      payload: { data: { a: 'x'.repeat(70_000) } },
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ error: { code: 'invalid-request' } })
  })

  it('is never stored on the way', async () => {
    const { opened } = await open()
    const url = '/rest/v1/monitoringActors/onlineActorsAmount'
    const answer = await call({ method: 'GET', url, headers: bearer(opened.accessToken) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('reports that the service is alive [API-032]', async () => {
    expect((await call({ method: 'GET', url: '/rest/v1/alive' })).json()).toEqual({ alive: true })
  })

  it('uses the language of the request [API-002]', async () => {
    const { opened } = await open()
    const actorText = async (language: string) => {
      const { items } = (await (
        await environment.backend.platform.portsFor(opened.accessToken, 'en')
      )?.actors.list({
        filter: {},
        sort: 'name',
        first: 1,
        offset: 0,
      })) ?? { items: [] }
      const url = `/rest/v1/actor/getActorDataByIdOrName/${items[0]?.id ?? ''}?language=${language}`
      const answer = await call({ method: 'GET', url, headers: bearer(opened.accessToken) })
      return answer.json<{ actor: { tagline: string } }>().actor.tagline
    }
    expect(await actorText('de')).not.toBe(await actorText('en'))
    expect(await actorText('xx')).toBe(await actorText('en'))
  })

  it('returns the data of the actor one writes to, those of their profile, and null where there is nobody [MSG-022]', async () => {
    const { opened } = await open()
    const headers = bearer(opened.accessToken)
    const get = (path: string) => call({ method: 'GET', url: `/rest/v1${path}`, headers })
    const ports = await environment.backend.platform.portsFor(opened.accessToken, 'en')
    const [actor] = (await ports?.messenger.recommendations({ currentActorId: null })) ?? []
    const answer = await get(`/messenger/actor/${actor?.id ?? ''}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ actor: { id: actor?.id, name: actor?.name } })
    expect(answer.json()).toEqual((await get(`/actor/getActorDataByIdOrName/${actor?.id ?? ''}`)).json())
    expect((await get('/messenger/actor/nobody')).json()).toEqual({ actor: null })
  })
})

describe('too many calls', () => {
  const balance = (server: TestServer, token: string) =>
    server.app.inject({ method: 'GET', url: '/rest/v1/guest/getGuestBalance', headers: bearer(token) })

  /** A server that stops gives its pages a moment, which has to pass. */
  const close = async (busy: TestServer, clock: TestClock): Promise<void> => {
    const closing = new AbortController()
    const closed = busy.app.close().finally(() => closing.abort())
    while (!closing.signal.aborted) await clock.pass(200)
    await closed
  }

  it('of one token are refused, and others are not made to pay for it', async () => {
    const clock = new TestClock(0)
    const busy = await TestServer.start(environment, { requestsPerMinute: 5 }, { clock })
    const { accessToken } = await environment.backend.platform.openSession(null, { countryCode: 'DE' })
    const other = await environment.backend.platform.openSession(null, { countryCode: 'DE' })
    const answers = []
    for (let iteration = 0; iteration < 6; iteration += 1) answers.push(await balance(busy, accessToken))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.headers['retry-after']).toBe('60')
    const shares = answers.map(({ headers }) => [
      headers['ratelimit-limit'],
      headers['ratelimit-remaining'],
      headers['ratelimit-reset'],
    ])
    expect(shares).toEqual([4, 3, 2, 1, 0, 0].map((remaining) => ['5', `${remaining}`, '60']))
    const query = await busy.app.inject({
      method: 'POST',
      url: '/query',
      headers: bearer(other.accessToken),
      payload: {},
    })
    expect(query.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-reset': '60' })
    expect(answers.at(-1)?.json()).toMatchObject({ error: { code: 'rate-limited' } })
    expect((await balance(busy, other.accessToken)).statusCode).toBe(200)
    await close(busy, clock)
  })

  it('open no session for every invented token', async () => {
    const clock = new TestClock(0)
    const busy = await TestServer.start(environment, { requestsPerMinute: 5 }, { clock })
    const answers = []
    for (let iteration = 0; iteration < 7; iteration += 1) {
      const headers = bearer(`made-up-${iteration}`)
      const payload = { language: 'en' }
      answers.push(
        (await busy.app.inject({ method: 'POST', url: '/rest/v1/session/open', headers, payload })).statusCode,
      )
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
    await close(busy, clock)
  })

  it('with a token that opens nothing are counted by their address, and looked up no more often than that', async () => {
    const clock = new TestClock(0)
    const busy = await TestServer.start(environment, { requestsPerMinute: 5 }, { clock })
    let lookUps = 0
    const { platform } = environment.backend
    const portsFor = platform.portsFor.bind(platform)
    platform.portsFor = (...given) => {
      lookUps += 1
      return portsFor(...given)
    }
    try {
      const statuses = []
      for (let iteration = 0; iteration < 20; iteration += 1)
        statuses.push((await balance(busy, `made-up-${iteration}`)).statusCode)
      expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)])
      expect(lookUps).toBe(5)
      // A client that opens a session at the same address is a guest of its own.
      const payload = { language: 'en' }
      const opened = await busy.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload })
      expect((await balance(busy, opened.json<Opened>().accessToken)).statusCode).toBe(200)
    } finally {
      platform.portsFor = portsFor
      await close(busy, clock)
    }
  })

  it('are too many wherever they are made, and are taken again in the next minute', async () => {
    const clock = new TestClock(0)
    const bus = new LocalBus()
    const limits = { requestsPerMinute: 4 }
    const servers = [
      await TestServer.start(environment, limits, { clock, bus }),
      await TestServer.start(environment, limits, { clock, bus }),
    ] as const
    const { accessToken } = await environment.backend.platform.openSession(null, { countryCode: 'DE' })
    for (const server of [...servers, ...servers]) {
      expect((await balance(server, accessToken)).statusCode).toBe(200)
      await clock.pass(1_000)
    }
    for (const server of servers) expect((await balance(server, accessToken)).statusCode).toBe(429)
    await clock.pass(60_000)
    for (const server of servers) expect((await balance(server, accessToken)).statusCode).toBe(200)
    for (const each of servers) await close(each, clock)
  })
})

describe('an answer of data', () => {
  it('runs and loads nothing if it is opened as a page, and no site frames it, also where it refuses', async () => {
    const { opened } = await open()
    const headers = bearer(opened.accessToken)
    const answers = [
      await call({ method: 'GET', url: '/rest/v1/guest/getGuestBalance', headers }),
      await call({ method: 'GET', url: '/rest/v1/guest/getGuestBalance' }),
      await call({ method: 'GET', url: '/rest/v1/nothing' }),
      await call({ method: 'POST', url: '/query', headers, payload: { query: '{ unreadTotal }' } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404, 200])
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'application/json; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
    expect(new Set(answers.map((answer) => answer.headers['x-request-id'])).size).toBe(answers.length)
  })

  it('is not cached anywhere, also where it refuses', async () => {
    const { opened } = await open()
    const headers = bearer(opened.accessToken)
    const refused = [
      await call({ method: 'GET', url: '/rest/v1/guest/getGuestBalance' }),
      await call({ method: 'GET', url: '/rest/v1/nothing', headers }),
      await call({ method: 'GET', url: '/rest/v1/%zz' }),
      await call({ method: 'POST', url: '/sandbox/v1/sheet', payload: { id: 7 } }),
      await call({ method: 'GET', url: '/media/play/nothing.m3u8', headers }),
      await call({ method: 'POST', url: '/query', headers, payload: '<a/>' }),
      await call({ method: 'POST', url: '/query', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 400, 404, 415, 415])
    for (const { headers: reports } of refused) expect(reports['cache-control']).toBe('no-store')
    for (const answer of refused) {
      const isQuery = answer.raw.req.url === '/query'
      const shape = isQuery ? queryAnswer : errorAnswer
      expect(shape.safeParse(answer.json()).success).toBe(true)
      expect(answer.body).toContain(isQuery ? '"errors"' : '"error"')
    }
  })

  it('requires https at this host, and at those below it only where an operator enables it', async () => {
    const hsts = async (settings: object): Promise<unknown> => {
      const each = await TestServer.start(null, settings)
      const answer = await each.app.inject('/alive')
      await each.app.close()
      return answer.headers['strict-transport-security']
    }
    expect(await hsts({})).toBe('max-age=31536000')
    expect(await hsts({ hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
  })

  it('has an id that reveals nothing of how many requests there are', async () => {
    const ids = []
    for (let iteration = 0; iteration < 3; iteration += 1)
      ids.push(String((await call('/alive')).headers['x-request-id']))
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/u)
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(3)
  })
})

describe('the log', () => {
  it('contains routes and times, and no token, key, address or text of a guest', async () => {
    const { opened, cookie } = await open()
    const secrets = [opened.accessToken, cookie?.value ?? 'none', 'secret comment', 'Mira Secret', '127.0.0.1']
    await call({ method: 'GET', url: `/rest/v1/guest/getGuestBalance?access_token=${opened.accessToken}` })
    await call({
      method: 'POST',
      url: '/rest/v1/actor/storeActorNote',
      headers: bearer(opened.accessToken),
      payload: { actorId: '7', comment: 'secret comment' },
    })
    await call({
      method: 'GET',
      url: '/rest/v1/actor/getActorDataByIdOrName/Mira%20Secret',
      headers: bearer(opened.accessToken),
    })
    const log = lines.filter((line) => line.includes('reqId')).join('')
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).toContain('/rest/v1/actor/getActorDataByIdOrName/:actorIdOrName')
    const entry = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>
    expect(entry).toMatchObject({ method: 'GET', status: 200, msg: 'answered' })
    expect(typeof entry['reqId']).toBe('string')
  })

  it('knows a request by the name a proxy in front has given it, if it is a name', async () => {
    const idFor = async (id: string, url = '/rest/v1/guest/getGuestBalance') => {
      const answer = await call({ method: 'GET', url, headers: { 'x-request-id': id } })
      const { error } = answer.json<{ error: { requestId: string } }>()
      expect(answer.headers['x-request-id']).toBe(error.requestId)
      const entry = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>
      expect(entry).toMatchObject({ reqId: error.requestId, status: answer.statusCode })
      return error.requestId
    }
    const good = ['abcd-1234', 'A'.repeat(64)]
    for (const reported of good) expect(await idFor(reported)).toBe(reported)
    const bad = ['short', 'A'.repeat(65), 'with space 1', 'new"line}1', 'ünïcode-12', '']
    for (const reports of bad) expect(await idFor(reports)).toMatch(/^[\w-]{16,}$/u)
    expect(await idFor('abcd-1234', '/rest/v1/%zz')).toBe('abcd-1234')
    expect(await idFor('abcd-1234', '/nothing/here')).toBe('abcd-1234')
  })
})
