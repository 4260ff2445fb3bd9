import { afterEach, describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { channelTo, freshKey, liveActor } from '#test/contract/setup'
import { payingMember } from '#test/support/bindings/accounts'
import { SMALL_WORLD, type Binding, type Device } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { seededRandom } from '#test/support/world/seeded-random'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import type { Clock } from '@/application/device/clock'
import { RECONNECT_AFTER } from '@/domain/live/session'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** The machine's clock, but for the second a connection waits before it opens again. */
const impatient: Clock = {
  now: () => Date.now(),
  after(delay, work) {
    const timer = setTimeout(work, delay === RECONNECT_AFTER ? 5 : delay)
    return () => clearTimeout(timer)
  },
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of left.splice(0)) await leave()
})

/** A platform behind a server, and pages whose connections open again at once. */
async function setUp(): Promise<{ binding: Binding; server: TestServer }> {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  const server = await TestServer.start(environment)
  left.push(() => server.app.close())
  const binding: Binding = {
    name: 'remote',
    environment,
    device: () => {
      const browser = remoteBrowser(server.url, { clock: impatient })
      left.unshift(async () => browser.leave())
      return listeningDevice(browser.ports, browser.sandbox)
    },
    dispose: () => Promise.resolve(),
  }
  return { binding, server }
}

/** What the platform publishes for a guest from now on. */
function published({ environment }: Binding, device: Device): LiveUpdate[] {
  const reports: LiveUpdate[] = []
  const { hub } = environment.backend.context
  const subscriber = { onUpdate: (update: LiveUpdate) => reports.push(update), onSubscribed: () => undefined }
  hub.subscribe(device.guest.id, subscriber)
  void hub.watch(subscriber, ['all'])
  return reports
}

const sent = (updates: readonly LiveUpdate[]) => updates.filter(({ type }) => type !== 'sessionAcknowledged')

describe('a connection that is cut fifty times at random', () => {
  it('loses and doubles no update, no message and no charge [SOC-002][SOC-006]', async () => {
    const { binding, server } = await setUp()
    const { environment } = binding
    const device = await payingMember(binding, 220)
    await environment.setGuest(device.guest.id, { freeMessages: 0 })
    const actor = await liveActor(binding, device, { message: 2, single: 60 })
    const channelId = await channelTo(device, actor)
    await device.settle()
    const before = device.updates.length
    const reported = published(binding, device)
    const chance = seededRandom(3)
    let cuts = 0
    const over = new AbortController()

    const cutting = (async () => {
      while (cuts < 50) {
        await pause(Math.floor(chance.next() * 12))
        if (server.sessionCount === 0) continue
        server.cut()
        cuts += 1
      }
    })()
    const started = device.ports.chat.startChat({
      actorId: actor.id,
      mode: 'single',
      key: freshKey(),
      useVoucher: false,
      stopAt: 40,
      agreedPrice: ANY_PRICE,
    })
    const chatting = (async () => {
      const answer = await started
      if (!answer.ok) throw new Error(answer.reason)
      await pause(60)
      return device.ports.chat.stop(answer.chat.chatId)
    })()
    const evening = (async () => {
      // An actor may go offline in any step, unless a guest chats with them.
      await started
      while (!over.signal.aborted) {
        await environment.direct(1)
        await environment.advance(1_000)
        await pause(3)
      }
    })()
    const results = []
    for (let iteration = 0; iteration < 10; iteration += 1) {
      await pause(Math.floor(chance.next() * 40))
      const texts = [0, 1, 2, 3].map((index) => `message ${iteration * 4 + index}`)
      results.push(
        ...(await Promise.all(
          texts.map((text) =>
            device.ports.messenger.send({
              channelId,
              clientId: freshKey(),
              text,
              gifts: [],
              chatId: null,
              agreedPrice: ANY_PRICE,
            }),
          ),
        )),
      )
    }
    const bill = await chatting
    await cutting
    over.abort()
    await evening
    await device.settle()

    expect(cuts).toBe(50)
    expect(results.every(({ ok }) => ok)).toBe(true)
    const stored = await environment.backend.store.find(messages, 'byChannel', { prefix: [channelId] })
    const own = stored.filter(({ sender }) => sender === 'guest')
    expect(own.map(({ text }) => text)).toEqual(Array.from({ length: 40 }, (_, index) => `message ${index}`))
    expect((await device.ports.guest.balance()).balance).toBe(220 - 40 * 2 - (bill?.coins ?? 0))
    expect(sent(device.updates.slice(before))).toEqual(sent(reported))
    expect(device.updates.slice(before).filter(({ type }) => type === 'sessionAcknowledged')).toEqual([])
  })
})

describe('a connection that was interrupted', () => {
  it('reports that the session starts over when more was missed than is retained', async () => {
    const { binding, server } = await setUp()
    const device = await payingMember(binding, 40)
    const before = device.updates.length
    server.cut()
    for (let points = 1; points <= 700; points += 1) {
      binding.environment.backend.context.hub.publish(device.guest.id, { type: 'loyaltyPoints', points })
    }
    await expect.poll(() => device.updates.slice(before)).toEqual([{ type: 'sessionAcknowledged' }])
    binding.environment.backend.context.hub.publish(device.guest.id, { type: 'loyaltyPoints', points: 701 })
    await device.settle()
    expect(device.updates.slice(before)).toEqual([
      { type: 'sessionAcknowledged' },
      { type: 'loyaltyPoints', points: 701 },
    ])
  })

  it('receives what it missed, to the last of five hundred', async () => {
    const { binding, server } = await setUp()
    const device = await payingMember(binding, 40)
    const before = device.updates.length
    server.cut()
    const points = Array.from({ length: 500 }, (_, index) => index + 1)
    for (const one of points) {
      binding.environment.backend.context.hub.publish(device.guest.id, { type: 'loyaltyPoints', points: one })
    }
    await expect.poll(() => device.updates.length - before).toBe(500)
    expect(device.received('loyaltyPoints').map((update) => update.points)).toEqual(points)
  })

  it('starts over at a server that knows nothing of its numbers', async () => {
    const { binding, server } = await setUp()
    const device = await payingMember(binding, 40)
    const port = Number(new URL(server.url).port)
    const before = device.updates.length
    await server.app.close()
    const again = await TestServer.start(binding.environment, {}, {}, port)
    left.push(() => again.app.close())
    await expect.poll(() => device.updates.slice(before)).toEqual([{ type: 'sessionAcknowledged' }])
  })
})
