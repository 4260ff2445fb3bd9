import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { costOf } from '@/domain/chat/meter'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')
const PRICE = 6

it('a voyeur pays for exactly the seconds in which there is a private chat to watch, whenever its guest leaves and whenever that is counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 90 }),
      async (alone, watched, after) => {
        const test = new TestPlatform({ actors: 3, videos: 0 })
        const { prices } = await test.actor('2')
        const state = { isOnline: true, isBusy: false, freeChat: false, isCurrentlyTicketShow: false }
        const open = { isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true }
        await test.setActor('2', { prices: { ...prices, single: 12, voyeur: PRICE }, state: { ...state, ...open } })
        const scheduler = new Scheduler(test.context, (error) => {
          throw error
        })
        const [guest, voyeur] = [await test.member(500), await test.member(500)]
        const start = async ({ ports }: TestGuest, mode: 'single' | 'voyeur') => {
          const key = asId<IdempotencyKey>(mode)
          const request = { actorId: ACTOR, mode, key, useVoucher: false, stopAt: null, agreedPrice: 100 } as const
          const result = await ports.chat.startChat(request)
          if (!result.ok) throw new Error(result.reason)
          return result.chat.chatId
        }
        const chatId = await start(guest, 'single')
        const pass = async (seconds: number, chats: readonly (readonly [TestGuest, typeof chatId])[]) => {
          for (const [{ ports }, id] of chats) await ports.chat.heartbeat(id)
          test.clock.sleep(seconds * 1_000)
          await scheduler.runOnce()
        }
        for (let left = alone; left > 0; left -= 5) await pass(Math.min(5, left), [[guest, chatId]])
        const watching = await start(voyeur, 'voyeur')
        const pair = [
          [guest, chatId],
          [voyeur, watching],
        ] as const
        const seconds = watched.map((part) => Math.min(part, 8))
        for (const part of seconds) await pass(part, pair)
        await guest.ports.chat.stop(chatId)
        for (let left = after; left > 0; left -= 9) await pass(Math.min(9, left), [])
        expect(await voyeur.ports.chat.running()).toBeNull()
        const total = seconds.reduce((sum, part) => sum + part, 0)
        expect((await voyeur.ports.guest.balance()).balance).toBe(500 - costOf(PRICE, total))
      },
    ),
    { numRuns: 12 },
  )
})
