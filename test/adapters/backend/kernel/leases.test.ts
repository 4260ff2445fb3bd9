import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import { leaveChats, tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { acquireLease, CHAT_LEASE, LEASE, release } from '@/adapters/backend/kernel/leases'
import { costOf } from '@/domain/chat/meter'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'
import { raise } from '#test/support/raise'

const HER = asId<ActorId>('2')

/** Two instances over one store and one clock. */
const pair = ({ context: platform }: TestPlatform): readonly [PlatformContext, PlatformContext] => [
  { ...platform, instance: 'first', memory: new ProcessMemory() },
  { ...platform, instance: 'second', memory: new ProcessMemory() },
]

/** A chat that the first of two instances counts. */
async function running() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  await test.setActor('2', { state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false } })
  const { prices } = await test.actor('2')
  const guest = await test.member(10_000)
  const answer = await guest.ports.chat.startChat({
    actorId: HER,
    mode: 'single',
    key: asId<IdempotencyKey>('start'),
    useVoucher: false,
    stopAt: null,
    agreedPrice: ANY_PRICE,
  })
  if (!answer.ok) throw new Error(answer.reason)
  const { chatId } = answer.chat
  const [first, second] = pair(test)
  /** A second in which the guest is there; whether this instance counted it. */
  const counts = async (platform: PlatformContext) => {
    test.clock.sleep(1_000)
    await guest.ports.chat.heartbeat(chatId)
    test.clock.sleep(1_000)
    const before = test.reports.length
    await tickChats(platform, raise)
    return test.reports.length > before
  }
  test.clock.sleep(CHAT_LEASE)
  await guest.ports.chat.heartbeat(chatId)
  expect(await counts(first)).toBe(true)
  return { test, guest, chatId, price: prices.single, first, second, counts }
}

describe('what only one instance may see to', () => {
  it('is held by one at a time, retained while it is renewed and taken over when it no longer is', async () => {
    const step = fc.record({ who: fc.nat(1), passed: fc.integer({ min: 0, max: LEASE }), gives: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (course) => {
        const test = new TestPlatform({ actors: 14, videos: 0 })
        const cores = pair(test)
        let holder: { readonly who: number; readonly at: number } | null = null
        for (const { who, passed, gives } of course) {
          test.clock.sleep(passed)
          const platform = cores[who] ?? cores[0]
          const now = test.clock.now()
          const has = await acquireLease(platform, 'x')
          const isHis = holder === null || holder.who === who || now - holder.at >= LEASE
          const isAnothers = !isHis && holder !== null && now - holder.at < LEASE / 2
          // In between it depends on when the holder last recorded a renewal.
          expect(has).toBe(isHis || (!isAnothers && has))
          if (has) holder = { who, at: now }
          if (!gives) continue
          await release(platform, 'x')
          if (has) holder = null
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('the meter of a chat that several instances could count', () => {
  it('is counted by one of them, and within ten seconds by another after that one died', async () => {
    const { test, guest, chatId, price, second, counts } = await running()
    const died = test.clock.now()
    expect(await counts(second)).toBe(false)
    while (!(await counts(second)) && test.clock.now() - died <= 10_000);
    expect(test.clock.now() - died).toBeLessThanOrEqual(10_000)
    const bill = await guest.ports.chat.stop(chatId)
    const seconds = (CHAT_LEASE + 2_000 + test.clock.now() - died) / 1_000
    expect(bill).toMatchObject({ seconds, coins: costOf(price, seconds) })
  })

  it('goes on at once where the one that counted it hands it over', async () => {
    const { first, second, counts } = await running()
    await leaveChats(second)
    expect(await counts(second)).toBe(false)
    await leaveChats(first)
    expect(await counts(second)).toBe(true)
  })
})
