import { expect, it } from 'vitest'
import { GappyBus } from '#test/support/bus/lossy-bus'
import { seededRandom } from '#test/support/world/seeded-random'
import { TestPlatform } from '#test/support/world/test-platform'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import { LocalBus } from '@/adapters/bus/local-bus'
import { busHub } from '@/adapters/modules/bus-hub'
import { GuestSession, type SessionListener } from '@/adapters/server/live/guest-session'
import { asId, type ActorId } from '@/domain/ids'

/** A page's connection that records what it received. */
class Page implements SessionListener {
  readonly frames: string[] = []
  restarts = 0

  send(frame: string): void {
    this.frames.push(frame)
  }

  probe(): void {
    this.frames.push('probe')
  }

  restart(): void {
    this.restarts += 1
  }
}

/** A platform on one store, at two instances whose hubs exchange messages. */
async function setUp() {
  const platform = new TestPlatform()
  const guest = await platform.visitor()
  const bus = new LocalBus()
  const gappy = new GappyBus(bus)
  const random = seededRandom(3)
  const failing = (failure: unknown): never => {
    throw failure
  }
  const hub = busHub(gappy, random, failing)
  const other = busHub(bus, random, failing)
  const ports = new BackendPlatform({ ...platform.context, hub }).portsOf(guest.caller)
  const connection = await GuestSession.open(
    guest.id,
    ports,
    () => random.id(),
    {
      command: () => undefined,
      refused: () => undefined,
      session: () => undefined,
      connectionRefused: () => undefined,
      error: failing,
    },
    () => 0,
  )
  const page = new Page()
  connection.attach(page, null)
  return { gappy, other, line: connection, page, guest }
}

it('a connection receives what another instance publishes to its guest', async () => {
  const { other, page, guest, line: connection } = await setUp()
  other.publish(guest.id, { type: 'balance', balance: 7 })
  expect(page.frames.at(-1)).toBe('{"type":"balance","sequence":1,"payload":{"balance":7}}')
  connection.close()
})

it('a connection notifies its pages to refetch after missed messages, and resumes nothing from before', async () => {
  const { gappy, other, page, guest, line: connection } = await setUp()
  const position = (JSON.parse(page.frames[0] ?? '') as { payload: { position: { epoch: string; sequence: number } } })
    .payload.position
  gappy.cut()
  other.publish(guest.id, { type: 'balance', balance: 7 })
  expect(page.restarts).toBe(0)
  gappy.comeBack()
  expect(page.restarts).toBe(1)

  const back = new Page()
  connection.attach(back, position)
  expect(back.frames).toHaveLength(1)
  expect(back.frames[0]).toContain('"resumed":false')
  other.publish(guest.id, { type: 'balance', balance: 8 })
  expect(back.frames.at(-1)).toContain('"sequence":1,"payload":{"balance":8}')
  connection.close()
})

it('a connection that is closed is not notified of missed messages', async () => {
  const { gappy, page, line: connection } = await setUp()
  connection.close()
  gappy.cut()
  gappy.comeBack()
  expect(page.restarts).toBe(0)
})

it('a connection receives the changes of the actors it watches, from any instance, and their state first', async () => {
  const { other, page, line: connection } = await setUp()
  const [id, foreign] = ['2', '3'].map((text) => asId<ActorId>(text))
  if (id === undefined || foreign === undefined) throw new Error('no actors')
  const busy = (actorId: ActorId) => ({ type: 'actorState', id: actorId, state: { isBusy: true } }) as const
  other.publish('everybody', busy(id))
  expect(page.frames).toHaveLength(1)
  connection.watch(page, new Set([id]))
  await expect.poll(() => page.frames.at(-1)).toContain('"type":"actorCurrent"')
  other.publish('everybody', busy(foreign))
  other.publish('everybody', busy(id))
  expect(page.frames.slice(2).map((frame) => JSON.parse(frame) as object)).toMatchObject([
    { type: 'actorState', payload: { id } },
  ])

  // Another page of the guest watches the other actor; the first one goes, and comes back before it is given up.
  const second = new Page()
  connection.attach(second, null)
  connection.watch(second, new Set([foreign]))
  connection.detach(page)
  other.publish('everybody', busy(id))
  expect(second.frames.at(-1)).toContain('"id":"2"')
  connection.release(1)
  const sent = second.frames.length
  other.publish('everybody', busy(id))
  expect(second.frames).toHaveLength(sent)
  connection.close()
})
