import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GUESTS, Listener } from './listener'
import { localBusFactory, natsBusFactory } from '#test/support/bus/bus-factories'
import { seededRandom } from '#test/support/world/seeded-random'
import { actorSubject } from '@/adapters/backend/live/bus-hub'
import { LocalBus } from '@/adapters/bus/local-bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { busHub } from '@/adapters/modules/bus-hub'
import { hubCodec } from '@/adapters/wire/live/instance-messages'
import { asId, type ActorId, type GuestId } from '@/domain/ids'
import type { LiveUpdate, SharedUpdate } from '@/domain/assembly/live-update'

const random = seededRandom(11)
const [anna = asId<GuestId>('')] = GUESTS
const failing = (error: unknown): never => {
  throw error
}

const runs = [
  ['in process', localBusFactory, 200],
  ['NATS', natsBusFactory, 60],
] as const

const subscribed = async (...listeners: readonly Listener[]) => {
  await expect.poll(() => listeners.every((listener) => listener.subscribed > 0)).toBe(true)
}

describe('changes of actors', () => {
  const change = (actorId: ActorId): LiveUpdate => ({ type: 'actorState', id: actorId, state: { isBusy: true } })
  const IDS = ['1', '2', '3'].map((id) => asId<ActorId>(id))
  const anyWatch = fc.record({ by: fc.nat(2), actors: fc.subarray([...IDS, 'all' as const]), isWatched: fc.boolean() })
  const anyChange = fc.record({ from: fc.nat(2), actor: fc.constantFrom(...IDS) })
  const anyCourse = fc.array(fc.oneof(anyWatch, anyChange), { maxLength: 30 })

  it.each(runs)(
    'reach those who watch the actor, wherever they are, and nobody else (%s)',
    async (_name, make, numRuns) => {
      const factory = await make(failing)
      const ends = [await factory.end(), await factory.end(), await factory.end()]
      await fc.assert(
        fc.asyncProperty(anyCourse, async (course) => {
          const hubs = ends.map((end) => busHub(end, random, failing))
          const listeners = hubs.map((hub) => new Listener(hub, anna))
          await subscribed(...listeners)
          const expected: LiveUpdate[][] = [[], [], []]
          const watched = [new Set<string>(), new Set<string>(), new Set<string>()]
          for (const step of course) {
            if ('by' in step) {
              const [hub, listener, own] = [hubs[step.by], listeners[step.by], watched[step.by]]
              if (hub === undefined || listener === undefined || own === undefined) continue
              if (step.isWatched) await hub.watch(listener.subscriber, step.actors)
              else hub.unwatch(listener.subscriber, step.actors)
              for (const actor of step.actors)
                if (step.isWatched) own.add(actor)
                else own.delete(actor)
            } else {
              hubs[step.from]?.publish('everybody', change(step.actor))
              // What is on its way is not for who stops watching.
              await ends[step.from]?.settled()
              await Promise.all(ends.map((end) => end.settled()))
              for (const [at, own] of watched.entries()) {
                const times = Number(own.has(step.actor)) + Number(own.has('all'))
                expected[at]?.push(...Array.from({ length: times }, () => change(step.actor)))
              }
            }
          }
          await Promise.all(ends.map((end) => end.settled()))
          const inOrder = (updates: readonly LiveUpdate[] = []) => updates.map((one) => JSON.stringify(one)).toSorted()
          for (const [at, { received }] of listeners.entries())
            await expect.poll(() => inOrder(received)).toEqual(inOrder(expected[at]))
          for (const hub of hubs) hub.close()
        }),
        { numRuns: Math.min(numRuns, 40) },
      )
      await factory.close()
    },
  )

  it('on the subject of another actor are refused', async () => {
    const failures: unknown[] = []
    const bus = new LocalBus(failing)
    const here = busHub(bus, random, (error) => failures.push(error))
    const listener = new Listener(here, anna)
    await subscribed(listener)
    const [one = asId<ActorId>(''), other = asId<ActorId>('')] = IDS
    await here.watch(listener.subscriber, [one])
    bus.publish(
      actorSubject(one),
      hubCodec.encode('another', {
        type: 'update',
        audience: asId<GuestId>('everybody'),
        update: change(other) as SharedUpdate,
      }),
    )
    bus.publish(actorSubject(one), 'no message')
    expect(listener.received).toEqual([])
    expect(failures.map((error) => (error instanceof RejectedMessage ? error.reason : error))).toEqual([
      'foreign',
      'unreadable',
    ])
  })
})
