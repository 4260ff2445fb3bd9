import { afterEach, describe, expect, it } from 'vitest'
import { channelTo, liveActor } from '#test/contract/setup'
import { payingMember } from '#test/support/bindings/accounts'
import { SMALL_WORLD, type Binding } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { ownStorage, remoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { FakeLogger } from '#test/support/ui/doubles'
import { seededRandom } from '#test/support/world/seeded-random'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import type { Clock } from '@/application/device/clock'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox } from '@/application/messenger/outbox'
import { OPENED_WITHIN, RECONNECT_AFTER } from '@/domain/live/session'
import { CUTS, FailingNetwork } from './failing-network'

const MESSAGES = 500
const FAILURES = 50
const PRICE = 1

/** The machine's clock, but for the times a page waits before it opens a connection again. */
const impatient: Clock = {
  now: () => Date.now(),
  after(delay, work) {
    const shorter = delay === RECONNECT_AFTER ? 5 : delay === OPENED_WITHIN ? 150 : delay
    const timer = setTimeout(work, shorter)
    return () => clearTimeout(timer)
  },
}

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of left.splice(0)) await leave()
})

describe('the outbox of a guest whose network fails fifty times at random', () => {
  it('delivers five hundred messages: none lost, none doubled, none paid twice, in the order they were written [MSG-024][SOC-002][SOC-006]', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const server = await TestServer.start(environment)
    left.push(() => server.app.close())
    const chance = seededRandom(11)
    const network = new FailingNetwork(() => chance.next(), FAILURES)
    const storage = ownStorage()
    const binding: Binding = {
      name: 'remote',
      environment,
      device: () => {
        const browser = remoteBrowser(server.url, { clock: impatient, socket: network.open, storage })
        left.unshift(async () => browser.leave())
        return listeningDevice(browser.ports, browser.sandbox)
      },
      dispose: () => Promise.resolve(),
    }
    const device = await payingMember(binding, MESSAGES * PRICE)
    await environment.setGuest(device.guest.id, { freeMessages: 0 })
    const channelId = await channelTo(device, await liveActor(binding, device, { message: PRICE }))
    const { balance } = await device.ports.guest.balance()
    const [drafts, outbox] = [new Drafts(storage), new Outbox(storage, impatient)]
    const composing = new ComposeMessage(new CryptoRandom(), drafts)
    const delivering = new DeliverMessage(device.ports.messenger, drafts, outbox, new FakeLogger(), impatient)

    network.start()
    const texts = Array.from({ length: MESSAGES }, (_, index) => `message ${index}`)
    const deliveries = texts.map((text) =>
      delivering.deliver(composing.compose({ channelId, text, gifts: [], chatId: null, agreedPrice: PRICE })),
    )
    expect(outbox.of(channelId)).toHaveLength(MESSAGES)
    const results = await Promise.all(deliveries)
    await device.settle()

    expect(network.made).toHaveLength(FAILURES)
    for (const cut of CUTS) expect(network.made).toContain(cut)
    expect(results.filter(({ ok }) => !ok)).toEqual([])
    const stored = await environment.backend.store.find(messages, 'byChannel', { prefix: [channelId] })
    expect(stored.filter(({ sender }) => sender === 'guest').map(({ text }) => text)).toEqual(texts)
    const received = device.received('message').filter(({ message }) => message.sender === 'guest')
    expect(received.map(({ message }) => message.text)).toEqual(texts)
    expect((await device.ports.guest.balance()).balance).toBe(balance - MESSAGES * PRICE)
    expect(outbox.of(channelId)).toEqual([])
  }, 60_000)
})
