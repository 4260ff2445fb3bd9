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
  const told: string[] = []
  const maker = await natsBusMaker((fault) => faults.push(fault), {
    lost: (host, cause) => told.push(`lost ${host}: ${cause}`),
    back: (host) => told.push(`back ${host}`),
  })
  left.push(() => maker.close())
  return { ...maker, faults, told }
}

describe('a bus whose server goes away', () => {
  it('tells every end of the gap once the server is back, and carries on where it was subscribed', async () => {
    const { server, end, faults, told } = await setUp()
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
    await expect.poll(() => told).toEqual(Array(2).fill(`lost ${server.address}: the connection ended`))
    expect(ends.map(({ isConnected }) => isConnected)).toEqual([false, false])
    await server.start()
    await expect.poll(() => gaps, { timeout: limit(10_000) }).toBe(2)
    expect(told.slice(2)).toEqual(Array(2).fill(`back ${server.address}`))
    expect([ends.map(({ isConnected }) => isConnected), faults]).toEqual([[true, true], []])
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
  it('is open all the same, says once where it was looked for and why not, and carries on when somebody comes', async () => {
    const { server, end, told } = await setUp()
    await server.kill()
    const access = { servers: server.address, user: 'vesper', pass: 'a secret of the tests' }
    const said: string[] = []
    const watch = {
      fault: (fault: unknown) => said.push(String(fault)),
      lost: (host: string, cause: string) => said.push(`lost ${host}: ${cause}`),
      back: (host: string) => said.push(`back ${host}`),
    }
    const late = await NatsBus.connect(access, watch)
    left.push(() => late.close())
    expect(late.isConnected).toBe(false)
    const heard: string[] = []
    let gaps = 0
    const silent = late.subscribe('test.late', () => heard.push('who left hears nothing'))
    late.subscribe('test.late', (text) => heard.push(text))
    late.watchGaps(() => (gaps += 1))
    silent()
    late.publish('test.late', 'lost')
    await late.settled()
    // Long enough for several attempts.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await server.start()
    await expect.poll(() => gaps, { timeout: limit(10_000) }).toBe(1)
    const other = await end()
    other.publish('test.late', 'heard')
    await expect.poll(() => heard).toEqual(['heard'])
    expect(late.isConnected).toBe(true)
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(new RegExp(`^lost ${server.address}: .*(?:REFUSED|refused)`, 'u'))
    expect(said[1]).toBe(`back ${server.address}`)
    expect([...said, ...told].join(' ')).not.toContain('secret')
  })

  it('can be closed before anybody has come, and tries no more', async () => {
    const { server, told } = await setUp()
    await server.kill()
    const late = await NatsBus.connect(
      { servers: server.address },
      { fault: (fault) => told.push(String(fault)), lost: () => undefined, back: (host) => told.push(`back ${host}`) },
    )
    await late.close()
    await server.start()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect([late.isConnected, told]).toEqual([false, []])
  })

  it('reports what the server does not take, and does not throw', async () => {
    const { end, faults } = await setUp()
    const bus = await end()
    bus.publish('not one word', 'text')
    bus.publish('test.large', 'x'.repeat(2_000_000))
    expect(faults).toHaveLength(2)
  })
})
