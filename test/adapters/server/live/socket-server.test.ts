import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RawConnection } from './raw-connection'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { TestClock } from '#test/support/world/test-clock'
import { sessions } from '@/adapters/backend/access/guest-records'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ActorId, type ChannelId, type GuestId } from '@/domain/ids'

let environment: TestEnvironment
let server: TestServer

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

const open = (of = server): Promise<RawConnection> => RawConnection.open(environment, of)

/** The answer to a client that wants to open a connection. */
const status = (path: string, headers: Record<string, string> = {}, of = server) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`${of.url.replace('http', 'ws')}${path}`, { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('error', () => undefined)
  })

describe('the connection at the server', () => {
  it('acknowledges a session and answers a ping [SOC-004][SOC-011]', async () => {
    const connection = await open()
    connection.send('requestSession', { language: 'en', since: null, position: null })
    const { payload } = await connection.receives('sessionAcknowledged')
    expect(payload).toMatchObject({ resumed: false, position: { sequence: 0 } })
    connection.send('ping')
    expect(await connection.receives('pong')).toEqual({ type: 'pong', payload: {} })
  })

  it('reports that the session has expired for a token that opens nothing, or opens another session', async () => {
    const [connection, other] = [await open(), await open()]
    const request = { language: 'en', since: null, position: null }
    connection.send('requestSession', request, { accessToken: 'x'.repeat(40) })
    await connection.receives('sessionExpired')
    connection.send('requestSession', request, { guestId: other.guestId })
    await connection.receives('sessionExpired')
    await connection.begin()
    connection.send('onlineChannels', {}, { requestId: 'r1', accessToken: other.token, guestId: other.guestId })
    await connection.receives('sessionExpired')
    expect(connection.received.filter(({ type }) => type === 'commandAcknowledged')).toEqual([])
  })

  it('executes nothing before a session was requested', async () => {
    const connection = await open()
    connection.send('onlineChannels', {}, { requestId: 'r1' })
    await connection.receives('sessionExpired')
    expect(connection.received).toEqual([])
  })

  it('stops sending anything once the guest has logged out, on every page of that session', async () => {
    const connection = await (await open()).begin()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/rest/v1/vxpay/logout',
      headers: { authorization: `Bearer ${connection.token}` },
      payload: {},
    })
    expect(answer.json()).toEqual({ ok: true })
    await connection.receives('sessionExpired')
    environment.backend.context.hub.publish('everybody', { type: 'pageReload' })
    connection.send('ping')
    await connection.receives('sessionExpired')
    expect(connection.received.filter(({ type }) => type === 'pageReload')).toEqual([])
  })

  it('stops sending anything once an operator has ended the sessions of the guest, and to nobody else', async () => {
    const [connection, other] = [await (await open()).begin(), await (await open()).begin()]
    const { store, hub } = environment.backend.context
    await store.transaction(async (tx) => {
      for (const { tokenHash } of await tx.find(sessions, 'byGuest', { prefix: [connection.guestId] }))
        await tx.delete(sessions, tokenHash)
    })
    const reload = () => {
      for (const { guestId } of [connection, other]) hub.publish(asId<GuestId>(guestId), { type: 'pageReload' })
    }
    reload()
    await connection.receives('sessionExpired')
    reload()
    await expect.poll(() => other.received.filter(({ type }) => type === 'pageReload').length).toBe(2)
    expect(connection.received.filter(({ type }) => type === 'pageReload')).toHaveLength(1)
    expect(other.received.filter(({ type }) => type === 'sessionExpired')).toEqual([])
  })

  it('answers a malformed command by its id, and ends with 1002 for a client that sends nothing else [SOC-007]', async () => {
    const connection = await (await open()).begin()
    connection.send('loadChannels', { offset: -1, limit: 1e9 }, { requestId: 'r1' })
    expect((await connection.receives('commandAcknowledged')).payload).toEqual({
      requestId: 'r1',
      refused: 'error:invalid-request',
    })
    for (let iteration = 0; iteration < 25; iteration += 1) connection.socket.send('nonsense')
    await expect.poll(() => connection.closed).toBe(1002)
  })

  it('ends for a client that sends more than 64 KiB at once', async () => {
    const connection = await (await open()).begin()
    connection.socket.send('x'.repeat(70_000))
    await expect.poll(() => connection.closed).toBe(1009)
  })

  it('refuses commands beyond a measure, and carries on with those within', async () => {
    const connection = await (await open()).begin()
    for (let iteration = 0; iteration < 400; iteration += 1)
      connection.send('onlineChannels', {}, { requestId: `r${iteration}` })
    await expect.poll(() => connection.received.length).toBe(400)
    const refused = connection.received.filter(({ payload }) => payload['refused'] === 'error:rate-limited').length
    expect(refused).toBeGreaterThan(50)
    expect(refused).toBeLessThan(150)
  })

  it('refuses sooner who names hundreds of other actors with each command', async () => {
    const connection = await (await open()).begin()
    const named = (half: number) => Array.from({ length: 500 }, (_, id) => String(id + half * 500))
    for (let iteration = 0; iteration < 40; iteration += 1)
      connection.send('watchActors', { actorIds: named(iteration % 2) }, { requestId: `w${iteration}` })
    const answers = () => connection.received.filter(({ type }) => type === 'commandAcknowledged')
    await expect.poll(() => answers().length).toBe(40)
    const refused = answers().filter(({ payload }) => payload['refused'] === 'error:rate-limited').length
    expect(refused).toBeGreaterThan(15)
  })

  it('reads no more frames of a guest who sends them on many connections', async () => {
    const first = await (await open()).begin()
    const pages = [first, ...(await Promise.all([1, 2, 3].map(() => RawConnection.open(environment, server, first))))]
    for (const page of pages.slice(1)) await page.begin()
    for (let iteration = 0; iteration < 400; iteration += 1)
      pages[iteration % 4]?.send('onlineChannels', {}, { requestId: `r${iteration}` })
    await expect.poll(() => pages.reduce((sum, { received }) => sum + received.length, 0)).toBe(400)
    const refused = pages.flatMap(({ received }) => received).filter(({ payload }) => payload['refused'] !== null)
    expect(refused.length).toBeGreaterThan(50)
  })

  it('takes a frame of a guest from that guest only, also with the right token', async () => {
    const [connection, other] = [await (await open()).begin(), await open()]
    connection.send('onlineChannels', {}, { requestId: 'r1', guestId: other.guestId })
    await connection.receives('sessionExpired')
    expect(connection.received).toEqual([])
  })

  it('reports a chat that does not exist, or belongs to another guest, as not found', async () => {
    const connection = await (await open()).begin()
    connection.send('chatSetStop', { chatId: 'no-such-chat', stopAt: 5 }, { requestId: 'r1' })
    expect((await connection.receives('commandAcknowledged')).payload).toEqual({
      requestId: 'r1',
      refused: 'error:not-found',
    })
  })

  it('closes with 1008 for a client that continues to show tokens that open nothing', async () => {
    const connection = await open()
    for (let iteration = 0; iteration < 6; iteration += 1)
      connection.send('ping', {}, { accessToken: `made-up-${iteration}-${'x'.repeat(20)}` })
    await expect.poll(() => connection.closed).toBe(1008)
  })

  it('closes a connection of a guest beyond the maximum with 1013, and leaves the others open', async () => {
    const filter = await TestServer.start(environment, { connectionsPerGuest: 2 })
    const first = await (await open(filter)).begin()
    const second = await (await RawConnection.open(environment, filter, first)).begin()
    const third = await RawConnection.open(environment, filter, first)
    third.send('requestSession', { language: 'en', since: null, position: null })
    await expect.poll(() => third.closed).toBe(1013)
    second.socket.close()
    await expect.poll(() => second.closed).toBe(1005)
    const fourth = await (await RawConnection.open(environment, filter, first)).begin()
    expect({ firstClosed: first.closed, fourthClosed: fourth.closed }).toEqual({
      firstClosed: null,
      fourthClosed: null,
    })
    await filter.app.close()
  })

  it('lets a page in again whose earlier connections broke without a word: they do not answer a probe, and others stay', async () => {
    const filter = await TestServer.start(environment, { connectionsPerGuest: 3 })
    const first = await (await open(filter)).begin()
    const silent = { answersProbes: false }
    const broken = [
      await (await RawConnection.open(environment, filter, first, silent)).begin(),
      await (await RawConnection.open(environment, filter, first, silent)).begin(),
    ]
    const tries: number[] = []
    const opened = async () => {
      const again = await RawConnection.open(environment, filter, first)
      again.send('requestSession', { language: 'en', since: null, position: null })
      await expect.poll(() => again.closed ?? again.received.length).not.toBe(0)
      if (again.closed !== null) tries.push(again.closed)
      return again.closed === null
    }
    await expect.poll(opened, { timeout: 10_000, interval: 500 }).toBe(true)
    expect(tries.every((code) => code === 1013)).toBe(true)
    expect(tries.length).toBeGreaterThan(0)
    expect(first.closed).toBeNull()
    await expect.poll(() => broken.map(({ closed }) => closed)).toEqual([1006, 1006])
    await filter.app.close()
  })

  it('refuses connections of an address beyond the maximum with 429, and takes another when one has ended', async () => {
    const filter = await TestServer.start(environment, { connectionsPerAddress: 2 })
    const [first] = [await open(filter), await open(filter)]
    expect(await status('/socket', {}, filter)).toBe(429)
    first.socket.close()
    await expect.poll(() => status('/socket', {}, filter)).toBe(101)
    await filter.app.close()
  })

  it('ends a connection on which no session is requested', async () => {
    const clock = new TestClock(0)
    const patient = await TestServer.start(environment, {}, { clock })
    const silent = await open(patient)
    const speaking = await (await open(patient)).begin()
    await clock.pass(20_000)
    await expect.poll(() => silent.closed).toBe(1006)
    expect(speaking.closed).toBeNull()
    const closing = new AbortController()
    const closed = patient.app.close().finally(() => closing.abort())
    while (!closing.signal.aborted) await clock.pass(200)
    await closed
  })

  it('goes on when a caller resets the connection that it refuses', async () => {
    const { hostname, port } = new URL(server.url)
    for (const path of ['/other', '/socket']) {
      for (let iteration = 0; iteration < 20; iteration += 1) {
        await new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () => {
            const head = [
              `GET ${path} HTTP/1.1`,
              'host: a',
              'origin: https://b',
              'connection: upgrade',
              'upgrade: websocket',
            ]
            socket.write(`${head.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy())
          })
          socket.on('error', () => undefined)
          socket.on('close', () => resolve())
        })
      }
    }
    expect(await status('/socket')).toBe(101)
  })

  it('reports explicitly what it does not offer', async () => {
    const connection = await (await open()).begin()
    connection.send('pinFavorite', { subject: 'picture', subjectId: 'p1' }, { requestId: 'r1' })
    await expect.poll(() => connection.received.length).toBe(1)
    expect(connection.received.map(({ payload }) => payload['refused'])).toEqual(['not-offered'])
  })

  it('mails the link again that confirms the address of an account, three times in a quarter of an hour [SOC-033]', async () => {
    const connection = await (await open()).begin()
    const email = 'again@vesper.test'
    connection.send('sendSignupEmail', {}, { requestId: 'r0' })
    await expect.poll(() => connection.received.length).toBe(1)
    await environment.setGuest(asId<GuestId>(connection.guestId), { email, name: 'Again' })
    for (const requestId of ['r1', 'r2', 'r3', 'r4']) connection.send('sendSignupEmail', {}, { requestId })
    await expect.poll(() => connection.received.length).toBe(5)
    expect(connection.received.map(({ payload }) => payload['refused'])).toEqual([
      'login-required',
      null,
      null,
      null,
      'too-many-mails',
    ])
    await environment.advance(1_000)
    await expect.poll(() => environment.mailer.to(email).length).toBe(3)
    expect(environment.mailer.to(email)[0]?.text).toContain('/confirm-email/#')
  })

  it('notifies all pages of a guest that the password was changed [SOC-026][SOC-034]', async () => {
    const connection = await (await open()).begin()
    connection.send('passwordChanged', {}, { requestId: 'r1' })
    expect(await connection.receives('passwordChanged')).toEqual({ type: 'passwordChanged', sequence: 1, payload: {} })
  })

  it('stores that the status bar was removed [SOC-032]', async () => {
    const connection = await (await open()).begin()
    connection.send('removeStatusBar', {}, { requestId: 'r1' })
    await connection.receives('commandAcknowledged')
    const ports: GuestPorts | null = await environment.backend.platform.portsFor(connection.token, 'en')
    expect((await ports?.guest.current())?.preferences).toEqual({ statusBar: 'removed' })
  })

  it('answers with the channels requested: a part of them, those online, those of a filter [MSG-025][MSG-026][MSG-027]', async () => {
    const connection = await (await open()).begin()
    await environment.setGuest(asId<GuestId>(connection.guestId), { email: 'channels@vesper.test' })
    const ports: GuestPorts | null = await environment.backend.platform.portsFor(connection.token, 'en')
    const ids: string[] = []
    for (const actorId of ['1', '2', '3'].map((id) => asId<ActorId>(id))) {
      await environment.setActor(actorId, { state: { isOnline: actorId === '2' } })
      const channel = await ports?.messenger.channelWithActor(actorId)
      if (channel) ids.push(channel.id)
    }
    expect(ids).toHaveLength(3)
    const all = await ports?.messenger.channels({ first: 10, offset: 0, filter: 'newest', order: 'newest' })
    await ports?.messenger.archive(asId<ChannelId>(ids[2] ?? ''), true)
    const answer = async (type: string, payload: object) => {
      connection.send(type, payload, { requestId: `${type} ${JSON.stringify(payload)}` })
      const { items, total } = (await connection.receives('commandAcknowledged')).payload['result'] as {
        readonly items: readonly { readonly id: string }[]
        readonly total: number
      }
      return { ids: items.map(({ id }) => id), total }
    }
    const left: readonly string[] = (all?.items ?? []).map(({ id }) => id).filter((id) => id !== ids[2])
    expect(await answer('loadChannels', { offset: 1, limit: 1 })).toEqual({ ids: [left[1]], total: 2 })
    expect(await answer('loadChannels', { offset: 0, limit: 10 })).toEqual({ ids: left, total: 2 })
    expect(await answer('onlineChannels', {})).toEqual({ ids: [ids[1]], total: 1 })
    expect(await answer('filterChannels', { filter: 'archived' })).toEqual({ ids: [ids[2]], total: 1 })
  })

  it('opens for pages of this host only, and at its own address only', async () => {
    expect(await status('/socket', { origin: 'https://elsewhere.test' })).toBe(403)
    expect(await status('/socket', { origin: server.url })).toBe(101)
    expect(await status('/other', {})).toBe(404)
  })

  it('counts sockets, connections and commands by their outcome', async () => {
    const counted = await TestServer.start(environment)
    const metrics = async () => (await counted.app.inject('/metrics')).body
    const connection = await (await open(counted)).begin()
    const other = await open(counted)
    connection.send('onlineChannels', {}, { requestId: 'r1' })
    await connection.receives('commandAcknowledged')
    connection.send('onlineChannels', {}, { requestId: 'r1' })
    connection.send('sendSignupEmail', {}, { requestId: 'r2' })
    connection.send('archiveChannel', { channelId: 'nobodys', status: 'archived' }, { requestId: 'r3' })
    connection.send('viewing', { actorId: null })
    connection.send('onlineChannels', {}, { requestId: 'r4' })
    await expect.poll(() => connection.received.length).toBe(4)
    const text = await metrics()
    expect(text).toContain('\nvesper_open_sockets 2\n')
    expect(text).toContain('\nvesper_live_sessions 1\n')
    expect(text.split('\n').filter((row) => row.startsWith('vesper_line_commands_total'))).toEqual([
      'vesper_line_commands_total{type="onlineChannels",outcome="done"} 2',
      'vesper_line_commands_total{type="onlineChannels",outcome="repeated"} 1',
      'vesper_line_commands_total{type="sendSignupEmail",outcome="refused"} 1',
      'vesper_line_commands_total{type="archiveChannel",outcome="refused"} 1',
      'vesper_line_commands_total{type="viewing",outcome="done"} 1',
    ])
    expect(text).not.toContain(connection.guestId)
    other.socket.close()
    for (let count = 0; count < 400; count += 1) connection.send('typing', { channelId: 'c' })
    await expect.poll(metrics).toContain('{type="typing",outcome="too-fast"}')
    await expect.poll(metrics).toContain('\nvesper_open_sockets 1\n')
    await counted.app.close()
  })

  it('sends pages away with 1001 when the server stops', async () => {
    const stopping = await TestServer.start(environment)
    const connection = await open(stopping)
    await connection.begin()
    await stopping.app.close()
    await expect.poll(() => connection.closed).toBe(1001)
  })

  it('completes what was requested before the server stopped, and opens no other connection meanwhile', async () => {
    const stopping = await TestServer.start(environment)
    const [connection, other] = [await (await open(stopping)).begin(), await (await open(stopping)).begin()]
    let release = (): void => undefined
    const busy = environment.backend.store.transaction(
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    connection.send('removeStatusBar', {}, { requestId: 'r1' })
    other.send('ping')
    await other.receives('pong')
    const closing = stopping.app.close()
    await expect.poll(() => connection.closed).toBe(1001)
    expect(await status('/socket', {}, stopping)).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(stopping.app.server.listening).toBe(true)
    release()
    await busy
    await closing
    const ports = await environment.backend.platform.portsFor(connection.token, 'en')
    expect((await ports?.guest.current())?.preferences).toEqual({ statusBar: 'removed' })
  })
})
