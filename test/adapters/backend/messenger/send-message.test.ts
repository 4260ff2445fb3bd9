import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftBags } from '@/adapters/backend/gifts/gift-records'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import type { OutgoingMessage } from '@/application/messenger/messenger-gateway'
import { asId, type ActorId, type ChannelId, type GiftId, type IdempotencyKey } from '@/domain/ids'
import { MAX_MESSAGE_LENGTH } from '@/domain/messenger/message'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const gift = (id: string, count: number) => ({ giftId: asId<GiftId>(id), count })

async function conversation(coins = 100) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  await test.setActor('2', { prices: { ...(await test.actor('2')).prices, message: 3 }, state: { isOnline: true } })
  const guest = await test.member(coins)
  await guest.change({ freeMessages: 0 })
  const channel = await guest.ports.messenger.channelWithActor(asId<ActorId>('2'))
  if (channel === null) throw new Error('no channel')
  const message = (rest: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
    channelId: channel.id,
    clientId: asId<IdempotencyKey>('m1'),
    text: 'Guten Abend',
    gifts: [],
    chatId: null,
    agreedPrice: ANY_PRICE,
    ...rest,
  })
  const stored = () => test.context.store.find(messages, 'byChannel', { prefix: [channel.id] })
  return { test, guest, channel, message, stored }
}

const own = async (test: TestPlatform, guest: TestGuest, owned: Record<string, number>) =>
  test.context.store.transaction((tx) => tx.put(giftBags, { guestId: guest.id, owned }))

describe('sending a message', () => {
  it('stores and charges it once for one client id, however often and closely it arrives [MSG-024]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.boolean(), async (times, atOnce) => {
        const { guest, message, stored } = await conversation()
        const send = () => guest.ports.messenger.send(message({ gifts: [gift('rose', 2)] }))
        const answers = []
        if (atOnce) answers.push(...(await Promise.all(Array.from({ length: times }, send))))
        else for (let i = 0; i < times; i++) answers.push(await send())
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(await stored()).toHaveLength(1)
        expect(await guest.balance()).toBe(100 - 3 - 16)
      }),
      { numRuns: 10 },
    )
  })

  it('takes gifts the guest owns first and charges only those beyond [GIF-005][GIF-006][GIF-007]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(5), fc.integer({ min: 1, max: 5 }), async (owned, sent) => {
        const { test, guest, message } = await conversation()
        await own(test, guest, { rose: owned })
        const answer = await guest.ports.messenger.send(message({ text: '', gifts: [gift('rose', sent)] }))
        expect(answer).toMatchObject({ ok: true, message: { price: 8 * Math.max(0, sent - owned) } })
        expect(await guest.ports.gifts.owned()).toEqual({ rose: Math.max(0, owned - sent) })
        expect(await guest.balance()).toBe(100 - 8 * Math.max(0, sent - owned))
      }),
      { numRuns: 20 },
    )
  })

  it('gives nothing away where the coins do not suffice, and reports how many are missing', async () => {
    const { test, guest, message, stored } = await conversation(10)
    await own(test, guest, { rose: 1 })
    expect(await guest.ports.messenger.send(message({ gifts: [gift('rose', 3)] }))).toEqual({
      ok: false,
      reason: 'not-enough-money',
      missing: 3 + 16 - 10,
    })
    expect(await stored()).toEqual([])
    expect(await guest.balance()).toBe(10)
    expect(await guest.ports.gifts.owned()).toEqual({ rose: 1 })
  })

  it('uses a free message before coins', async () => {
    const { guest, message } = await conversation(10)
    await guest.change({ freeMessages: 1 })
    await guest.ports.messenger.send(message())
    expect({ balance: await guest.balance(), freeMessages: (await guest.record()).freeMessages }).toEqual({
      balance: 10,
      freeMessages: 0,
    })
    await guest.ports.messenger.send(message({ clientId: asId<IdempotencyKey>('m2') }))
    expect(await guest.balance()).toBe(7)
  })

  it.each([
    ['an unknown gift', { gifts: [gift('anvil', 1)] }, 'unknown-gift'],
    ['less than one of a gift', { gifts: [gift('rose', 0)] }, 'unknown-gift'],
    ['half a gift', { gifts: [gift('rose', 1.5)] }, 'unknown-gift'],
    ['one gift named twice', { gifts: [gift('rose', 1), gift('rose', 1)] }, 'unknown-gift'],
    ['a gift of the club', { gifts: [gift('crown', 1)] }, 'vip-only'],
    ['nothing at all', { text: '  ' }, 'empty'],
    ['too much', { text: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) }, 'too-long'],
    ['to a channel that is not theirs', { channelId: asId<ChannelId>('other') }, 'unknown-channel'],
  ])('refuses %s and charges nothing', async (_, rest, reason) => {
    const { guest, message, stored } = await conversation(500)
    expect(await guest.ports.messenger.send(message(rest))).toEqual({ ok: false, reason, missing: 0 })
    expect(await stored()).toEqual([])
    expect(await guest.balance()).toBe(500)
  })

  it('offers toy control only with an actor who is live and has the feature [GIF-010]', async () => {
    for (const [isOnline, dildocontrol] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const) {
      const { test, guest, message } = await conversation()
      const { features } = await test.actor('2')
      await test.setActor('2', { features: { ...features, dildocontrol }, state: { isOnline } })
      const answer = await guest.ports.messenger.send(message({ gifts: [gift('wave-30', 1)] }))
      expect(answer.ok).toBe(isOnline && dildocontrol)
    }
  })

  it('lets members of the club send what is reserved for them', async () => {
    const { test, guest, message } = await conversation(200)
    await guest.change({ vipUntil: test.clock.now() + 1 })
    expect((await guest.ports.messenger.send(message({ gifts: [gift('crown', 1)] }))).ok).toBe(true)
    expect(await guest.balance()).toBe(200 - 120 - 3)
  })

  it('is not open to visitors nor to guests who are locked or restricted [AUT-015]', async () => {
    const { test, guest, message } = await conversation()
    const visitor = await test.visitor()
    expect(await visitor.ports.messenger.send(message())).toMatchObject({ reason: 'login-required' })
    await guest.change({ isLocked: true })
    expect(await guest.ports.messenger.send(message())).toMatchObject({ reason: 'locked' })
    await guest.change({ isLocked: false, restrictionLevel: 1 })
    expect(await guest.ports.messenger.send(message())).toMatchObject({ reason: 'restricted' })
    expect(await guest.balance()).toBe(100)
  })

  it('notifies no one but the guest [MSG-009]', async () => {
    const { test, guest, message } = await conversation()
    await guest.ports.messenger.send(message())
    const reported = test.reports.filter(({ update }) => update.type === 'message' || update.type === 'balance')
    expect(reported.map(({ update }) => update.type)).toEqual(['message', 'balance'])
    expect(reported.every(({ audience }) => audience === guest.id)).toBe(true)
  })
})

describe('the answer to a message', () => {
  it('comes once after a while, in the language of the guest, and counts as unread [MSG-009]', async () => {
    const { test, guest, message, channel, stored } = await conversation()
    const scheduler = new Scheduler(test.context, (error) => {
      throw error
    })
    await guest.ports.messenger.send(message())
    await scheduler.runOnce()
    expect(await stored()).toHaveLength(1)
    test.clock.sleep(15_000)
    await Promise.all([scheduler.runOnce(), scheduler.runOnce()])
    await scheduler.runOnce()
    expect((await stored()).map(({ sender }) => sender)).toEqual(['guest', 'actor'])
    expect((await guest.ports.messenger.channel(channel.id))?.unread).toBeTruthy()
    expect(test.reports.at(-1)).toMatchObject({
      audience: guest.id,
      update: { type: 'message', message: { sender: 'actor' } },
    })
  })

  it('does not come where the guest has blocked the channel meanwhile', async () => {
    const { test, guest, message, channel, stored } = await conversation()
    await guest.ports.messenger.send(message())
    await guest.ports.messenger.block(channel.id, true)
    test.clock.sleep(200_000)
    await new Scheduler(test.context, () => undefined).runOnce()
    expect(await stored()).toHaveLength(1)
  })
})
