import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RawLine } from './raw-line'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'
import { LocalBus } from '@/adapters/bus/local-bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { PeerServers, SERVERS_SUBJECT, type PeerHandlers } from '@/adapters/server/live/peer-servers'
import { markOf } from '@/adapters/server/base/http/token-mark'
import { peerCodec } from '@/adapters/wire/live/instance-messages'
import { asId, type GuestId } from '@/domain/ids'

let house: House
let bus: LocalBus
let servers: readonly TestServer[]
/** Everything that was said between the servers. */
const said: string[] = []

beforeAll(async () => {
  house = await House.build(SMALL_WORLD)
  bus = new LocalBus()
  bus.subscribe(SERVERS_SUBJECT, (text) => said.push(text))
  servers = [await TestServer.start(house, {}, { bus }), await TestServer.start(house, {}, { bus })]
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
})
beforeEach(() => {
  said.length = 0
})

const serverOf = (index: number): TestServer => {
  const server = servers[index]
  if (server === undefined) throw new Error('no such server')
  return server
}

/** Two pages of one session, each at another server. */
async function twoPages(): Promise<readonly [RawLine, RawLine]> {
  const here = await (await RawLine.open(house, serverOf(0))).begin()
  return [here, await (await RawLine.open(house, serverOf(1), here)).begin()]
}

const post = (url: string, token: string, payload: object) =>
  serverOf(0).app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })

/** Until the page has been answered, after which everything that was said to it before is there. */
async function answered(line: RawLine): Promise<void> {
  line.say('ping')
  await line.hears('pong')
}

describe('a session at two servers', () => {
  it('ends at both when the guest logs out at one, and its token is never said', async () => {
    const [here, there] = await twoPages()
    const bystander = await (await RawLine.open(house, serverOf(1))).begin()
    await post('/rest/v1/vxpay/logout', here.token, {})
    await here.hears('sessionExpired')
    await there.hears('sessionExpired')
    house.backend.core.hub.publish('everybody', { type: 'pageReload' })
    await bystander.hears('pageReload')
    expect([...here.heard, ...there.heard]).toEqual([])
    expect(said).toHaveLength(1)
    expect(said.join()).toContain(markOf(here.token))
    expect(said.join()).not.toContain(here.token)
  })

  it('goes on at both when somebody says that it ended and the platform knows nothing of it', async () => {
    const [here, there] = await twoPages()
    for (const how of ['expired', 'replaced'] as const) {
      bus.publish(SERVERS_SUBJECT, peerCodec.encode('another', { type: 'sessionEnded', how, mark: markOf(here.token) }))
    }
    for (const line of [here, there]) await answered(line)
    house.backend.core.hub.publish('everybody', { type: 'pageReload' })
    for (const line of [here, there]) await line.hears('pageReload')
    expect([...here.heard, ...there.heard]).toEqual([])
  })

  it('falls silent at both when its token was replaced, and is told why only if it is used', async () => {
    const [here, there] = await twoPages()
    const ports = await house.backend.platform.portsFor(here.token, 'en')
    await ports?.guest.logout()
    bus.publish(
      SERVERS_SUBJECT,
      peerCodec.encode('another', { type: 'sessionEnded', how: 'replaced', mark: markOf(here.token) }),
    )
    const witness = await (await RawLine.open(house, serverOf(1))).begin()
    house.backend.core.hub.publish('everybody', { type: 'pageReload' })
    await witness.hears('pageReload')
    expect([...here.heard, ...there.heard]).toEqual([])
    for (const line of [here, there]) {
      line.say('ping')
      await line.hears('sessionExpired')
    }
  })

  it('tells the pages at both that the password was changed, once [SOC-026][SOC-034]', async () => {
    const [here, there] = await twoPages()
    here.say('passwordChanged', {}, { requestId: 'r1' })
    await here.hears('passwordChanged')
    await there.hears('passwordChanged')
    await here.hears('commandAcknowledged')
    for (const line of [here, there]) await answered(line)
    expect([...here.heard, ...there.heard]).toEqual([])
  })

  it('is of no concern any more to a server that has closed', async () => {
    const closing = await TestServer.start(house, {}, { bus })
    await closing.app.close()
    const [here, there] = await twoPages()
    await post('/rest/v1/vxpay/logout', here.token, {})
    await there.hears('sessionExpired')
    expect(said).toHaveLength(1)
  })
})

/** The handlers of one server on a bus of its own, and what they were called with. */
function recordingHandlers() {
  const own = new LocalBus()
  const [heard, faults]: [unknown[], unknown[]] = [[], []]
  const handlers: PeerHandlers = {
    sessionEnded: (mark, how) => heard.push([mark, how]),
    passwordChanged: (guestId) => heard.push(guestId),
  }
  const peers = new PeerServers(own, 'this one', handlers, (fault) => faults.push(fault))
  return { own, heard, faults, peers }
}

describe('what servers say to one another', () => {
  it('is not heard by whoever says it', () => {
    const { peers, heard, faults } = recordingHandlers()
    peers.publishSessionEnded(markOf('a token'), 'expired')
    peers.publishPasswordChanged(asId<GuestId>('g1'))
    expect([heard, faults]).toEqual([[], []])
  })

  it('is refused where it is no word, by saying so', () => {
    const { own, heard, faults } = recordingHandlers()
    const anyWord = fc.record({ from: fc.constant('another'), word: fc.jsonValue() })
    const nearly = fc.record({
      type: fc.constant('sessionEnded'),
      how: fc.constantFrom('expired', 'gone'),
      mark: fc.oneof(fc.string(), fc.constant('a token as it is')),
    })
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      anyWord.map((word) => JSON.stringify(word)),
      nearly.map((word) => JSON.stringify({ from: 'another', word })),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        faults.length = 0
        own.publish(SERVERS_SUBJECT, text)
        expect(faults.map((fault) => (fault instanceof RejectedMessage ? fault.reason : fault))).toEqual(['unreadable'])
      }),
      { numRuns: 2_000 },
    )
    expect(heard).toEqual([])
  })
})
