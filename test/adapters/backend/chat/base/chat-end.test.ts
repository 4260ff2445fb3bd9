import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { watchEnd } from '@/adapters/backend/chat/base/chat-end'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { asId, type ChatId, type GuestId } from '@/domain/ids'
import { chatRecord } from '#test/support/world/chat-records'

const chat = chatRecord()
const counted = { seconds: 1, coins: 1, giftCoins: 0, controlCoins: 0, voucherMinutes: 0, pricePerMinute: 6 }
const billOf = (chatId: ChatId) => ({
  chatId,
  actorId: chat.actorId,
  mode: chat.mode,
  ...counted,
  exitCode: 100,
})

/** While an end is watched for: updates about this chat and others, and the end of watching. */
const step = fc.constantFrom('own end', 'end of another', 'end for another guest', 'other update', 'stop')

it('the end of a chat is reported once, by its update or by what is stored, and not after watching has stopped', async () => {
  const stored = fc.constantFrom('running', 'over', 'gone')
  await fc.assert(
    fc.asyncProperty(stored, fc.boolean(), fc.array(step, { maxLength: 5 }), async (at, isStoppedAtOnce, steps) => {
      const [store, hub] = [new MemoryStore(), new LocalUpdateHub()]
      const bill = at === 'over' ? billOf(chat.id) : null
      if (at !== 'gone') await store.transaction((tx) => tx.put(chats, { ...chat, bill }))
      let ends = 0
      const stop = watchEnd({ hub, store }, chat, () => (ends += 1))
      if (isStoppedAtOnce) stop()
      await new Promise((resolve) => setImmediate(resolve))
      let expected = !isStoppedAtOnce && at !== 'running' ? 1 : 0
      let isWatching = !isStoppedAtOnce && at === 'running'
      expect(ends).toBe(expected)
      for (const one of steps) {
        const chatId = one === 'end of another' ? asId<ChatId>('other') : chat.id
        const guestId = one === 'end for another guest' ? asId<GuestId>('ben') : chat.guestId
        if (one === 'stop') stop()
        else if (one === 'other update') hub.publish(guestId, { type: 'balance', balance: 1 })
        else hub.publish(guestId, { type: 'chatEnd', chatId, exitCode: 100, bill: billOf(chatId) })
        if (one === 'own end' && isWatching) expected = 1
        if (one === 'own end' || one === 'stop') isWatching = false
        expect(ends).toBe(expected)
      }
    }),
  )
})
