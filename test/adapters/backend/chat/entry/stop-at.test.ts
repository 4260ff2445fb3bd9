import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BackendError } from '@/application/errors/backend-error'
import { exitCodes } from '@/domain/chat/exit-code'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')
const COIN_A_SECOND = 60

async function chatting() {
  const test = new TestPlatform({ actors: 3, videos: 0 })
  const { prices } = await test.actor(ACTOR)
  const state = { isOnline: true, isBusy: false, isCurrentlyTicketShow: false }
  await test.setActor(ACTOR, { prices: { ...prices, single: COIN_A_SECOND }, state })
  const guest = await test.member(100)
  const request = { actorId: ACTOR, mode: 'single', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
  const started = await guest.ports.chat.startChat({ ...request, key: asId<IdempotencyKey>('start') })
  if (!started.ok) throw new Error(started.reason)
  return { test, guest, chatId: started.chat.chatId }
}

it('a guest stops their chat at any whole number of coins from nothing, of which no more is charged, and at no other number', async () => {
  const anyStop = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(0.5, -0, Number.NaN, 2 ** 53))
  await fc.assert(
    fc.asyncProperty(anyStop, fc.nat(5), async (stopAt, passed) => {
      const { test, guest, chatId } = await chatting()
      test.clock.sleep(passed * 1_000)
      const isPossible = Number.isSafeInteger(stopAt) && stopAt >= 0
      const refusal = await guest.ports.chat.setStop(chatId, stopAt).then(
        () => null,
        (error: BackendError) => error.code,
      )
      expect(refusal).toBe(isPossible ? null : 'invalid-request')
      test.clock.sleep(5_000)
      const bill = await guest.ports.chat.stop(chatId)
      // What had passed before was agreed to without the stop.
      const coins = isPossible ? Math.min(passed + 5, Math.max(passed, stopAt)) : passed + 5
      const isStopped = isPossible && coins === Math.max(passed, stopAt)
      const exitCode = isStopped ? exitCodes.guestLimitReached : exitCodes.guestLeft
      expect(bill).toMatchObject({ coins, seconds: coins, exitCode })
      await expect(guest.ports.chat.setStop(chatId, 1)).rejects.toMatchObject({ code: 'not-found' })
    }),
    { numRuns: 40 },
  )
})

it('a chat of another guest, and one that never was, cannot be stopped, has no time and takes no heartbeat', async () => {
  const { test, guest, chatId } = await chatting()
  const stranger = await test.member(100)
  for (const [{ ports }, id] of [
    [stranger, chatId],
    [guest, asId<ChatId>('none')],
  ] as const) {
    await expect(ports.chat.setStop(id, 1)).rejects.toMatchObject({ code: 'not-found' })
    expect(await ports.chat.stop(id)).toBeNull()
    expect(await ports.chat.videoTime(id)).toBeNull()
    await ports.chat.heartbeat(id)
  }
  expect(await stranger.ports.chat.running()).toBeNull()
  expect((await guest.ports.chat.running())?.stopAt).toBeNull()
})
