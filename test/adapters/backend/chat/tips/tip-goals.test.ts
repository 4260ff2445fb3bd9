import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { countTip, goalOfBroadcast, goalUpdates } from '@/adapters/backend/chat/tips/tip-goals'
import { tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { AWAY } from '@/domain/actors/away'
import { asId, type ActorId } from '@/domain/ids'
import { chatRecord } from '#test/support/world/chat-records'

const id = asId<ActorId>('1')
const names = { de: 'Lied', en: 'Song', es: 'Canción' }
const actor = (onlineSince: number | null) => ({ id, state: { ...AWAY, onlineSince } })

async function withGoal(wanted: number | null): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.transaction((tx) =>
    tx.put(tipMenus, { actorId: id, items: [], goal: wanted === null ? null : { names, wanted } }),
  )
  return store
}

it('collects the tips of one broadcast, is achieved by one of them, and begins again with the next broadcast', async () => {
  const tip = fc.record({ price: fc.integer({ min: 1, max: 20 }), since: fc.constantFrom(null, 5, 6) })
  await fc.assert(
    fc.asyncProperty(fc.array(tip, { maxLength: 10 }), fc.integer({ min: 1, max: 40 }), async (tips, wanted) => {
      const store = await withGoal(wanted)
      let [begun, sum] = [Number.NaN, 0]
      for (const { price, since } of tips) {
        const before = begun === (since ?? 0) ? sum : 0
        begun = since ?? 0
        sum = before + price
        const collected = Math.min(wanted, sum)
        const percent = Math.floor((100 * collected) / wanted)
        const goal = { names, wanted, collected, percent, isAchieved: sum >= wanted }
        const counted = await store.transaction((tx) => countTip(tx, actor(since), price))
        expect(counted).toEqual({ goal, achievesGoal: before < wanted && sum >= wanted })
        expect(await goalOfBroadcast(store, actor(since))).toEqual(goal)
      }
      expect((await goalOfBroadcast(store, actor(99)))?.collected).toBe(0)
    }),
    { numRuns: 50 },
  )
})

it('is none of an actor who has none, or no menu', async () => {
  const none = { goal: null, achievesGoal: false }
  for (const store of [new MemoryStore(), await withGoal(null)]) {
    expect(await goalOfBroadcast(store, actor(5))).toBeNull()
    expect(await store.transaction((tx) => countTip(tx, actor(5), 10))).toEqual(none)
  }
})

it('is sent to everybody in the room of the actor', async () => {
  const store = await withGoal(20)
  await store.transaction((tx) => tx.put(chats, chatRecord()))
  const goal = await goalOfBroadcast(store, actor(5))
  expect(await goalUpdates(store, id, goal)).toEqual([
    { audience: 'ann', update: { type: 'tipGoal', chatId: 'chat', goal } },
  ])
  expect(await goalUpdates(store, id, null)).toEqual([])
  expect(await goalUpdates(store, asId<ActorId>('2'), goal)).toEqual([])
})
