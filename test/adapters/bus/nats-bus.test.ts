import { limit } from '#test/support/limit'
import { afterEach, describe, expect, it } from 'vitest'
import { busContract } from './bus-contract'
import { natsBusMaker } from '#test/support/bus/bus-makers'
import { NatsBus } from '@/adapters/bus/nats-bus'

busContract('NATS', natsBusMaker)

const left: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of left.splice(0)) await leave()
})

async function setUp() {
  const faults: unknown[] = []
  const maker = await natsBusMaker((fault) => faults.push(fault))
  left.push(() => maker.close())
  return { ...maker, faults }
}

describe('a bus whose server goes away', () => {
  it('tells every end of the gap once the server is back, and carries on where it was subscribed', async () => {
    const { server, end, faults } = await setUp()
    const ends = [await end(), await end()]
    const [here, there] = ends
    let gaps = 0
    for (const bus of ends) bus.watchGaps(() => (gaps += 1))
    const heard: string[] = []
    there?.subscribe('test.gap', (text) => heard.push(text))
    await there?.settled()
    here?.publish('test.gap', 'before')
    await expect.poll(() => heard).toEqual(['before'])
    expect(gaps).toBe(0)

    await server.kill()
    await expect.poll(() => faults.map(String)).toEqual(Array(2).fill('Error: The connection to the bus is lost.'))
    await server.start()
    await expect.poll(() => gaps, { timeout: limit(10_000) }).toBe(2)
    here?.publish('test.gap', 'after')
    await expect.poll(() => heard.at(-1)).toBe('after')
    expect(heard).toEqual(['before', 'after'])
  })

  it('lets nobody wait for a subscription that cannot stand, and throws nothing meanwhile', async () => {
    const { server, end } = await setUp()
    const bus = await end()
    let gaps = 0
    const heard: string[] = []
    const leave = bus.watchGaps(() => (gaps += 1))
    await server.kill()
    bus.subscribe('test.down', (text) => heard.push(text))
    bus.publish('test.down', 'lost or late')
    await bus.settled()
    await server.start()
    await expect.poll(() => gaps, { timeout: limit(10_000) }).toBe(1)
    leave()
    bus.publish('test.down', 'after')
    await expect.poll(() => heard.filter((text) => text === 'after')).toEqual(['after'])
  })

  it('can be closed while the server is away', async () => {
    const { server, end } = await setUp()
    const bus = await end()
    await server.kill()
    await bus.close()
    await expect(bus.settled()).resolves.toBeUndefined()
  })
})

describe('a bus that nobody answers for', () => {
  it('says so when it is opened, and not where it was looked for', async () => {
    const { server } = await setUp()
    await server.kill()
    const access = { servers: server.address, user: 'vesper', pass: 'a secret of the tests' }
    await expect(NatsBus.connect(access, () => undefined)).rejects.toThrow(/^The bus cannot be reached\.$/u)
  })

  it('reports what the server does not take, and does not throw', async () => {
    const { end, faults } = await setUp()
    const bus = await end()
    bus.publish('not one word', 'text')
    bus.publish('test.large', 'x'.repeat(2_000_000))
    expect(faults).toHaveLength(2)
  })
})
