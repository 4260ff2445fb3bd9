import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { HEARTBEAT_LIMIT, type ChatRequest } from '@/application/chat/chat-gateway'
import { exitCodes } from '@/domain/chat/exit-code'
import { costOf } from '@/domain/chat/meter'
import { asId, type ActorId, type ChatId, type IdempotencyKey, type VoucherId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const PRICE = 12
const HER = asId<ActorId>('2')

async function evening(coins = 100) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { prices } = await test.actor('2')
  await test.setActor('2', {
    prices: { ...prices, single: PRICE, voyeur: 6 },
    voyeurPin: null,
    state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, freeChat: true, isLivePreviewEnabled: true },
  })
  return { test, guest: await test.member(coins) }
}

const request = (rest: Partial<ChatRequest> = {}): ChatRequest => ({
  actorId: HER,
  mode: 'single',
  key: asId<IdempotencyKey>('start'),
  useVoucher: false,
  stopAt: null,
  agreedPrice: ANY_PRICE,
  ...rest,
})

async function started(guest: TestGuest, rest: Partial<ChatRequest> = {}): Promise<ChatId> {
  const answer = await guest.ports.chat.startChat(request(rest))
  if (!answer.ok) throw new Error(`not started: ${answer.reason}`)
  return answer.chat.chatId
}

/** Lets a chat run, the guest's page beating and the platform looking every second. */
async function run(test: TestPlatform, guest: TestGuest, chatId: ChatId, seconds: number) {
  for (let i = 0; i < seconds; i++) {
    test.clock.sleep(1_000)
    await guest.ports.chat.heartbeat(chatId)
    await tickChats(test.context, raise)
  }
}

const grant = (test: TestPlatform, guest: TestGuest, minutes: number) =>
  test.context.store.transaction((tx) =>
    tx.put(vouchers, {
      id: asId<VoucherId>('v1'),
      guestId: guest.id,
      type: voucherTypes.videochat,
      amount: minutes,
      validFrom: test.clock.now() - 1,
      validTo: test.clock.now() + 86_400_000,
      actors: 'all',
    }),
  )

describe('the meter of a chat', () => {
  it('comes to the same bill however often the platform looks at it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: HEARTBEAT_LIMIT - 1_000 }), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (steps, looks) => {
          const { test, guest } = await evening(1_000)
          const chatId = await started(guest)
          for (const step of steps) {
            test.clock.sleep(step)
            if (looks) await tickChats(test.context, raise)
            await guest.ports.chat.heartbeat(chatId)
          }
          const seconds = Math.floor(steps.reduce((a, b) => a + b, 0) / 1_000)
          const bill = await guest.ports.chat.stop(chatId)
          expect(bill).toMatchObject({ seconds, coins: costOf(PRICE, seconds), exitCode: exitCodes.guestLeft })
          expect(await guest.balance()).toBe(1_000 - costOf(PRICE, seconds))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('counts a silent guest for the limit of silence and not a second more, however late it is noticed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.integer({ min: HEARTBEAT_LIMIT, max: 7_200_000 }), async (spoken, silence) => {
        const { test, guest } = await evening(5_000)
        const chatId = await started(guest)
        await run(test, guest, chatId, spoken)
        test.clock.sleep(silence)
        await tickChats(test.context, raise)
        const bill = await guest.ports.chat.stop(chatId)
        const seconds = spoken + HEARTBEAT_LIMIT / 1_000
        expect(bill).toMatchObject({ seconds, coins: costOf(PRICE, seconds), exitCode: exitCodes.connectionLost })
      }),
      { numRuns: 20 },
    )
  })

  it('does not charge a machine that slept, even where its heartbeat is the first to wake', async () => {
    const { test, guest } = await evening(5_000)
    const chatId = await started(guest)
    test.clock.sleep(3_600_000)
    await guest.ports.chat.heartbeat(chatId)
    await tickChats(test.context, raise)
    const bill = await guest.ports.chat.stop(chatId)
    expect(bill).toMatchObject({ seconds: HEARTBEAT_LIMIT / 1_000, exitCode: exitCodes.connectionLost })
    expect(await guest.balance()).toBe(5_000 - costOf(PRICE, HEARTBEAT_LIMIT / 1_000))
  })

  it('uses voucher minutes first and begins with coins only after them', async () => {
    const { test, guest } = await evening(100)
    await grant(test, guest, 2)
    const chatId = await started(guest, { useVoucher: true })
    await run(test, guest, chatId, 120)
    expect(await guest.balance()).toBe(100)
    await run(test, guest, chatId, 30)
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({ seconds: 150, coins: 6, voucherMinutes: 2 })
    expect({ balance: await guest.balance(), vouchers: await guest.ports.guest.vouchers() }).toEqual({
      balance: 94,
      vouchers: [],
    })
  })

  it('leaves vouchers alone where the guest does not want to use them', async () => {
    const { test, guest } = await evening(100)
    await grant(test, guest, 2)
    const chatId = await started(guest)
    await run(test, guest, chatId, 60)
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({ coins: PRICE, voucherMinutes: 0 })
    expect((await guest.ports.guest.vouchers()).map(({ amount }) => amount)).toEqual([2])
  })

  it('ends when the balance is used up, at exactly nothing [CHA-007]', async () => {
    const { test, guest } = await evening(12)
    const chatId = await started(guest)
    await run(test, guest, chatId, 75)
    expect(await guest.ports.chat.running()).toBeNull()
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({
      seconds: 60,
      coins: 12,
      exitCode: exitCodes.balanceUsedUp,
    })
    expect(await guest.balance()).toBe(0)
  })

  it('runs on where the guest tops up meanwhile', async () => {
    const { test, guest } = await evening(12)
    const chatId = await started(guest)
    await run(test, guest, chatId, 30)
    await guest.give(12)
    await run(test, guest, chatId, 60)
    expect((await guest.ports.chat.running())?.seconds).toBe(90)
    expect(await guest.balance()).toBe(24 - 18)
  })

  it('ends at the guest’s own stop [CHA-007]', async () => {
    const { test, guest } = await evening(100)
    const chatId = await started(guest, { stopAt: 6 })
    await run(test, guest, chatId, 60)
    expect(await guest.ports.chat.stop(chatId)).toMatchObject({ coins: 6, exitCode: exitCodes.guestLimitReached })
  })

  it.each([
    [false, 5],
    [true, 20],
  ])(
    'ends a preview of a guest (VIP: %s) after %i seconds, free of charge [CHA-017][CHA-018]',
    async (isVip, seconds) => {
      const { test, guest } = await evening(100)
      if (isVip) await guest.change({ vipUntil: test.clock.now() + 86_400_000 })
      const chatId = await started(guest, { mode: 'preview' })
      await run(test, guest, chatId, 30)
      expect(await guest.ports.chat.stop(chatId)).toMatchObject({
        seconds,
        coins: 0,
        exitCode: exitCodes.previewTimeUp,
      })
      expect(await guest.balance()).toBe(100)
    },
  )

  it('returns the same bill to every repeated request', async () => {
    const { test, guest } = await evening(100)
    const chatId = await started(guest)
    await run(test, guest, chatId, 10)
    const bills = await Promise.all([1, 2, 3].map(() => guest.ports.chat.stop(chatId)))
    expect(new Set(bills.map((bill) => JSON.stringify(bill))).size).toBe(1)
    expect(await guest.balance()).toBe(98)
  })
})

describe('the start of a chat', () => {
  it('happens once for one key, however often it is requested', async () => {
    const { test, guest } = await evening()
    const answers = await Promise.all([1, 2, 3].map(() => guest.ports.chat.startChat(request())))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await test.context.store.find(chats, 'running', { prefix: [] })).toHaveLength(1)
  })

  it('is refused while another chat of the guest runs', async () => {
    const { guest } = await evening()
    await started(guest)
    const second = await guest.ports.chat.startChat(request({ key: asId<IdempotencyKey>('other'), mode: 'free' }))
    expect(second).toMatchObject({ ok: false, reason: 'already-chatting' })
  })

  it('makes the actor busy for all others until it ends', async () => {
    const { test, guest } = await evening()
    const other = await test.member(100)
    const chatId = await started(guest)
    expect(await other.ports.chat.startChat(request())).toMatchObject({ ok: false, reason: 'busy' })
    await guest.ports.chat.stop(chatId)
    expect((await other.ports.chat.startChat(request())).ok).toBe(true)
    const states = test.reports.flatMap(({ update }) => (update.type === 'actorState' ? [update.state.isBusy] : []))
    expect(states).toEqual([true, false, true])
  })

  it('is refused to a visitor, a poor guest, and a guest from a country they do not appear in [ACT-017][MON-014]', async () => {
    const { test } = await evening()
    const start = async (guest: TestGuest) => guest.ports.chat.startChat(request())
    expect(await start(await test.visitor())).toMatchObject({ reason: 'login-required' })
    expect(await start(await test.member(1))).toMatchObject({ reason: 'not-enough-money', missing: 1 })
    await test.setActor('2', { bannedCountryCodes: ['US'] })
    expect(await start(await test.member(100, 'en', 'US'))).toMatchObject({ reason: 'banned-country' })
  })

  it('of one guest cannot be stopped or prolonged by another', async () => {
    const { test, guest } = await evening()
    const other = await test.member(100)
    const chatId = await started(guest)
    expect(await other.ports.chat.stop(chatId)).toBeNull()
    test.clock.sleep(HEARTBEAT_LIMIT)
    await other.ports.chat.heartbeat(chatId)
    await tickChats(test.context, raise)
    expect(await guest.ports.chat.running()).toBeNull()
  })
})
