import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RawConnection } from './raw-connection'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { LocalBus } from '@/adapters/bus/local-bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { PeerServers, SERVERS_SUBJECT } from '@/adapters/server/live/peer-servers'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import { peerCodec } from '@/adapters/wire/live/instance-messages'

let environment: TestEnvironment
let bus: LocalBus
let servers: readonly TestServer[]
/** Everything that was sent between the servers. */
const messages: string[] = []

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  bus = new LocalBus()
  bus.subscribe(SERVERS_SUBJECT, (text) => messages.push(text))
  servers = [await TestServer.start(environment, {}, { bus }), await TestServer.start(environment, {}, { bus })]
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
})
beforeEach(() => {
  messages.length = 0
})

const serverOf = (index: number): TestServer => {
  const server = servers[index]
  if (server === undefined) throw new Error('no such server')
  return server
}

/** Two pages of one session, each at another server. */
async function twoPages(): Promise<readonly [RawConnection, RawConnection]> {
  const here = await (await RawConnection.open(environment, serverOf(0))).begin()
  return [here, await (await RawConnection.open(environment, serverOf(1), here)).begin()]
}

const post = (url: string, token: string, payload: object) =>
  serverOf(0).app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })

/** Until the page has been answered, after which everything that was sent to it before is there. */
async function answered(connection: RawConnection): Promise<void> {
  connection.send('ping')
  await connection.receives('pong')
}

describe('a session at two servers', () => {
  it('ends at both when the guest logs out at one, and its token is never sent', async () => {
    const [here, there] = await twoPages()
    const bystander = await (await RawConnection.open(environment, serverOf(1))).begin()
    await post('/rest/v1/vxpay/logout', here.token, {})
    await here.receives('sessionExpired')
    await there.receives('sessionExpired')
    environment.backend.context.hub.publish('everybody', { type: 'pageReload' })
    await bystander.receives('pageReload')
    expect([...here.received, ...there.received]).toEqual([])
    expect(messages).toHaveLength(1)
    expect(messages.join()).toContain(hashToken(here.token))
    expect(messages.join()).not.toContain(here.token)
  })

  it('goes on at both when a message reports that it ended and the platform knows nothing of it', async () => {
    const [here, there] = await twoPages()
    for (const how of ['expired', 'replaced'] as const) {
      bus.publish(
        SERVERS_SUBJECT,
        peerCodec.encode('another', { type: 'sessionEnded', how, mark: hashToken(here.token) }),
      )
    }
    for (const connection of [here, there]) await answered(connection)
    environment.backend.context.hub.publish('everybody', { type: 'pageReload' })
    for (const line of [here, there]) await line.receives('pageReload')
    expect([...here.received, ...there.received]).toEqual([])
  })

  it('falls silent at both when its token was replaced, and receives the reason only if it is used', async () => {
    const [here, there] = await twoPages()
    const ports = await environment.backend.platform.portsFor(here.token, 'en')
    await ports?.guest.logout()
    bus.publish(
      SERVERS_SUBJECT,
      peerCodec.encode('another', { type: 'sessionEnded', how: 'replaced', mark: hashToken(here.token) }),
    )
    const witness = await (await RawConnection.open(environment, serverOf(1))).begin()
    environment.backend.context.hub.publish('everybody', { type: 'pageReload' })
    await witness.receives('pageReload')
    expect([...here.received, ...there.received]).toEqual([])
    for (const connection of [here, there]) {
      connection.send('ping')
      await connection.receives('sessionExpired')
    }
  })

  it('notifies the pages at both that the password was changed, once [SOC-026][SOC-034]', async () => {
    const [here, there] = await twoPages()
    here.send('passwordChanged', {}, { requestId: 'r1' })
    await here.receives('passwordChanged')
    await there.receives('passwordChanged')
    await here.receives('commandAcknowledged')
    for (const connection of [here, there]) await answered(connection)
    expect([...here.received, ...there.received]).toEqual([])
  })

  it('is of no concern any more to a server that has closed', async () => {
    const closing = await TestServer.start(environment, {}, { bus })
    await closing.app.close()
    const [here, there] = await twoPages()
    await post('/rest/v1/vxpay/logout', here.token, {})
    await there.receives('sessionExpired')
    expect(messages).toHaveLength(1)
  })
})

/** The handlers of one server on a bus of its own, and what they were called with. */
function recordingHandlers() {
  const own = new LocalBus()
  const [received, errors]: [unknown[], unknown[]] = [[], []]
  const onEnded = (...ended: readonly unknown[]): void => void received.push(ended)
  const peers = new PeerServers(own, 'this one', onEnded, (error) => errors.push(error))
  return { own, received, failures: errors, peers }
}

describe('the messages servers send to one another', () => {
  it('is not delivered to its sender', () => {
    const { peers, received, failures } = recordingHandlers()
    peers.publishSessionEnded(hashToken('a token'), 'expired')
    expect({ received, failures }).toEqual({ received: [], failures: [] })
  })

  it('is refused with a report where it is no message', () => {
    const { own, received, failures } = recordingHandlers()
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
        failures.length = 0
        own.publish(SERVERS_SUBJECT, text)
        expect(failures.map((failure) => (failure instanceof RejectedMessage ? failure.reason : failure))).toEqual([
          'unreadable',
        ])
      }),
      { numRuns: 2_000 },
    )
    expect(received).toEqual([])
  })
})
