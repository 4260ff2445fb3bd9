import { WebSocket } from 'ws'
import { afterEach, describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { LOOK_EVERY } from '@/adapters/server/operations/readiness'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'

const servers: TestServer[] = []
const lines: string[] = []

async function start(...[environment, settings, more]: Parameters<typeof TestServer.start>): Promise<TestServer> {
  const server = await TestServer.start(environment, settings, more)
  servers.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()))
})

const broken = { name: 'database', check: () => Promise.reject(new Error('refused')) }

describe('whether the server is ready', () => {
  it('is yes where everything it depends on answers', async () => {
    const { app } = await start(null, {}, { checks: [{ name: 'database', check: () => Promise.resolve(1) }] })
    const answer = await app.inject('/ready')
    expect({
      statusCode: answer.statusCode,
      body: answer.json<unknown>(),
      cacheControl: answer.headers['cache-control'],
    }).toEqual({ statusCode: 200, body: { ready: true, missing: [], degraded: [] }, cacheControl: 'no-store' })
  })

  it('is no, with names, where something does not, while the process is still alive', async () => {
    const { app } = await start(null, {}, { checks: [broken] })
    const answer = await app.inject('/ready')
    expect({ statusCode: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      statusCode: 503,
      body: { ready: false, missing: ['database'], degraded: [] },
    })
    expect((await app.inject('/alive')).statusCode).toBe(200)
  })

  it('is yes, with names, where only something is missing that it can do without', async () => {
    const { app } = await start(null, {}, { checks: [{ ...broken, name: 'bus', onlyDegrades: true }] })
    const answer = await app.inject('/ready')
    expect({ statusCode: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      statusCode: 200,
      body: { ready: true, missing: [], degraded: ['bus'] },
    })
  })

  it('is no as soon as it is to stop, though it goes on answering and ends each connection with its answer', async () => {
    const stopping = new AbortController()
    const { url } = await start(null, {}, { stopping: stopping.signal })
    expect((await fetch(`${url}/alive`)).headers.get('connection')).toBe('keep-alive')
    stopping.abort()
    const answer = await fetch(`${url}/ready`)
    expect({ status: answer.status, connection: answer.headers.get('connection') }).toEqual({
      status: 503,
      connection: 'close',
    })
    expect((await fetch(`${url}/alive`)).status).toBe(200)
  })
})

describe('a server that is missing something', () => {
  it('reports so once, and once that it is ready again, where nobody requests it', async () => {
    const clock = new TestClock(0)
    let isBroken = true
    const check = { name: 'writes', check: () => (isBroken ? Promise.reject(new Error('full')) : Promise.resolve()) }
    await start(null, { logLevel: 'info' }, { checks: [check], clock, logTo: { write: (line) => lines.push(line) } })
    const reported = () => lines.map((line) => JSON.parse(line) as object).filter((line) => 'name' in line)
    const lost = { level: 40, msg: 'not ready', name: 'writes', error: 'Error: full' }
    await expect.poll(reported).toMatchObject([lost])
    await clock.pass(LOOK_EVERY * 2)
    isBroken = false
    await clock.pass(LOOK_EVERY * 2)
    expect(reported()).toMatchObject([lost, { level: 30, msg: 'ready again', name: 'writes' }])
  })

  it('refuses guests while that concerns it alone, so that they are served by another one, and answers its operator', async () => {
    const clock = new TestClock(0)
    let isWrong = false
    const check = () => (isWrong ? Promise.reject(new Error('ahead')) : Promise.resolve())
    const fitness: boolean[] = []
    const { app, url } = await start(
      await TestEnvironment.build(SMALL_WORLD),
      {},
      { checks: [{ name: 'clock', isOwn: true, check }], clock, onFitness: (isFit) => fitness.push(isFit) },
    )
    const opened = () => app.inject({ method: 'POST', url: '/rest/v1/session/open', payload: { language: 'en' } })
    const socket = () => new WebSocket(`${url.replace('http', 'ws')}/socket`)
    const ended = (opening: WebSocket) =>
      new Promise((resolve) => {
        opening.on('unexpected-response', (_request, response) => resolve(response.statusCode))
        opening.on('close', resolve)
        opening.on('error', () => undefined)
      })
    const before = socket()
    await new Promise((resolve) => before.once('open', resolve))
    expect((await opened()).statusCode).toBe(200)

    isWrong = true
    const isEnded = ended(before)
    await clock.pass(LOOK_EVERY)
    expect(await isEnded).toBe(1012)
    expect(await ended(socket())).toBe(503)
    const refused = await opened()
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', connection: 'close' } })
    expect(refused.json()).toMatchObject({ error: { code: 'unavailable' } })
    const probed = await Promise.all(['/alive', '/ready', '/metrics'].map((probe) => app.inject(probe)))
    expect(probed.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200])

    isWrong = false
    await clock.pass(LOOK_EVERY)
    expect((await opened()).statusCode).toBe(200)
    expect(fitness).toEqual([false, true])
    // Closing waits for connections by the clock, which only this test moves.
    let isClosed = false
    void app.close().then(() => (isClosed = true))
    await expect.poll(() => clock.pass(1_000).then(() => isClosed)).toBe(true)
  })
})

describe('the metrics', () => {
  it('are for this machine only, and not for clients of a proxy on it', async () => {
    const { app } = await start(null)
    const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    for (const near of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(await status(near)).toBe(200)
    for (const far of ['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '1.127.0.0']) expect(await status(far)).toBe(404)
    expect(await status('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await status('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(404)
  })

  it('are for any client that shows the token, where there is one, and for no one else', async () => {
    const metricsToken = 'a-token-of-an-operator'
    const { app } = await start(null, { metricsToken })
    const status = async (authorization?: string) =>
      (
        await app.inject({
          url: '/metrics',
          remoteAddress: '10.0.0.1',
          headers: authorization === undefined ? {} : { authorization },
        })
      ).statusCode
    expect(await status(`Bearer ${metricsToken}`)).toBe(200)
    for (const wrong of [undefined, 'Bearer a-token-of-an-operato', `Basic ${metricsToken}`, 'Bearer x'])
      expect(await status(wrong)).toBe(404)
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })

  it('count requests by the pattern of their route and by status, and name no guest, token or address', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const { app } = await start(environment)
    const { accessToken } = await environment.backend.platform.openSession(null, { countryCode: 'DE' })
    const headers = { authorization: `Bearer ${accessToken}` }
    await app.inject({ url: '/rest/v1/actor/getActorDataByIdOrName/Mira%20Secret?x=secret-query', headers })
    await app.inject({ url: `/rest/v1/guest/getGuestBalance?access_token=${accessToken}` })
    await app.inject({ url: '/rest/v1/guest/getGuestBalance' })
    await app.inject({ url: '/no/such/secret-path' })
    const answer = await app.inject('/metrics')
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
    const counts = answer.body.split('\n').filter((line) => line.startsWith('vesper_request_duration_seconds_count'))
    expect(counts.map((line) => line.replace('vesper_request_duration_seconds_count', ''))).toEqual([
      '{route="/rest/v1/actor/getActorDataByIdOrName/:actorIdOrName",status="200"} 1',
      '{route="/rest/v1/guest/getGuestBalance",status="200"} 1',
      '{route="/rest/v1/guest/getGuestBalance",status="401"} 1',
      '{route="(none)",status="404"} 1',
    ])
    expect(answer.body).not.toMatch(/secret|Mira/iu)
    expect(answer.body).not.toContain(accessToken)
  })
})

describe('what is answered 429', () => {
  it('is counted by route, sockets included', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const { app, url } = await start(environment, { requestsPerMinute: 2, connectionsPerAddress: 0 })
    for (let iteration = 0; iteration < 5; iteration += 1) await app.inject('/rest/v1/alive')
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => undefined)
    })
    expect(status).toBe(429)
    const { body } = await app.inject('/metrics')
    const counts = body.split('\n').filter((line) => line.startsWith('vesper_rate_limited_total{'))
    expect(counts).toEqual([
      'vesper_rate_limited_total{route="/rest/v1/alive"} 3',
      'vesper_rate_limited_total{route="/socket"} 1',
    ])
  })
})

describe('health, readiness and metrics', () => {
  it('are neither limited nor reported in the log', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const logTo = { write: (line: string) => lines.push(line) }
    const { app } = await start(environment, { requestsPerMinute: 1, formsPerMinute: 1, logLevel: 'info' }, { logTo })
    for (let iteration = 0; iteration < 5; iteration += 1)
      for (const url of ['/alive', '/ready', '/metrics']) expect((await app.inject(url)).statusCode).toBe(200)
    expect(lines.filter((line) => line.includes('answered'))).toEqual([])
    await app.inject('/rest/v1/alive')
    expect(lines.filter((line) => line.includes('answered'))).toHaveLength(1)
  })

  it('report to the log why something is missing', async () => {
    const logTo = { write: (line: string) => lines.push(line) }
    const { app } = await start(null, { logLevel: 'warn' }, { logTo, checks: [broken] })
    await app.inject('/ready')
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      name: 'database',
      error: 'Error: refused',
      msg: 'not ready',
    })
  })
})
