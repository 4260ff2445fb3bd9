import { describe, expect, it } from 'vitest'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { RoomCounts } from '@/adapters/backend/chat/live/room-counts'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

/** A platform with free rooms of these actors, on which every read of chats is noted. */
async function rooms(...actorIds: readonly string[]) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  test.context.rules.set(chatRules, { countEvery: 5_000 })
  for (const id of actorIds)
    await test.setActor(id, { state: { isOnline: true, isBusy: false, freeChat: true, isCurrentlyTicketShow: false } })
  const { store } = test.context
  const reads: string[] = []
  for (const how of ['find', 'count'] as const) {
    const original = store[how].bind(store) as (...given: unknown[]) => Promise<never>
    store[how] = (collection, index, ...rest) => {
      if (collection.name === 'chats') reads.push(`${how} ${index}`)
      return original(collection, index, ...rest)
    }
  }
  const enter = async (guest: TestGuest, actorId: string): Promise<ChatId> => {
    const answer = await guest.ports.chat.startChat({
      actorId: asId<ActorId>(actorId),
      mode: 'free',
      key: asId<IdempotencyKey>(`${guest.id} ${actorId}`),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    })
    if (!answer.ok) throw new Error(answer.reason)
    return answer.chat.chatId
  }
  const sent = (chatId: ChatId) =>
    test.reports.flatMap(({ update }) =>
      update.type === 'chatOnlookers' && update.chatId === chatId ? [update.onlookers] : [],
    )
  return { test, reads, enter, sent }
}

describe('the number of others in a room', () => {
  it('is read for rooms in which a guest came or went, and not at all in a quiet second', async () => {
    const { test, reads, enter, sent } = await rooms('1', '2', '3')
    const guests = await Promise.all([0, 1, 2, 3].map(() => test.member()))
    const counts = new RoomCounts(test.context)
    const chatIds: ChatId[] = []
    for (const [at, guest] of guests.entries()) chatIds.push(await enter(guest, at === 3 ? '2' : '1'))
    await counts.publish()
    expect(chatIds.map(sent)).toEqual([[2], [2], [2], [0]])
    reads.length = 0
    for (let second = 0; second < 3; second++) await counts.publish()
    expect(reads).toEqual([])
    await guests[0]?.ports.chat.stop(chatIds[0] ?? asId<ChatId>(''))
    reads.length = 0
    await counts.publish()
    expect(reads).toEqual(['count runningOfActor'])
    expect(chatIds.map(sent)).toEqual([[2], [2, 1], [2, 1], [0]])
  })

  it('reaches the guests of a server in whose room a chat began or ended at another one', async () => {
    const { test, enter, sent } = await rooms('1')
    const [one, two] = [await test.member(), await test.member()]
    // The second guest's chat is counted by another process over the same store and hub.
    const counts = new RoomCounts({ ...test.context })
    const first = await enter(one, '1')
    await counts.publish()
    const before = test.context.memory
    Object.assign(test.context, { memory: new ProcessMemory() })
    const second = await enter(two, '1')
    Object.assign(test.context, { memory: before })
    await counts.publish()
    expect(sent(first)).toEqual([0, 1])
    await two.ports.chat.stop(second)
    await counts.publish()
    expect(sent(first)).toEqual([0, 1, 0])
  })

  it('is counted again after a second in which the store did not answer', async () => {
    const { test, enter, sent } = await rooms('1')
    const counts = new RoomCounts(test.context)
    const first = await enter(await test.member(), '1')
    await counts.publish()
    await enter(await test.member(), '1')
    const { store } = test.context
    const count = store.count.bind(store)
    store.count = () => Promise.reject(new Error('down'))
    await expect(counts.publish()).rejects.toThrow('down')
    store.count = count
    await counts.publish()
    expect(sent(first)).toEqual([0, 1])
  })

  it('takes no read of chats that are only counted, however long they run', async () => {
    const { test, reads, enter } = await rooms('1')
    const guest = await test.member()
    const chatId = await enter(guest, '1')
    const scheduler = new Scheduler(test.context, (error) => {
      throw error
    })
    await scheduler.runOnce()
    reads.length = 0
    for (let second = 0; second < 10; second++) {
      await test.clock.pass(1_000)
      await guest.ports.chat.heartbeat(chatId)
      await scheduler.runOnce()
    }
    // What a server left is looked for every five seconds (0046).
    expect(reads).toEqual(['find running', 'find running'])
  })
})
