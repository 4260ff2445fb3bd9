import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Cable } from './support/cable'
import { freePorts } from './support/free-ports'
import { ServerProcess } from '#test/support/built-server'
import { NatsServer } from '#test/support/bus/nats-server'
import { limit } from '#test/support/limit'
import { freshDatabase } from '#test/support/postgres/fresh-database'

interface Line {
  readonly level: number
  readonly msg: string
  readonly host?: string
  readonly cause?: string
}

const until = { timeout: limit(20_000) }

describe('a server that is started while the bus is away, and then loses its database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let cable: Cable
  let nats: NatsServer
  let server: ServerProcess
  let url = ''
  let token = ''

  beforeAll(async () => {
    database = await freshDatabase()
    cable = await Cable.to(Number(new URL(database.url).port))
    nats = await NatsServer.start()
    await nats.kill()
    const address = new URL(database.url)
    address.port = String(cable.port)
    const [port] = await freePorts(1)
    server = ServerProcess.start(
      inject('serverScript'),
      {
        LOG_LEVEL: 'info',
        SAMPLE_WORLD: '1',
        DATABASE_URL: address.href,
        NATS_URL: `nats://somebody:a-secret-of-the-tests@${nats.address}`,
        PLAYLIST_SECRET: 'a secret that all of them know, and nobody else',
      },
      '--port',
      String(port),
    )
    url = await server.url()
  }, limit(180_000))

  afterAll(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    await cable.cut()
    await nats.kill()
    await database.drop()
  })

  const ready = async () => {
    const answer = await fetch(`${url}/ready`)
    return [answer.status, await answer.json()] as const
  }
  const number = async (name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} (?<value>\\S+)$`, 'mu').exec(text)?.groups?.['value'] ?? NaN)
  }
  const open = () =>
    fetch(`${url}/rest/v1/session/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
  const balance = () => fetch(`${url}/rest/v1/guest/getGuestBalance`, { headers: { authorization: `Bearer ${token}` } })
  /** All lines of the log behind the first, which contains the server's address. Each of them has to be JSON. */
  const lines = (): readonly Line[] =>
    server.sent
      .trimEnd()
      .split('\n')
      .filter((connection) => !connection.startsWith('Vesper is served'))
      .map((connection) => JSON.parse(connection) as Line)
  const reports = (msg: string): readonly Line[] => lines().filter((connection) => connection.msg === msg)

  it('serves guests all the same, and reports what it lacks, once, with address and cause', async () => {
    const opened = await open()
    expect(opened.status).toBe(200)
    token = ((await opened.json()) as { accessToken: string }).accessToken
    expect(await ready()).toEqual([200, { ready: true, missing: [], degraded: ['bus'] }])
    expect([await number('vesper_ready'), await number('vesper_bus_connected')]).toEqual([1, 0])
    expect(reports('bus lost')).toMatchObject([{ level: 50, host: nats.address }])
    expect(reports('bus lost')[0]?.cause).toMatch(/refused/iu)
  })

  it('has the bus as soon as it comes, reports it once, and can lose it and have it back again', async () => {
    await nats.start()
    await expect.poll(() => number('vesper_bus_connected'), until).toBe(1)
    expect(await ready()).toEqual([200, { ready: true, missing: [], degraded: [] }])
    await nats.kill()
    await expect.poll(() => number('vesper_bus_connected'), until).toBe(0)
    expect((await ready())[0]).toBe(200)
    await nats.start()
    await expect.poll(() => number('vesper_bus_connected'), until).toBe(1)
    expect(reports('bus lost')).toHaveLength(2)
    expect(reports('bus back')).toMatchObject([
      { level: 30, host: nats.address },
      { level: 30, host: nats.address },
    ])
  })

  it('instructs callers to come again while its database is away, and counts no defect', async () => {
    const before = await number('vesper_log_errors_total')
    await cable.cut()
    await expect.poll(async () => (await ready())[0], until).toBe(503)
    expect((await ready())[1]).toEqual({ ready: false, missing: ['database'], degraded: [] })
    expect(await number('vesper_ready')).toBe(0)
    for (const request of [balance, open]) {
      const answer = await request()
      expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
        status: 503,
        retryAfter: '2',
      })
      expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
    }
    const query = await fetch(`${url}/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ vouchers { id } }' }),
    })
    expect({ status: query.status, retryAfter: query.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '2',
    })
    // Long enough for scheduled jobs to encounter it several times.
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await cable.join()
    await expect.poll(async () => (await balance()).status, until).toBe(200)
    await expect.poll(() => reports('database back').length, until).toBe(1)
    expect((await ready())[1]).toEqual({ ready: true, missing: [], degraded: [] })
    expect(reports('database lost')).toMatchObject([{ level: 50, host: `127.0.0.1:${cable.port}` }])
    expect(await number('vesper_log_errors_total')).toBe(before + 1)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).not.toMatch(/status="500"|outcome="failed"/u)
  })

  it('writes nothing but its log, and no secret into it', () => {
    expect(server.complained).toBe('')
    expect(lines().length).toBeGreaterThan(5)
    expect(server.sent).not.toMatch(/a-secret-of-the-tests/u)
    expect(server.sent).not.toContain(token)
  })
})
