import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asId, type ActorId, type GiftId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')
const COINS = 100
const WAVE = { giftId: asId<GiftId>('wave-30'), price: 10, seconds: 30 }

/** A private chat with an actor who has toy control. */
async function chatting() {
  const test = new TestPlatform({ actors: 3, videos: 0 })
  const { prices } = await test.actor(ACTOR)
  await test.setActor(ACTOR, {
    prices: { ...prices, single: 1 },
    state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false },
    features: { livePreview: true, hd: true, audio: true, dildocontrol: true },
  })
  const guest = await test.member(COINS)
  const request = { actorId: ACTOR, mode: 'single', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
  const started = await guest.ports.chat.startChat({ ...request, key: asId<IdempotencyKey>('start') })
  if (!started.ok) throw new Error(started.reason)
  const { chatId } = started.chat
  const { controls } = guest.ports
  const begin = (key: string) =>
    controls.begin({ chatId, giftId: WAVE.giftId, key: asId<IdempotencyKey>(key), agreedPrice: WAVE.price })
  return { pass: (ms: number) => test.clock.sleep(ms), begin, board: () => controls.board(chatId) }
}

it('a toy control begins at the next whole second of its chat, is answered alike when repeated, and lets no other begin before it is over', async () => {
  const first = fc.oneof(fc.nat(4_000), fc.constantFrom(1_000, 1_001, 2_001))
  // Often around its end, where a second decides.
  const gap = fc.oneof(fc.nat(34_000), fc.integer({ min: 29_000, max: 31_000 }), fc.constantFrom(0, 30_000))
  await fc.assert(
    fc.asyncProperty(first, gap, async (before, later) => {
      const { pass, begin, board } = await chatting()
      pass(before)
      const answer = await begin('first')
      const from = Math.ceil(before / 1_000)
      const until = from + WAVE.seconds
      const balance = COINS - WAVE.price
      expect(answer).toMatchObject({ ok: true, run: { giftId: 'wave-30', from, until }, charged: 10, balance })
      pass(later)
      const now = (before + later) / 1_000
      expect(await begin('first')).toEqual(answer)
      expect((await board()).running).toEqual(answer.ok && Math.floor(now) < until ? answer.run : null)
      expect(await begin('second')).toMatchObject(
        Math.ceil(now) < until
          ? { ok: false, reason: 'running', missing: 0 }
          : { ok: true, charged: WAVE.price, balance: balance - WAVE.price },
      )
    }),
    { numRuns: 25 },
  )
})
