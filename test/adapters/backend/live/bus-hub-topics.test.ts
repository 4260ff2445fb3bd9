import { describe, expect, it } from 'vitest'
import { localBusFactory, natsBusFactory } from '#test/support/bus/bus-factories'
import { seededRandom } from '#test/support/world/seeded-random'
import { topicOf } from '@/adapters/backend/kernel/topics'
import { topicSubject } from '@/adapters/backend/live/bus-hub'
import { LocalBus } from '@/adapters/bus/local-bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { busHub } from '@/adapters/modules/bus-hub'
import { hubCodec } from '@/adapters/wire/live/instance-messages'

const random = seededRandom(12)
const [room, other] = [topicOf('room', '1'), topicOf('room', 'a.*')]
const failing = (error: unknown): never => {
  throw error
}

describe('notices of a topic', () => {
  it.each([
    ['in process', localBusFactory],
    ['NATS', natsBusFactory],
  ] as const)('reach its listeners at every instance, until they leave (%s)', async (_name, make) => {
    const factory = await make(failing)
    const hubs = [busHub(await factory.end(), random, failing), busHub(await factory.end(), random, failing)] as const
    const heard: string[] = []
    const leave = await hubs[0].listen(room, () => heard.push('room here'))
    await hubs[1].listen(room, () => heard.push('room there'))
    await hubs[1].listen(other, () => heard.push('other'))
    hubs[0].notify(room)
    hubs[0].notify(other)
    await expect.poll(() => heard.toSorted()).toEqual(['other', 'room here', 'room there'])
    leave()
    hubs[1].notify(room)
    hubs[1].notify(other)
    await expect.poll(() => heard.length).toBe(5)
    expect(heard.filter((name) => name === 'room here')).toHaveLength(1)
    for (const hub of hubs) hub.close()
    await factory.close()
  })

  it('are assumed of every topic where messages of another instance may have been lost', async () => {
    const bus = new LocalBus(failing)
    const hub = busHub(bus, random, failing)
    const heard: string[] = []
    await hub.listen(room, () => heard.push('room'))
    bus.publish('vesper.live.everybody', hubCodec.encode('another', { type: 'gap' }))
    expect(heard).toEqual(['room'])
  })

  it('are reported and not delivered where they are no notices', async () => {
    const errors: unknown[] = []
    const bus = new LocalBus(failing)
    const hub = busHub(bus, random, (error) => errors.push(error))
    const heard: string[] = []
    await hub.listen(room, () => heard.push('room'))
    bus.publish(topicSubject(room), 'nonsense')
    bus.publish(topicSubject(room), hubCodec.encode('another', { type: 'gap' }))
    expect(errors).toEqual([
      new RejectedMessage('unreadable', topicSubject(room)),
      new RejectedMessage('foreign', topicSubject(room)),
    ])
    expect(heard).toEqual([])
  })
})
