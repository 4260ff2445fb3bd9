import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { LocalBus } from '@/adapters/bus/local-bus'
import { COUNT_WINDOW, RequestCounts } from '@/adapters/server/base/limits/request-counts'
import { MAX_COUNTS_PER_MESSAGE } from '@/adapters/wire/live/instance-messages'

const MOMENT = 500
const SUBJECT = 'vesper.limits.api'

function threeServers() {
  const clock = new TestClock(0)
  const bus = new LocalBus()
  const errors: unknown[] = []
  const messages: string[] = []
  bus.subscribe(SUBJECT, (text) => messages.push(text))
  const servers = ['a', 'b', 'c'].map(
    (self) => new RequestCounts('api', clock, bus, self, (error) => void errors.push(error)),
  )
  const serverOf = (index: number): RequestCounts => {
    const server = servers[index]
    if (server === undefined) throw new Error('no such server')
    return server
  }
  return { clock, bus, failures: errors, sent: messages, serverOf }
}

const requested = fc.record({
  server: fc.nat({ max: 2 }),
  caller: fc.constantFrom('anna', 'ben'),
  wait: fc.constantFrom(0, 0, 100, 700, 5_000),
})

describe('requests counted by several servers', () => {
  it('are all counted at each of them a moment later, each caller apart, for requests at any server and time', () =>
    fc.assert(
      fc.asyncProperty(fc.array(requested, { maxLength: 60 }), async (calls) => {
        const { clock, serverOf } = threeServers()
        const window = () => Math.floor(clock.now() / COUNT_WINDOW)
        for (const { server, caller, wait } of calls) {
          await clock.pass(wait)
          serverOf(server).count(caller)
        }
        const begun = window()
        await clock.pass(MOMENT)
        fc.pre(window() === begun)
        // Counts reported in a window that is over count nowhere any more.
        let at = 0
        const inWindow = calls.filter(({ wait }) => Math.floor((at += wait) / COUNT_WINDOW) === begun)
        for (const caller of ['anna', 'ben']) {
          const before = inWindow.filter((call) => call.caller === caller).length
          expect(serverOf(0).count(caller).current).toBe(before + 1)
          await clock.pass(MOMENT)
          expect(serverOf(2).count(caller).current).toBe(before + 2)
        }
      }),
    ))

  it('start over with every minute, and report how long that is', async () => {
    const { clock, serverOf } = threeServers()
    await clock.pass(COUNT_WINDOW - 1_000)
    expect(serverOf(0).count('anna')).toEqual({ current: 1, ttl: 1_000 })
    expect(serverOf(0).count('anna')).toEqual({ current: 2, ttl: 1_000 })
    await clock.pass(1_000)
    expect(serverOf(0).count('anna')).toEqual({ current: 1, ttl: COUNT_WINDOW })
    expect(serverOf(1).count('anna')).toEqual({ current: 1, ttl: COUNT_WINDOW })
  })

  it('are published without any text that opens or names anything', async () => {
    const { clock, sent, serverOf } = threeServers()
    serverOf(0).count('token-of-anna')
    await clock.pass(MOMENT)
    expect(sent).toHaveLength(1)
    expect(sent.join()).not.toContain('anna')
  })

  it('are published in messages the bus can carry, however many callers there are', async () => {
    const { clock, sent, serverOf } = threeServers()
    for (let caller = 0; caller <= MAX_COUNTS_PER_MESSAGE; caller += 1) serverOf(0).count(`caller ${caller}`)
    await clock.pass(MOMENT)
    expect(sent).toHaveLength(2)
    for (const text of sent) expect(text.length).toBeLessThan(1_000_000)
    expect(serverOf(1).count(`caller ${MAX_COUNTS_PER_MESSAGE}`).current).toBe(2)
  })

  it('ignore what cannot be read, and report it', () => {
    const { bus, failures, serverOf } = threeServers()
    const before = failures.length
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        bus.publish(SUBJECT, text)
      }),
    )
    bus.publish(SUBJECT, JSON.stringify({ from: 'x', word: { window: 0, counts: [['0'.repeat(64), -5]] } }))
    expect(failures.length).toBeGreaterThan(before)
    expect(serverOf(0).count('anna').current).toBe(1)
  })

  it('are not published any more by a server that has closed', async () => {
    const { clock, sent, serverOf } = threeServers()
    serverOf(0).count('anna')
    serverOf(0).close()
    await clock.pass(MOMENT)
    expect(sent).toEqual([])
  })
})
