import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import { spend } from '@/adapters/backend/money/ledger-book'
import { HEARTBEAT_EVERY, HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import { exitCodes } from '@/domain/chat/exit-code'
import { costOf } from '@/domain/chat/meter'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const PRICE = 60
const ACTOR = asId<ActorId>('2')
const EVERY_SECOND = 1_000
const EVERY_FIVE = 5_000

/** A chat at a coin a second, on a platform that counts it so often; every transaction of the store is counted. */
async function running(countEvery: number, coins: number) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { prices } = await test.actor('2')
  await test.setActor('2', {
    prices: { ...prices, single: PRICE },
    state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false },
  })
  test.context.rules.set(chatRules, { countEvery })
  const guest = await test.member(coins)
  const answer = await guest.ports.chat.startChat({
    actorId: ACTOR,
    mode: 'single',
    key: asId<IdempotencyKey>('start'),
    useVoucher: false,
    stopAt: null,
    agreedPrice: ANY_PRICE,
  })
  if (!answer.ok) throw new Error(answer.reason)
  const { store } = test.context
  const transaction = store.transaction.bind(store)
  let transactions = 0
  store.transaction = (work) => {
    transactions += 1
    return transaction(work)
  }
  return { test, guest, chatId: answer.chat.chatId, transactions: () => transactions }
}

let gifts = 0

/** Whether the guest could spend so many coins. */
async function spends(test: TestPlatform, guest: TestGuest, amount: number): Promise<boolean> {
  const key = `gift ${(gifts += 1)}`
  const booking = {
    at: test.clock.now(),
    kind: 'gift',
    amount,
    guestId: guest.id,
    statement: key,
    subject: null,
    subjectId: null,
  } as const
  const spent = await test.context.store.transaction((tx) =>
    spend(tx, { ...booking, key: asId<IdempotencyKey>(key), paid: null }, null),
  )
  return spent.ok
}

const event = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'heartbeat' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('gift' as const), coins: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('top up' as const), coins: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('stop at' as const), coins: fc.integer({ min: 5, max: 60 }) }),
  },
)

type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

/** What the guest has been charged when it is over. */
async function evening(countEvery: number, events: readonly Event[]) {
  const { test, guest, chatId } = await running(countEvery, 40)
  const accepted: boolean[] = []
  const seconds = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      test.clock.sleep(1_000)
      await tickChats(test.context, raise)
    }
  }
  for (const one of events) {
    await seconds(1)
    if (one.type === 'wait') await seconds(one.seconds)
    else if (one.type === 'heartbeat') await guest.ports.chat.heartbeat(chatId)
    else if (one.type === 'top up') await guest.give(one.coins)
    else if (one.type === 'stop at') await guest.ports.chat.setStop(chatId, one.coins).catch(() => undefined)
    else accepted.push(await spends(test, guest, one.coins))
  }
  await seconds(1)
  return { accepted, bill: await guest.ports.chat.stop(chatId), balance: await guest.balance() }
}

/** A gift that leaves a second of the chat, and coins that come when it is over. */
const SHORTENED: Event[] = [
  { type: 'top up', coins: 1 },
  { type: 'gift', coins: 13 },
  { type: 'heartbeat' },
  { type: 'heartbeat' },
  { type: 'heartbeat' },
  { type: 'gift', coins: 21 },
  { type: 'top up', coins: 1 },
]

describe('a chat that is counted every five seconds', () => {
  it('comes to the bill of one that is counted every second, through gifts, top-ups, stops and silences', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const [sparse, dense] = await Promise.all([evening(EVERY_FIVE, events), evening(EVERY_SECOND, events)])
        expect(sparse).toEqual(dense)
      }),
      { numRuns: 60, examples: [[SHORTENED]] },
    )
  })

  it('lets nothing else spend what it has used up and not yet booked', async () => {
    const { test, guest, chatId } = await running(EVERY_FIVE, 8)
    test.clock.sleep(4_000)
    await tickChats(test.context, raise)
    expect(await spends(test, guest, 5)).toBe(false)
    expect(await spends(test, guest, 4)).toBe(true)
    await tickChats(test.context, raise)
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({ seconds: 4, coins: 4 })
    expect(await guest.balance()).toBe(0)
  })

  it('takes at most one transaction in five seconds', async () => {
    const { test, guest, chatId, transactions } = await running(EVERY_FIVE, 1_000)
    const minutes = 2
    const before = transactions()
    for (let ms = 0; ms < minutes * 60_000; ms += HEARTBEAT_EVERY / 5) {
      test.clock.sleep(HEARTBEAT_EVERY / 5)
      if (ms % HEARTBEAT_EVERY === 0) await guest.ports.chat.heartbeat(chatId)
      if (ms % 1_000 === 0) await tickChats(test.context, raise)
    }
    expect(transactions() - before).toBeLessThanOrEqual((minutes * 60) / 5)
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({
      seconds: minutes * 60,
      coins: costOf(PRICE, minutes * 60),
    })
  })

  it('ends in the second in which its coins are used up', async () => {
    const { test, guest } = await running(EVERY_FIVE, 7)
    for (let second = 1; second <= 7; second++) {
      expect(test.reports.some(({ update }) => update.type === 'chatEnd')).toBe(false)
      test.clock.sleep(1_000)
      await tickChats(test.context, raise)
    }
    const [end] = test.reports.flatMap(({ update }) => (update.type === 'chatEnd' ? [update] : []))
    expect(end).toMatchObject({ exitCode: exitCodes.balanceUsedUp, bill: { seconds: 7, coins: 7 } })
    expect(await guest.balance()).toBe(0)
  })

  it('goes on at the server where its guest reports, and counts there', async () => {
    const { test, guest, chatId } = await running(EVERY_FIVE, 1_000)
    const other: PlatformContext = { ...test.context, instance: 'other', memory: new ProcessMemory() }
    const there = new BackendPlatform(other).portsOf(guest.caller)
    for (let second = 1; second <= 60; second++) {
      test.clock.sleep(1_000)
      // The connection moves to the other server, and back.
      const [ports, platform] = second % 20 < 10 ? [guest.ports, test.context] : [there, other]
      if (second % 2 === 0) await ports.chat.heartbeat(chatId)
      await tickChats(platform, raise)
      await tickChats(platform === other ? test.context : other, raise)
    }
    test.clock.sleep(HEARTBEAT_LIMIT * 2)
    await tickChats(other, raise)
    await tickChats(test.context, raise)
    const seconds = 60 + HEARTBEAT_LIMIT / 1_000
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({ seconds, exitCode: exitCodes.connectionLost })
  })
})
