import { limit } from '#test/support/limit'
import { afterEach, describe, expect, it } from 'vitest'
import { busContract } from './bus-contract'
import { natsBusFactory } from '#test/support/bus/bus-factories'
import { NatsBus } from '@/adapters/bus/nats-bus'

busContract('NATS', natsBusFactory)

const left: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of left.splice(0)) await leave()
})

async function setUp() {
  const errors: unknown[] = []
  const reports: string[] = []
  const factory = await natsBusFactory((failure) => errors.push(failure), {
    lost: (host, cause) => reports.push(`lost ${host}: ${cause}`),
    back: (host) => reports.push(`back ${host}`),
  })
  left.push(() => factory.close())
  return { ...factory, failures: errors, reported: reports }
}

describe('a bus whose server goes away', () => {
  it('notifies every end of the interruption once the server is back, and carries on where it was subscribed', async () => {
    const { server, end, failures, reported } = await setUp()
    const ends = [await end(), await end()]
    const [here, there] = ends
    let discontinuities = 0
    for (const bus of ends) bus.onDiscontinuity(() => (discontinuities += 1))
    const received: string[] = []
    there?.subscribe('test.gap', (text) => received.push(text))
    await there?.settled()
    here?.publish('test.gap', 'before')
    await expect.poll(() => received).toEqual(['before'])
    expect(discontinuities).toBe(0)

    await server.kill()
    await expect.poll(() => reported).toEqual(Array(2).fill(`lost ${server.address}: the connection ended`))
    expect(ends.map(({ isConnected }) => isConnected)).toEqual([false, false])
    await server.start()
    await expect.poll(() => discontinuities, { timeout: limit(10_000) }).toBe(2)
    expect(reported.slice(2)).toEqual(Array(2).fill(`back ${server.address}`))
    expect({ connected: ends.map(({ isConnected }) => isConnected), failures }).toEqual({
      connected: [true, true],
      failures: [],
    })
    here?.publish('test.gap', 'after')
    await expect.poll(() => received.at(-1)).toBe('after')
    expect(received).toEqual(['before', 'after'])
  })

  it('blocks no caller on a subscription that cannot be made, and throws nothing meanwhile', async () => {
    const { server, end } = await setUp()
    const bus = await end()
    let discontinuities = 0
    const received: string[] = []
    const leave = bus.onDiscontinuity(() => (discontinuities += 1))
    await server.kill()
    bus.subscribe('test.down', (text) => received.push(text))
    bus.publish('test.down', 'lost or late')
    await bus.settled()
    await server.start()
    await expect.poll(() => discontinuities, { timeout: limit(10_000) }).toBe(1)
    leave()
    bus.publish('test.down', 'after')
    await expect.poll(() => received.filter((text) => text === 'after')).toEqual(['after'])
  })

  it('can be closed while the server is away', async () => {
    const { server, end } = await setUp()
    const bus = await end()
    await server.kill()
    await bus.close()
    await expect(bus.settled()).resolves.toBeUndefined()
  })
})

describe('a bus without a server', () => {
  it('is open all the same, reports once the address and the cause of the failure, and carries on when a server comes', async () => {
    const { server, end, reported } = await setUp()
    await server.kill()
    const access = { servers: server.address, user: 'vesper', pass: 'a secret of the tests' }
    const messages: string[] = []
    const watch = {
      error: (error: unknown) => messages.push(String(error)),
      lost: (host: string, cause: string) => messages.push(`lost ${host}: ${cause}`),
      back: (host: string) => messages.push(`back ${host}`),
    }
    const late = await NatsBus.connect(access, watch)
    left.push(() => late.close())
    expect(late.isConnected).toBe(false)
    const received: string[] = []
    let discontinuities = 0
    const silent = late.subscribe('test.late', () => received.push('who left hears nothing'))
    late.subscribe('test.late', (text) => received.push(text))
    late.onDiscontinuity(() => (discontinuities += 1))
    silent()
    late.publish('test.late', 'lost')
    await late.settled()
    // Long enough for several attempts.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await server.start()
    await expect.poll(() => discontinuities, { timeout: limit(10_000) }).toBe(1)
    const other = await end()
    other.publish('test.late', 'heard')
    await expect.poll(() => received).toEqual(['heard'])
    expect(late.isConnected).toBe(true)
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatch(new RegExp(`^lost ${server.address}: .*(?:REFUSED|refused)`, 'u'))
    expect(messages[1]).toBe(`back ${server.address}`)
    expect([...messages, ...reported].join(' ')).not.toContain('secret')
  })

  it('can be closed before a server has come, and tries no more', async () => {
    const { server, reported } = await setUp()
    await server.kill()
    const late = await NatsBus.connect(
      { servers: server.address },
      {
        error: (error) => reported.push(String(error)),
        lost: () => undefined,
        back: (host) => reported.push(`back ${host}`),
      },
    )
    await late.close()
    await server.start()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect({ isConnected: late.isConnected, reported }).toEqual({ isConnected: false, reported: [] })
  })

  it('reports what the server does not take, and does not throw', async () => {
    const { end, failures } = await setUp()
    const bus = await end()
    bus.publish('not one word', 'text')
    bus.publish('test.large', 'x'.repeat(2_000_000))
    expect(failures).toHaveLength(2)
  })
})
