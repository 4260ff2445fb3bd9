import { describe, expect, it, vi } from 'vitest'
import { fakeSockets, type FakeSocket } from './fake-socket'
import { guestNamed } from '#test/adapters/remote/page'
import { TestClock } from '#test/support/world/test-clock'
import { Commander, COMMAND_TIMEOUT } from '@/adapters/remote/live/commander'
import { RemoteLiveUpdates } from '@/adapters/remote/live/remote-live-updates'
import { LiveConnection } from '@/adapters/remote/live/live-connection'
import { RemoteSession } from '@/adapters/remote/session/remote-session'
import { acknowledged } from '@/adapters/wire/base/command'
import { readIncoming } from '@/adapters/wire/live/client-frames'
import type { SocketError } from '@/application/tracking/logger'
import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A page's connection on fake sockets and a clock of the test's making. */
class Bench {
  readonly clock = new TestClock(0)
  readonly sockets = fakeSockets()
  readonly errors: (SocketError | string)[] = []
  readonly updates: LiveUpdate[] = []
  readonly session = new RemoteSession()
  readonly connection = new LiveConnection({
    url: () => 'wss://vesper.test/socket',
    language: () => 'de',
    open: (url, events) => this.sockets.open(url, events),
    clock: this.clock,
    logger: {
      browserOnline: () => undefined,
      messengerError: () => undefined,
      socketError: (failure) => this.errors.push(failure),
      error: (code) => this.errors.push(code),
    },
    // A type whose schema is still loaded is read a task later, or not at all.
    read: (data) => {
      const read = readIncoming(data)
      if (!data.includes(this.loading)) return read
      return this.isOnline ? pause().then(() => read) : Promise.reject(new Error('offline'))
    },
  })
  loading = 'no type of an update'
  isOnline = true
  private ids = 0
  private watches = 0
  private readonly random = { next: () => 0, id: () => `r${(this.ids += 1)}` }
  readonly live = new RemoteLiveUpdates(this.connection, this.session, this.clock, {
    next: () => 0,
    id: () => `w${(this.watches += 1)}`,
  })
  readonly commander = new Commander(this.connection, this.session, this.clock, this.random)

  constructor() {
    this.live.subscribe((update) => this.updates.push(update))
  }

  async signIn(token = 'token-1', guest = 'g1', isLoggedIn = true): Promise<this> {
    this.session.request = () => Promise.resolve({ accessToken: token, guest: guestNamed(guest, isLoggedIn) })
    await this.session.open()
    return this
  }

  get socket(): FakeSocket {
    const socket = this.sockets.all.at(-1)
    if (socket === undefined) throw new Error('no connection')
    return socket
  }

  async ready(): Promise<this> {
    await this.signIn()
    this.live.connect()
    this.socket.ready()
    return this
  }
}

const countedIn = (bench: Bench) => bench.updates.filter(({ type }) => type !== 'sessionAcknowledged')

describe('the connection of a page', () => {
  it('names the actors of the next page at once, and those that were left with them or a moment later', async () => {
    const bench = await new Bench().ready()
    const named = () =>
      bench.socket.sent
        .filter(({ type }) => type === 'watchActors')
        .map(({ payload }) => (payload as { actorIds: readonly ActorId[] }).actorIds)
    const [one, two, three] = ['a1' as ActorId, 'a2' as ActorId, 'a3' as ActorId]
    bench.live.watchActors([one, two])
    expect(named()).toEqual([[one, two]])
    await bench.clock.pass(1_000)
    bench.live.unwatchActors([one, two])
    expect(named()).toHaveLength(1)
    bench.live.watchActors([three])
    expect(named().slice(1)).toEqual([[three]])
    // A list that is scrolled changes them with every frame.
    bench.live.watchActors([one])
    bench.live.unwatchActors([three])
    expect(named()).toHaveLength(2)
    await bench.clock.pass(250)
    expect(named().slice(2)).toEqual([[one]])
    await bench.clock.pass(1_000)
    bench.live.unwatchActors([one])
    await bench.clock.pass(249)
    expect(named()).toHaveLength(3)
    await bench.clock.pass(1)
    expect(named().slice(3)).toEqual([[]])
    await bench.clock.pass(10_000)
    expect(named()).toHaveLength(4)
  })

  it('requests the session in the language of the page, with token and guest [SOC-001][SOC-010]', async () => {
    const bench = await new Bench().signIn()
    bench.live.connect()
    bench.socket.events.opened()
    expect(bench.socket.url).toBe('wss://vesper.test/socket')
    expect(bench.socket.sent).toEqual([
      {
        type: 'requestSession',
        accessToken: 'token-1',
        guestId: 'g1',
        payload: { language: 'de', since: null, position: null, watches: true },
      },
    ])
  })

  it('pings every 50 s, and takes the connection for dead when no pong came in between [SOC-003][SOC-005][SOC-008]', async () => {
    const bench = await new Bench().ready()
    await bench.clock.pass(50_000)
    expect(bench.socket.sent.at(-1)).toMatchObject({ type: 'ping', accessToken: 'token-1', guestId: 'g1' })
    bench.socket.receive('pong')
    await bench.clock.pass(50_000)
    expect(bench.socket.sent.filter(({ type }) => type === 'ping')).toHaveLength(2)
    const dead = bench.socket
    await bench.clock.pass(50_000)
    expect(dead.closedWith).toBe(4000)
    expect(bench.errors).toEqual([expect.objectContaining({ error: 'missing-pong', errorCode: 4000 })])
  })

  it('opens again one second after it broke, and logs a break once [SOC-006][SOC-009]', async () => {
    const bench = await new Bench().ready()
    bench.socket.events.closed(1006, 'gone')
    await bench.clock.pass(999)
    expect(bench.sockets.all).toHaveLength(1)
    await bench.clock.pass(1)
    expect(bench.sockets.all).toHaveLength(2)
    bench.socket.events.closed(1006, 'gone')
    await bench.clock.pass(1_000)
    expect(bench.sockets.all).toHaveLength(3)
    expect(bench.errors).toEqual([
      {
        connectionAttempt: 1,
        error: 'connection-closed',
        errorCode: 1006,
        errorReason: 'gone',
        websocketType: 'guest',
      },
    ])
  })

  it('reports what it cannot read and goes on', async () => {
    const bench = await new Bench().ready()
    for (const data of ['{', '{"type":"balance","payload":{"balance":-1}}', new ArrayBuffer(2), 'null']) {
      bench.socket.events.received(data)
    }
    bench.socket.receive('balance', { balance: 7 }, 1)
    await vi.waitFor(() => expect(bench.updates.at(-1)).toEqual({ type: 'balance', balance: 7 }))
    expect(bench.errors).toEqual(['protocol', 'protocol', 'protocol', 'protocol'])
  })

  it('delivers updates in their order, also where the schema of one has to be loaded first', async () => {
    const bench = await new Bench().ready()
    bench.loading = 'p1'
    bench.socket.receive('feedPostChanged', { postId: 'p1' }, 1)
    bench.socket.receive('balance', { balance: 7 }, 2)
    bench.socket.receive('unknownUpdate', {}, 3)
    bench.socket.receive('balance', { balance: 8 }, 4)
    expect(countedIn(bench)).toEqual([])
    await vi.waitFor(() => expect(countedIn(bench)).toHaveLength(3))
    bench.socket.receive('feedPostChanged', { postId: 'p2' }, 5)
    await vi.waitFor(() => expect(countedIn(bench)).toHaveLength(4))
    expect(countedIn(bench)).toEqual([
      { type: 'feedPostChanged', postId: 'p1' },
      { type: 'balance', balance: 7 },
      { type: 'balance', balance: 8 },
      { type: 'feedPostChanged', postId: 'p2' },
    ])
    expect(bench.errors).toEqual(['protocol'])
  })

  it('skips no update whose schema could not be loaded: the next connection resumes before it', async () => {
    const bench = await new Bench().ready()
    bench.loading = 'c1'
    bench.isOnline = false
    bench.socket.receive('balance', { balance: 7 }, 1)
    bench.socket.receive('typing', { channelId: 'c1' }, 2)
    bench.socket.receive('balance', { balance: 8 }, 3)
    const broken = bench.socket
    await vi.waitFor(() => expect(broken.closedWith).toBe(4002))
    bench.isOnline = true
    await bench.clock.pass(1_000)
    bench.socket.events.opened()
    expect(bench.socket.sent[0]?.payload).toMatchObject({ position: { epoch: 'e', sequence: 1 } })
    bench.socket.receive('sessionAcknowledged', { resumed: true })
    bench.socket.receive('typing', { channelId: 'c1' }, 2)
    bench.socket.receive('balance', { balance: 8 }, 3)
    await vi.waitFor(() => expect(countedIn(bench)).toHaveLength(3))
    expect(countedIn(bench).map(({ type }) => type)).toEqual(['balance', 'typing', 'balance'])
  })

  it('receives nothing more of a guest who left, and gives the next one a connection of their own', async () => {
    const bench = await new Bench().ready()
    const first = bench.socket
    await bench.signIn('token-2', 'g2')
    expect(first.closedWith).toBe(1000)
    first.receive('balance', { balance: 1 }, 1)
    expect(bench.updates.filter(({ type }) => type === 'balance')).toEqual([])
    bench.socket.events.opened()
    expect(bench.socket.sent[0]).toMatchObject({ guestId: 'g2', accessToken: 'token-2' })
    bench.session.close()
    expect(bench.socket.closedWith).toBe(1000)
  })

  it('reports its status as it changes', async () => {
    const bench = await new Bench().signIn()
    const seen: string[] = []
    bench.live.watchStatus((status) => seen.push(status))
    bench.live.connect()
    bench.socket.ready()
    bench.socket.events.closed(1006, '')
    bench.live.disconnect()
    expect(seen).toEqual(['closed', 'connecting', 'ready', 'waiting', 'closed'])
  })
})

describe('a command on the connection', () => {
  it('waits for the session, is answered, and opens a connection where there was none [SOC-002]', async () => {
    const bench = await new Bench().signIn()
    const requested = bench.commander.request({ type: 'onlineChannels' }, acknowledged)
    bench.socket.events.opened()
    expect(bench.socket.sent.map(({ type }) => type)).toEqual(['requestSession'])
    bench.socket.receive('sessionAcknowledged')
    expect(bench.socket.sent.at(-1)).toMatchObject({ type: 'onlineChannels', requestId: 'r1' })
    bench.socket.receive('commandAcknowledged', { requestId: 'r1', refused: null, result: { total: 0 } })
    expect(await requested).toEqual({ refused: null, result: { total: 0 } })
  })

  it('that needs a login is refused without being sent [SOC-031]', async () => {
    const bench = await new Bench().signIn('token-1', 'g1', false)
    bench.live.connect()
    bench.socket.ready()
    const outcome = await bench.commander.request({ type: 'removeStatusBar' }, acknowledged)
    expect(outcome).toMatchObject({ refused: 'login-required' })
    expect(bench.socket.sent.map(({ type }) => type)).toEqual(['requestSession'])
  })

  it('gives up after its time and is not sent again by the next connection', async () => {
    const bench = await new Bench().ready()
    const requests = bench.commander.request({ type: 'onlineChannels' }, acknowledged).catch((error: unknown) => error)
    await bench.clock.pass(COMMAND_TIMEOUT)
    expect(await requests).toMatchObject({ code: 'timeout' })
    bench.socket.events.closed(1006, '')
    await bench.clock.pass(1_000)
    bench.socket.ready()
    expect(bench.socket.sent.map(({ type }) => type)).toEqual(['requestSession'])
  })

  it('becomes one error of ours when it breaks, for any cause', async () => {
    const bench = await new Bench().ready()
    const codeOf = (request: Promise<unknown>) => request.catch((error: { code: string }) => error.code)
    const failing = codeOf(bench.commander.request({ type: 'onlineChannels' }, acknowledged))
    bench.socket.receive('commandAcknowledged', { requestId: 'r1', refused: 'error:rate-limited' })
    expect(await failing).toBe('rate-limited')
    const leaving = codeOf(bench.commander.request({ type: 'onlineChannels' }, acknowledged))
    bench.live.disconnect()
    expect(await leaving).toBe('offline')
    bench.session.close()
    expect(await codeOf(bench.commander.request({ type: 'onlineChannels' }, acknowledged))).toBe('session-expired')
  })
})
