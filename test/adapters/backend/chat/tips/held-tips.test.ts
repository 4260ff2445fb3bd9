import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { goalOfBroadcast } from '@/adapters/backend/chat/tips/tip-goals'
import { actors } from '@/adapters/backend/actors/actor-records'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { heldTips, tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import { UNDO_FOR } from '@/domain/chat/tips'
import { asId, type IdempotencyKey, type TipItemId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

const names = { de: 'Lied', en: 'Song', es: 'Canción' }
const ITEMS = [
  { id: asId<TipItemId>('small'), names, price: 4, gesture: null },
  { id: asId<TipItemId>('large'), names, price: 20, gesture: null },
] as const

const COINS = 500

type Step =
  | { readonly does: 'give'; readonly key: number }
  | { readonly does: 'undo'; readonly key: number }
  | { readonly does: 'pass'; readonly ms: number }
  | { readonly does: 'jobs' }
  | { readonly does: 'end' }

const key = fc.integer({ min: 0, max: 2 })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('give' as const), key }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('undo' as const), key }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 6_000 }) }) },
  { weight: 2, arbitrary: fc.constant({ does: 'jobs' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'end' as const }) },
)

/** The tip of the first key is a small one. */
const itemOf = (of: number) => ITEMS[of === 0 ? 0 : 1]

async function room() {
  const platform = new TestPlatform({ actors: 2, videos: 1 })
  const actor = await platform.setActor('1', { state: { isOnline: true, freeChat: true } })
  await platform.context.store.transaction((tx) =>
    tx.put(tipMenus, { actorId: actor.id, items: ITEMS, goal: { names, wanted: 10_000 } }),
  )
  const guest = await platform.member(COINS)
  const start = { actorId: actor.id, mode: 'free', key: asId<IdempotencyKey>('start') } as const
  const begun = await guest.ports.chat.startChat({ ...start, useVoucher: false, stopAt: null, agreedPrice: 0 })
  if (!begun.ok) throw new Error(begun.reason)
  const { chatId } = begun.chat
  const keyOf = (of: number) => asId<IdempotencyKey>(`key-${of}`)
  const plain = { note: '', isAnonymous: false }
  return {
    platform,
    guest,
    scheduler: new Scheduler(platform.context, (error) => {
      throw error
    }),
    chatId,
    actor,
    give: (of: number) => {
      const { id: itemId, price: agreedPrice } = itemOf(of)
      return guest.ports.tips.give({ chatId, itemId, key: keyOf(of), agreedPrice, ...plain })
    },
    undo: (of: number) => guest.ports.tips.undo({ chatId, key: keyOf(of) }),
  }
}

/** What has to be true of a tip: undone, or charged and good for an undo until a moment; 0: it was given at once. */
type Known = 'undone' | number

it('charges a tip once and gives it once, or gives all of it back once, in any order it is given, undone and its time and chat end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { platform, guest, scheduler, chatId, actor, give, undo } = await room()
      const { clock, context } = platform
      const tips = new Map<number, Known>()
      let hasEnded = false
      const spent = () => [...tips].reduce((sum, [of, known]) => sum + (known === 'undone' ? 0 : itemOf(of).price), 0)
      /** Does a step; what it was answered with, and what is true of that. */
      const doStep = async (one: Step): Promise<readonly [unknown, object]> => {
        const now = clock.now()
        if (one.does === 'pass') {
          if (!hasEnded) await guest.ports.chat.heartbeat(chatId)
          await clock.pass(one.ms)
          return [{}, {}]
        }
        if (one.does === 'jobs') {
          await scheduler.runOnce()
          return [{}, {}]
        }
        if (one.does === 'end') {
          hasEnded = true
          return [await guest.ports.chat.stop(chatId), { giftCoins: spent() }]
        }
        const known = tips.get(one.key)
        if (one.does === 'give') {
          const answer = await give(one.key)
          if (known === undefined && hasEnded) return [answer, { ok: false, reason: 'no-chat' }]
          if (known === undefined) tips.set(one.key, itemOf(one.key).price < 10 ? 0 : now + UNDO_FOR)
          const until = tips.get(one.key) ?? 0
          const expected =
            until === 'undone'
              ? { charged: 0, undoFor: 0 }
              : { charged: itemOf(one.key).price, undoFor: Math.max(0, until - now) }
          return [answer, { ok: true, ...expected }]
        }
        const answer = await undo(one.key)
        if (known === undefined) return [answer, { ok: false, reason: 'not-found' }]
        const isUndone = known === 'undone' || (now < known && !hasEnded)
        if (isUndone) tips.set(one.key, 'undone')
        return [answer, isUndone ? { ok: true } : { ok: false, reason: 'too-late' }]
      }
      for (const one of steps) {
        const [answer, expected] = await doStep(one)
        expect(answer).toMatchObject(expected)
        expect(await guest.balance()).toBe(COINS - spent())
      }

      // Another server runs the jobs in the same moment.
      await clock.pass(UNDO_FOR)
      const second = new Scheduler(context, () => undefined)
      await Promise.all([scheduler.runOnce(), second.runOnce()])
      await scheduler.runOnce()
      const { store } = context
      const shown = async () =>
        (await store.find(roomLines, 'ofActor', { prefix: [actor.id] }))
          .filter(({ tip }) => tip !== null)
          .map(({ id }) => id)
          .toSorted()
      const given = [...tips].filter(([, known]) => known !== 'undone').map(([of]) => `tip:${chatId}:key-${of}`)
      expect(await shown()).toEqual(given.toSorted())
      expect((await goalOfBroadcast(store, await platform.actor('1')))?.collected).toBe(spent())
      expect(await guest.balance()).toBe(COINS - spent())
      const bill = await guest.ports.chat.stop(chatId)
      expect(bill?.giftCoins).toBe(spent())
      // What was undone is known until nobody repeats its request any more.
      await clock.pass(90_000_000)
      await scheduler.runOnce()
      expect(await shown()).toEqual([])
      expect(await store.find(heldTips, 'ofGuest', { prefix: [guest.id] })).toEqual([])
    }),
    { numRuns: 150 },
  )
})

it('gives the coins of a held tip back where its actor is gone before it can be given', async () => {
  const { platform, guest, scheduler, give, actor, chatId } = await room()
  expect(await give(1)).toMatchObject({ ok: true, charged: 20 })
  expect(await guest.balance()).toBe(COINS - 20)
  await platform.context.store.transaction((tx) => tx.delete(actors, actor.id))
  await platform.clock.pass(UNDO_FOR)
  await scheduler.runOnce()
  expect(await guest.balance()).toBe(COINS)
  expect((await guest.ports.chat.stop(chatId))?.giftCoins).toBe(0)
  await scheduler.runOnce()
  expect(await guest.balance()).toBe(COINS)
})

it('counts a tip that was undone as not spent, so that the limit of the guest allows as much as before', async () => {
  const { guest, give, undo } = await room()
  await guest.ports.spendingLimits.setLimit('daily', 25)
  expect(await give(1)).toMatchObject({ ok: true })
  expect(await give(2)).toMatchObject({ ok: false, reason: 'limit-reached' })
  expect(await undo(1)).toMatchObject({ ok: true })
  expect(await guest.ports.spendingLimits.read()).toMatchObject({ report: { spent: { daily: 0, monthly: 0 } } })
  expect(await give(2)).toMatchObject({ ok: true, charged: 20 })
  expect(await undo(1)).toMatchObject({ ok: true })
  expect(await guest.ports.spendingLimits.read()).toMatchObject({ report: { spent: { daily: 20 } } })
})
