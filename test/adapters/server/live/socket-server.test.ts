import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RawLine } from './raw-line'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'
import { TestClock } from '#test/support/world/test-clock'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ActorId, type ChannelId, type GuestId } from '@/domain/ids'

let house: House
let server: TestServer

beforeAll(async () => {
  house = await House.build(SMALL_WORLD)
  server = await TestServer.start(house)
})
afterAll(() => server.app.close())

const open = (of = server): Promise<RawLine> => RawLine.open(house, of)

/** What somebody who wants to open a line is answered with. */
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

describe('the line at the server', () => {
  it('acknowledges a session and answers a ping [SOC-004][SOC-011]', async () => {
    const line = await open()
    line.say('requestSession', { language: 'en', since: null, position: null })
    const { payload } = await line.hears('sessionAcknowledged')
    expect(payload).toMatchObject({ resumed: false, position: { sequence: 0 } })
    line.say('ping')
    expect(await line.hears('pong')).toEqual({ type: 'pong', payload: {} })
  })

  it('says that the session has expired to a token that opens nothing, or opens somebody else', async () => {
    const [line, other] = [await open(), await open()]
    const request = { language: 'en', since: null, position: null }
    line.say('requestSession', request, { accessToken: 'x'.repeat(40) })
    await line.hears('sessionExpired')
    line.say('requestSession', request, { guestId: other.guestId })
    await line.hears('sessionExpired')
    await line.begin()
    line.say('onlineChannels', {}, { requestId: 'r1', accessToken: other.token, guestId: other.guestId })
    await line.hears('sessionExpired')
    expect(line.heard.filter(({ type }) => type === 'commandAcknowledged')).toEqual([])
  })

  it('carries out nothing before a session was requested', async () => {
    const line = await open()
    line.say('onlineChannels', {}, { requestId: 'r1' })
    await line.hears('sessionExpired')
    expect(line.heard).toEqual([])
  })

  it('stops telling anything once the guest has logged out, on every page of that session', async () => {
    const line = await (await open()).begin()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/rest/v1/vxpay/logout',
      headers: { authorization: `Bearer ${line.token}` },
      payload: {},
    })
    expect(answer.json()).toEqual({ ok: true })
    await line.hears('sessionExpired')
    house.backend.core.hub.publish('everybody', { type: 'pageReload' })
    line.say('ping')
    await line.hears('sessionExpired')
    expect(line.heard.filter(({ type }) => type === 'pageReload')).toEqual([])
  })

  it('answers a malformed command by its id, and ends with 1002 for whoever talks nothing else [SOC-007]', async () => {
    const line = await (await open()).begin()
    line.say('loadChannels', { offset: -1, limit: 1e9 }, { requestId: 'r1' })
    expect((await line.hears('commandAcknowledged')).payload).toEqual({
      requestId: 'r1',
      refused: 'error:invalid-request',
    })
    for (let turn = 0; turn < 25; turn += 1) line.socket.send('nonsense')
    await expect.poll(() => line.closed).toBe(1002)
  })

  it('ends for whoever says more than 64 KiB at once', async () => {
    const line = await (await open()).begin()
    line.socket.send('x'.repeat(70_000))
    await expect.poll(() => line.closed).toBe(1009)
  })

  it('refuses commands beyond a measure, and carries on with those within', async () => {
    const line = await (await open()).begin()
    for (let turn = 0; turn < 400; turn += 1) line.say('onlineChannels', {}, { requestId: `r${turn}` })
    await expect.poll(() => line.heard.length).toBe(400)
    const refused = line.heard.filter(({ payload }) => payload['refused'] === 'error:rate-limited').length
    expect(refused).toBeGreaterThan(50)
    expect(refused).toBeLessThan(150)
  })

  it('reads no more frames of a guest who sends them on many connections', async () => {
    const first = await (await open()).begin()
    const pages = [first, ...(await Promise.all([1, 2, 3].map(() => RawLine.open(house, server, first))))]
    for (const page of pages.slice(1)) await page.begin()
    for (let turn = 0; turn < 400; turn += 1) pages[turn % 4]?.say('onlineChannels', {}, { requestId: `r${turn}` })
    await expect.poll(() => pages.reduce((sum, { heard }) => sum + heard.length, 0)).toBe(400)
    const refused = pages.flatMap(({ heard }) => heard).filter(({ payload }) => payload['refused'] !== null)
    expect(refused.length).toBeGreaterThan(50)
  })

  it('takes a frame of a guest from that guest only, also with the right token', async () => {
    const [line, other] = [await (await open()).begin(), await open()]
    line.say('onlineChannels', {}, { requestId: 'r1', guestId: other.guestId })
    await line.hears('sessionExpired')
    expect(line.heard).toEqual([])
  })

  it('tells of a chat that is none, or of somebody else, that it is not found', async () => {
    const line = await (await open()).begin()
    line.say('chatSetStop', { chatId: 'no-such-chat', stopAt: 5 }, { requestId: 'r1' })
    expect((await line.hears('commandAcknowledged')).payload).toEqual({ requestId: 'r1', refused: 'error:not-found' })
  })

  it('closes with 1008 for whoever goes on showing tokens that open nothing', async () => {
    const line = await open()
    for (let turn = 0; turn < 6; turn += 1) line.say('ping', {}, { accessToken: `made-up-${turn}-${'x'.repeat(20)}` })
    await expect.poll(() => line.closed).toBe(1008)
  })

  it('closes a connection of a guest beyond the most with 1013, and leaves the others open', async () => {
    const narrow = await TestServer.start(house, { connectionsPerGuest: 2 })
    const first = await (await open(narrow)).begin()
    const second = await (await RawLine.open(house, narrow, first)).begin()
    const third = await RawLine.open(house, narrow, first)
    third.say('requestSession', { language: 'en', since: null, position: null })
    await expect.poll(() => third.closed).toBe(1013)
    second.socket.close()
    await expect.poll(() => second.closed).toBe(1005)
    const fourth = await (await RawLine.open(house, narrow, first)).begin()
    expect([first.closed, fourth.closed]).toEqual([null, null])
    await narrow.app.close()
  })

  it('refuses connections of an address beyond the most with 429, and takes another when one has ended', async () => {
    const narrow = await TestServer.start(house, { connectionsPerAddress: 2 })
    const [first] = [await open(narrow), await open(narrow)]
    expect(await status('/socket', {}, narrow)).toBe(429)
    first.socket.close()
    await expect.poll(() => status('/socket', {}, narrow)).toBe(101)
    await narrow.app.close()
  })

  it('ends a connection on which no session is requested', async () => {
    const clock = new TestClock(0)
    const patient = await TestServer.start(house, {}, { clock })
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
      for (let turn = 0; turn < 20; turn += 1) {
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

  it('says honestly what it does not offer', async () => {
    const line = await (await open()).begin()
    line.say('oneClickCharge', { amount: 40, channelId: null }, { requestId: 'r1' })
    line.say('sendSignupEmail', {}, { requestId: 'r2' })
    line.say('toggleEmailNotification', { actorId: '1', enabled: true }, { requestId: 'r3' })
    line.say('toggleSmsNotification', { actorId: '1', enabled: true }, { requestId: 'r4' })
    await expect.poll(() => line.heard.length).toBe(4)
    expect(line.heard.map(({ payload }) => payload['refused'])).toEqual(Array.from({ length: 4 }, () => 'not-offered'))
  })

  it('tells all pages of a guest that the password was changed [SOC-026][SOC-034]', async () => {
    const line = await (await open()).begin()
    line.say('passwordChanged', {}, { requestId: 'r1' })
    expect(await line.hears('passwordChanged')).toEqual({ type: 'passwordChanged', sequence: 1, payload: {} })
  })

  it('remembers that the status bar was removed [SOC-032]', async () => {
    const line = await (await open()).begin()
    line.say('removeStatusBar', {}, { requestId: 'r1' })
    await line.hears('commandAcknowledged')
    const ports: GuestPorts | null = await house.backend.platform.portsFor(line.token, 'en')
    expect((await ports?.guest.current())?.preferences).toEqual({ statusBar: 'removed' })
  })

  it('answers with the channels asked for: a part of them, those online, those of a filter [MSG-025][MSG-026][MSG-027]', async () => {
    const line = await (await open()).begin()
    await house.setGuest(asId<GuestId>(line.guestId), { email: 'channels@vesper.test' })
    const ports: GuestPorts | null = await house.backend.platform.portsFor(line.token, 'en')
    const ids: string[] = []
    for (const actorId of ['1', '2', '3'].map((id) => asId<ActorId>(id))) {
      await house.setActor(actorId, { state: { isOnline: actorId === '2' } })
      const channel = await ports?.messenger.channelWithActor(actorId)
      if (channel) ids.push(channel.id)
    }
    expect(ids).toHaveLength(3)
    const all = await ports?.messenger.channels({ first: 10, offset: 0, filter: 'newest' })
    await ports?.messenger.archive(asId<ChannelId>(ids[2] ?? ''), true)
    const answer = async (type: string, payload: object) => {
      line.say(type, payload, { requestId: `${type} ${JSON.stringify(payload)}` })
      const { items, total } = (await line.hears('commandAcknowledged')).payload['result'] as {
        readonly items: readonly { readonly id: string }[]
        readonly total: number
      }
      return { ids: items.map(({ id }) => id), total }
    }
    const left: readonly string[] = (all?.items ?? []).map(({ id }) => id).filter((id) => id !== ids[2])
    expect(await answer('loadChannels', { offset: 1, limit: 1 })).toEqual({ ids: [left[1]], total: 2 })
    expect(await answer('loadChannels', { offset: 0, limit: 10 })).toEqual({ ids: left, total: 2 })
    expect(await answer('onlineChannels', {})).toEqual({ ids: [ids[1]], total: 1 })
    expect(await answer('filterChannels', { filter: 'ARCHIVED' })).toEqual({ ids: [ids[2]], total: 1 })
  })

  it('opens for pages of this host only, and at its own address only', async () => {
    expect(await status('/socket', { origin: 'https://elsewhere.test' })).toBe(403)
    expect(await status('/socket', { origin: server.url })).toBe(101)
    expect(await status('/other', {})).toBe(404)
  })

  it('counts sockets, lines and commands by how they went', async () => {
    const counted = await TestServer.start(house)
    const metrics = async () => (await counted.app.inject('/metrics')).body
    const line = await (await open(counted)).begin()
    const other = await open(counted)
    line.say('onlineChannels', {}, { requestId: 'r1' })
    await line.hears('commandAcknowledged')
    line.say('onlineChannels', {}, { requestId: 'r1' })
    line.say('sendSignupEmail', {}, { requestId: 'r2' })
    line.say('archiveChannel', { channelId: 'nobodys', status: 'archived' }, { requestId: 'r3' })
    line.say('viewing', { actorId: null })
    line.say('onlineChannels', {}, { requestId: 'r4' })
    await expect.poll(() => line.heard.length).toBe(4)
    const text = await metrics()
    expect(text).toContain('\nvesper_open_sockets 2\n')
    expect(text).toContain('\nvesper_open_lines 1\n')
    expect(text.split('\n').filter((row) => row.startsWith('vesper_line_commands_total'))).toEqual([
      'vesper_line_commands_total{type="onlineChannels",outcome="done"} 2',
      'vesper_line_commands_total{type="onlineChannels",outcome="repeated"} 1',
      'vesper_line_commands_total{type="sendSignupEmail",outcome="refused"} 1',
      'vesper_line_commands_total{type="archiveChannel",outcome="refused"} 1',
      'vesper_line_commands_total{type="viewing",outcome="done"} 1',
    ])
    expect(text).not.toContain(line.guestId)
    other.socket.close()
    for (let count = 0; count < 400; count += 1) line.say('typing', { channelId: 'c' })
    await expect.poll(metrics).toContain('{type="typing",outcome="too-fast"}')
    await expect.poll(metrics).toContain('\nvesper_open_sockets 1\n')
    await counted.app.close()
  })

  it('sends pages away with 1001 when the server stops', async () => {
    const stopping = await TestServer.start(house)
    const line = await open(stopping)
    await line.begin()
    await stopping.app.close()
    await expect.poll(() => line.closed).toBe(1001)
  })

  it('sees done what was asked for before the server stopped, and opens no other line meanwhile', async () => {
    const stopping = await TestServer.start(house)
    const [line, other] = [await (await open(stopping)).begin(), await (await open(stopping)).begin()]
    let release = (): void => undefined
    const busy = house.backend.store.transaction(
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    line.say('removeStatusBar', {}, { requestId: 'r1' })
    other.say('ping')
    await other.hears('pong')
    const closing = stopping.app.close()
    await expect.poll(() => line.closed).toBe(1001)
    expect(await status('/socket', {}, stopping)).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(stopping.app.server.listening).toBe(true)
    release()
    await busy
    await closing
    const ports = await house.backend.platform.portsFor(line.token, 'en')
    expect((await ports?.guest.current())?.preferences).toEqual({ statusBar: 'removed' })
  })
})
