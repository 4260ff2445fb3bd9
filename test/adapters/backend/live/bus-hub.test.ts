import { limit } from '#test/support/limit'
import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GUESTS, isFor, Listener, numbered } from './listener'
import { anyGuestUpdate, anyOtherUpdate } from '#test/support/arbitraries/live'
import type { BusFactory } from '#test/support/bus/bus-factory'
import { localBusFactory, natsBusFactory } from '#test/support/bus/bus-factories'
import { GappyBus } from '#test/support/bus/lossy-bus'
import { seededRandom } from '#test/support/world/seeded-random'
import { guestSubject, EVERYBODY_SUBJECT, type BusHub } from '@/adapters/backend/live/bus-hub'
import type { Audience } from '@/adapters/backend/kernel/subscriber-registry'
import type { Bus } from '@/adapters/bus/bus'
import { LocalBus } from '@/adapters/bus/local-bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { busHub } from '@/adapters/modules/bus-hub'
import { hubCodec } from '@/adapters/wire/live/instance-messages'
import { asId, type ActorId, type GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

const random = seededRandom(11)
const [anna = asId<GuestId>(''), bert = asId<GuestId>('')] = GUESTS
const failing = (error: unknown): never => {
  throw error
}

const anyAudience = fc.constantFrom<Audience>('everybody', ...GUESTS)

interface Said {
  readonly by: number
  readonly audience: Audience
  /** Whether the publisher waits before it goes on, so that others come in between. */
  readonly pauses: boolean
}

const anySession: fc.Arbitrary<readonly Said[]> = fc.array(
  fc.record({ by: fc.nat(2), audience: anyAudience, pauses: fc.boolean() }),
  { maxLength: 30 },
)

const runs = [
  ['in process', localBusFactory, 200],
  ['NATS', natsBusFactory, 60],
] as const

describe.each(runs)('the hub of three instances (%s)', (_name, make, numRuns) => {
  let factory: BusFactory
  let ends: Bus[] = []
  beforeAll(async () => {
    factory = await make(failing)
    ends = [await factory.end(), await factory.end(), await factory.end()]
  })
  afterAll(() => factory.close())

  it(
    'lets every subscriber receive what is for them exactly once and in the order of each publisher, and nothing else',
    async () => {
      await fc.assert(
        fc.asyncProperty(anySession, async (evening) => {
          const hubs = ends.map((end) => busHub(end, random, failing))
          const listeners = hubs.flatMap((hub) => GUESTS.map((guestId) => new Listener(hub, guestId)))
          await expect.poll(() => listeners.every(({ subscribed }) => subscribed === 1)).toBe(true)

          for (const [number, { by, audience, pauses }] of evening.entries()) {
            hubs[by]?.publish(audience, numbered(number))
            if (pauses) await ends[by]?.settled()
          }
          // Every instance's last message comes after all its others, so nothing is still on its way when all are
          // there.
          for (const [by, hub] of hubs.entries()) hub.publish('everybody', numbered(1_000 + by))
          const last = (listener: Listener) => listener.numbers.filter((number) => number >= 1_000)
          await expect.poll(() => listeners.every((listener) => last(listener).length === 3)).toBe(true)

          for (const { numbers, guestId, subscribed } of listeners) {
            for (const publisher of [0, 1, 2]) {
              const expected = evening.flatMap(({ by, audience }, number) =>
                by === publisher && isFor(audience, guestId) ? [number] : [],
              )
              expect(numbers.filter((number) => evening[number]?.by === publisher)).toEqual(expected)
            }
            expect(numbers).toHaveLength(3 + evening.filter(({ audience }) => isFor(audience, guestId)).length)
            expect(subscribed).toBe(1)
          }
          for (const hub of hubs) hub.close()
        }),
        { numRuns },
      )
    },
    limit(60_000),
  )

  it('carries every update as it is', async () => {
    const hubs = ends.map((end) => busHub(end, random, failing))
    const listeners = hubs.map((hub) => new Listener(hub, anna))
    await expect.poll(() => listeners.every(({ subscribed }) => subscribed === 1)).toBe(true)
    const anyUpdate = fc.oneof(anyGuestUpdate, anyOtherUpdate).filter(({ type }) => type !== 'sessionAcknowledged')
    const updates = fc.sample(anyUpdate, { numRuns: 200, seed: 5 })
    for (const update of updates) hubs[0]?.publish(anna, update)
    for (const { received } of listeners) {
      await expect.poll(() => received.length).toBe(200)
      expect(received).toEqual(updates)
    }
    for (const hub of hubs) hub.close()
  })
})

/** Two instances in this process, and everything that went wrong at them. */
function pair() {
  const errors: unknown[] = []
  const bus = new LocalBus(failing)
  const subjects: string[] = []
  const counting: Bus = {
    isConnected: true,
    publish: (subject, text) => bus.publish(subject, text),
    subscribe: (subject, listener) => {
      subjects.push(subject)
      const leave = bus.subscribe(subject, listener)
      return () => {
        subjects.splice(subjects.indexOf(subject), 1)
        leave()
      }
    },
    settled: () => bus.settled(),
    onDiscontinuity: () => bus.onDiscontinuity(),
    close: () => bus.close(),
  }
  const gappy = new GappyBus(counting)
  const onError = (failure: unknown) => errors.push(failure)
  return {
    bus,
    gappy,
    subjects,
    failures: errors,
    here: busHub(gappy, random, onError),
    there: busHub(bus, random, onError),
  }
}

const stood = async (...listeners: readonly Listener[]) => {
  await expect.poll(() => listeners.every((listener) => listener.subscribed > 0)).toBe(true)
}

describe('an instance’s hub', () => {
  it('never delivers a message for one guest to another, for any ids', async () => {
    const anyId = fc.oneof(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.constantFrom('*', '>', 'a.b', 'a', 'a.*', 'a_2e_b', 'A', 'é', ' ', 'everybodys'),
    )
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyId, { minLength: 2, maxLength: 4 }), async (ids) => {
        const { here, there, failures } = pair()
        const listeners = ids.map((id) => new Listener(here, asId<GuestId>(id)))
        await stood(...listeners)
        for (const [number, { guestId }] of listeners.entries()) there.publish(guestId, numbered(number))
        expect(listeners.map(({ numbers }) => numbers)).toEqual(ids.map((_, number) => [number]))
        expect(failures).toEqual([])
      }),
    )
  })

  it('makes one token of a subject of every id, and another one of every other', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const subjects = [one, other].map((id) => guestSubject(asId<GuestId>(id)))
        for (const subject of subjects) expect(subject).toMatch(/^vesper\.live\.guest\.[A-Za-z0-9_-]+$/u)
        expect(new Set(subjects).size).toBe(one === other ? 1 : 2)
      }),
    )
  })

  it('subscribes to a guest’s subject only while a listener exists for them', async () => {
    const { here, subjects } = pair()
    expect(subjects).toEqual([EVERYBODY_SUBJECT])
    const pages = [new Listener(here, anna), new Listener(here, anna)]
    await stood(...pages)
    expect(subjects).toEqual([EVERYBODY_SUBJECT, guestSubject(anna)])
    pages[0]?.leave()
    pages[0]?.leave()
    expect(subjects).toHaveLength(2)
    pages[1]?.leave()
    expect(subjects).toEqual([EVERYBODY_SUBJECT])
  })

  it('sends nothing more to a listener that left, and no confirmation if it left before', async () => {
    const { here, there } = pair()
    const gone = new Listener(here, anna)
    gone.leave()
    const stays = new Listener(here, anna)
    await stood(stays)
    there.publish(anna, numbered(1))
    here.publish('everybody', numbered(2))
    expect({ received: gone.received, subscribed: gone.subscribed, numbers: stays.numbers }).toEqual({
      received: [],
      subscribed: 0,
      numbers: [1, 2],
    })
  })

  it('notifies all listeners of all instances after lost messages, for they are lost on both sides', async () => {
    const { here, there, gappy } = pair()
    const [near, far] = [new Listener(here, anna), new Listener(there, bert)]
    await stood(near, far)
    gappy.cut()
    here.publish(bert, numbered(1))
    there.publish(anna, numbered(2))
    expect({
      nearReceived: near.received,
      farReceived: far.received,
      nearSubscribed: near.subscribed,
      farSubscribed: far.subscribed,
    }).toEqual({ nearReceived: [], farReceived: [], nearSubscribed: 1, farSubscribed: 1 })
    gappy.comeBack()
    expect({ nearSubscribed: near.subscribed, farSubscribed: far.subscribed }).toEqual({
      nearSubscribed: 2,
      farSubscribed: 2,
    })
    there.publish(anna, numbered(3))
    expect(near.numbers).toEqual([3])
  })

  it('delivers an answer to others after the message it answers', async () => {
    const { here, there } = pair()
    const far = new Listener(there, anna)
    const leave = here.subscribe(anna, {
      onUpdate: (update) => {
        if (update.type === 'balance' && update.balance === 1) here.publish(anna, numbered(2))
      },
      onSubscribed: () => undefined,
    })
    await stood(far)
    here.publish(anna, numbered(1))
    expect(far.numbers).toEqual([1, 2])
    leave()
  })

  it('reports a listener that fails, and delivers to the others', async () => {
    const { here, there, failures } = pair()
    here.subscribe(anna, { onUpdate: failing, onSubscribed: () => undefined })
    const other = new Listener(here, anna)
    await stood(other)
    there.publish(anna, numbered(1))
    expect({ numbers: other.numbers, failures }).toEqual({ numbers: [1], failures: [numbered(1)] })
  })

  it('does not publish that a connection is confirmed', async () => {
    const { here, there, failures } = pair()
    const [near, far] = [new Listener(here, anna), new Listener(there, anna)]
    await stood(near, far)
    here.publish('everybody', { type: 'sessionAcknowledged' })
    expect({ nearReceivedCount: near.received.length, farReceivedCount: far.received.length, failures }).toEqual({
      nearReceivedCount: 1,
      farReceivedCount: 0,
      failures: [],
    })
  })
})

/** Field values of the envelope, so that random JSON comes close to real messages. */
const anyKey = fc.constantFrom('from', 'word', 'type', 'audience', 'update', 'balance', '__proto__', 'length')
const { anyJson } = fc.letrec<{ anyJson: unknown }>((relation) => ({
  anyJson: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom('update', 'gap', 'balance')),
    fc.array(relation('anyJson'), { maxLength: 3 }),
    fc.dictionary(anyKey, relation('anyJson'), { maxKeys: 4 }),
  ),
}))
const update: LiveUpdate = { type: 'actorOnline', actorId: asId<ActorId>('1'), online: true }
const anyText = fc.oneof(
  fc.string(),
  anyJson.map((value) => JSON.stringify(value)),
  anyJson.map((word) => JSON.stringify({ from: 'another', word })),
  anyJson.map((sent) =>
    JSON.stringify({ from: 'another', word: { type: 'update', audience: 'everybody', update: sent } }),
  ),
)

const isDiscontinuity = (text: string): boolean => {
  const read = hubCodec.decode('nobody', text)
  return read.kind === 'message' && read.message.type === 'gap'
}

const isUpdateForAll = (text: string): boolean => {
  const read = hubCodec.decode('nobody', text)
  return read.kind === 'message' && read.message.type === 'update' && read.message.audience === 'everybody'
}

describe('the hub’s border', () => {
  it('refuses a malformed message with a report, and delivers it to no one', async () => {
    const { bus, here, failures } = pair()
    const listener = new Listener(here, anna)
    await stood(listener)
    fc.assert(
      fc.property(anyText, fc.constantFrom(EVERYBODY_SUBJECT, guestSubject(anna)), (text, subject) => {
        fc.pre(!isDiscontinuity(text))
        failures.length = 0
        bus.publish(subject, text)
        const reported = listener.received.splice(0).length
        const refused = failures.filter((error) => error instanceof RejectedMessage && error.subject === subject).length
        const isWord = subject === EVERYBODY_SUBJECT && isUpdateForAll(text)
        expect({ reports: reported, isRefused: refused > 0, other: failures.length - refused }).toEqual({
          reports: isWord ? 1 : 0,
          isRefused: !isWord,
          other: 0,
        })
      }),
      { numRuns: 5_000 },
    )
  })

  it('refuses an update that is on the subject of another guest', async () => {
    const { bus, here, there, failures } = pair()
    const [one, other] = [new Listener(here, anna), new Listener(there, bert)]
    await stood(one, other)
    bus.publish(guestSubject(anna), hubCodec.encode('another', { type: 'update', audience: bert, update }))
    bus.publish(EVERYBODY_SUBJECT, hubCodec.encode('another', { type: 'update', audience: bert, update }))
    expect({ oneReceived: one.received, otherReceived: other.received }).toEqual({ oneReceived: [], otherReceived: [] })
    expect(failures.map((error) => (error instanceof RejectedMessage ? error.reason : error))).toEqual(
      Array(3).fill('foreign'),
    )
  })

  it('reveals nothing of what it refused', () => {
    const { bus, failures } = pair()
    bus.publish(EVERYBODY_SUBJECT, '{"secret":"of the tests"}')
    expect(failures.map(String).join()).toMatch(/^RejectedMessage: .*unreadable/u)
    expect(inspect(failures)).not.toContain('of the tests')
  })
})

describe('two instances whose server is killed and comes back', () => {
  it('notify their listeners to refetch, and carry on', async () => {
    const factory = await natsBusFactory(() => undefined)
    const hubs: readonly BusHub[] = [await factory.end(), await factory.end()].map((end) =>
      busHub(end, random, failing),
    )
    const listeners = hubs.map((hub) => new Listener(hub, anna))
    await stood(...listeners)
    await factory.server.kill()
    hubs[0]?.publish(anna, numbered(1))
    expect(listeners[0]?.numbers).toEqual([1])
    await factory.server.start()
    await expect
      .poll(() => listeners.every((listener) => listener.subscribed > 1), { timeout: limit(10_000) })
      .toBe(true)
    hubs[1]?.publish(anna, numbered(2))
    for (const { received } of listeners) await expect.poll(() => received).toContainEqual(numbered(2))
    await factory.close()
  })
})
