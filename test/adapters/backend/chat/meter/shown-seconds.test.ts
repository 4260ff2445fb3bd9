import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { tickBetween } from '@/adapters/backend/chat/meter/advance-chat'
import { Heartbeats } from '@/adapters/backend/chat/meter/heartbeats'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import { advance, costOf, startMeter } from '@/domain/chat/meter'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { termsOf } from '#test/support/arbitraries/chat'
import { chatRecord } from '#test/support/world/chat-records'
import { raise } from '#test/support/raise'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')
const COIN_A_SECOND = 60
const COUNT_EVERY = 5_000

async function chatting(coins: number) {
  const test = new TestPlatform({ actors: 3, videos: 0 })
  const { prices } = await test.actor(ACTOR)
  const state = { isOnline: true, isBusy: false, isCurrentlyTicketShow: false }
  await test.setActor(ACTOR, { prices: { ...prices, single: COIN_A_SECOND }, state })
  test.context.rules.set(chatRules, { countEvery: COUNT_EVERY })
  const guest = await test.member(coins)
  const request = { actorId: ACTOR, mode: 'single', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
  const started = await guest.ports.chat.startChat({ ...request, key: asId<IdempotencyKey>('start') })
  if (!started.ok) throw new Error(started.reason)
  return { test, guest, chatId: started.chat.chatId }
}

it('a guest is shown each second of their chat as it passes, also those that are counted later', async () => {
  const { test, guest, chatId } = await chatting(1_000)
  const shown = () => test.reports.flatMap(({ update }) => (update.type === 'chatTick' ? [update] : []))
  for (let second = 1; second <= 3 * (COUNT_EVERY / 1_000); second++) {
    test.clock.sleep(1_000)
    await guest.ports.chat.heartbeat(chatId)
    await tickChats(test.context, raise)
    const { seconds, charged, balance } = shown().at(-1) ?? {}
    expect({ seconds, charged, balance }).toEqual({ seconds: second, charged: second, balance: 1_000 - second })
  }
})

it('a second that is shown before it is counted has the coins and the gifts of the chat, and is none where the meter ends', () => {
  const anyChat = fc.record({
    startedAt: fc.nat(5_000),
    counted: fc.nat(20),
    elapsed: fc.nat(40_000),
    coins: fc.integer({ min: 1, max: 40 }),
    giftCoins: fc.nat(9),
    controlCoins: fc.nat(9),
  })
  fc.assert(
    fc.property(anyChat, ({ startedAt, counted, elapsed, coins, giftCoins, controlCoins }) => {
      const seconds = Math.floor(elapsed / 1_000)
      const before = Math.min(counted, seconds, coins - 1)
      const start = startMeter(termsOf({ pricePerMinute: COIN_A_SECOND, voucherSeconds: 0, balance: coins }))
      const chat = chatRecord({ meter: advance(start, before).meter, startedAt, giftCoins, controlCoins })
      const tick = tickBetween(chat, coins - before, startedAt + elapsed)
      const charged = costOf(COIN_A_SECOND, seconds)
      const shown = { seconds, charged, balance: coins - charged, givenCoins: giftCoins + controlCoins }
      const expected = { audience: 'ann', update: { type: 'chatTick', ...shown } }
      expect(tick === null).toBe(seconds >= coins)
      expect(tick ?? expected).toMatchObject(expected)
    }),
  )
})

it('a heartbeat is noted until the chat is due, by its own guest only, and the platform waits a second longer for one', async () => {
  const { test, guest, chatId } = await chatting(1_000)
  const heartbeats = new Heartbeats(test.context)
  expect(heartbeats.add(chatId, (await test.member()).id)).toBe(false)
  expect(heartbeats.add(asId<ChatId>('none'), guest.id)).toBe(false)
  test.clock.sleep(COUNT_EVERY - 1)
  expect(heartbeats.add(chatId, guest.id)).toBe(true)
  test.clock.sleep(1)
  expect(heartbeats.add(chatId, guest.id)).toBe(false)
  test.clock.sleep(999)
  expect(heartbeats.due()).toEqual([])
  expect(heartbeats.between().map(({ id }) => id)).toEqual([chatId])
  test.clock.sleep(1)
  expect(heartbeats.due()).toEqual([chatId])
  expect(heartbeats.between()).toEqual([])
  const silent = await chatting(1_000)
  silent.test.context.rules.set(chatRules, { countEvery: 2 * HEARTBEAT_LIMIT })
  const notes = new Heartbeats(silent.test.context)
  silent.test.clock.sleep(HEARTBEAT_LIMIT - 1)
  expect(notes.due()).toEqual([])
  silent.test.clock.sleep(1)
  expect(notes.due()).toEqual([silent.chatId])
})
