import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessRecorders } from '@/adapters/backend/assembly/business-events'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { recordingStore } from '@/adapters/backend/tracking/event-recorder'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { CONSENT_VERSION } from '@/domain/consent/consent'
import { asId, type GuestId } from '@/domain/ids'
import { anyMode } from '#test/support/arbitraries/chat'
import { chatRecord, lineRecord } from '#test/support/world/chat-records'

/** A store that records events of a guest who has agreed to analytics, and what it recorded. */
async function recording() {
  const plain = new MemoryStore()
  const guestId = asId<GuestId>('ann')
  await plain.transaction((tx) =>
    tx.put(analyticsConsents, { guestId, version: CONSENT_VERSION, at: 0, isAllowed: true }),
  )
  const recorders = businessRecorders(
    () => 0,
    () => 'id',
  )
  const sent = async () =>
    (await plain.find(analyticsOutbox, 'byTime', { prefix: [] })).map(
      ({ id, guestId: of, type, context, data, ints }) => ({
        id,
        guestId: of,
        type,
        context,
        data,
        ints,
      }),
    )
  /** What is sent is stored no longer. */
  const forget = () =>
    plain.transaction(async (tx) => {
      for (const { id } of await tx.find(analyticsOutbox, 'byTime', { prefix: [] }))
        await tx.delete(analyticsOutbox, id)
    })
  return { forget, store: recordingStore(plain, recorders, () => 0), sent }
}

it('a chat is one purchase when it ends, of its coins and seconds, and none if its meter charged nothing [API-022]', async () => {
  await fc.assert(
    fc.asyncProperty(anyMode, fc.nat(3), fc.nat(90), async (mode, coins, seconds) => {
      const { store, sent, forget } = await recording()
      const chat = chatRecord({ mode })
      const counted = { seconds, coins, giftCoins: 40, controlCoins: 30, voucherMinutes: 0, pricePerMinute: 6 }
      const bill = { chatId: chat.id, actorId: chat.actorId, mode, ...counted, exitCode: 100 }
      await store.transaction((tx) => tx.put(chats, chat))
      expect(await sent()).toEqual([])
      await store.transaction((tx) => tx.put(chats, { ...chat, bill }))
      const of = { id: 'chat:chat', guestId: 'ann', type: 'purchase', context: `chat-${mode}`, data: '1' }
      expect(await sent()).toEqual(coins === 0 ? [] : [{ ...of, ints: [coins, seconds, 0, 0, 0] }])
      await forget()
      await store.transaction((tx) => tx.put(chats, { ...chat, bill, cameraSign: 'still' }))
      expect(await sent()).toEqual([])
    }),
  )
})

it('a line is one tip if it has one, however often it is stored [API-022]', async () => {
  const names = { de: 'Lied', en: 'Song', es: 'Canción' }
  const anyTip = fc.option(fc.record({ price: fc.integer({ min: 1, max: 90 }), isAnonymous: fc.boolean() }))
  await fc.assert(
    fc.asyncProperty(anyTip, async (given) => {
      const { store, sent, forget } = await recording()
      const tip = given === null ? null : { names, gesture: null, achievesGoal: false, ...given }
      await store.transaction((tx) => tx.put(roomLines, lineRecord({ tip })))
      const of = { id: 'line:line', guestId: 'ann', type: 'tip', context: 'tip', data: '1' }
      expect(await sent()).toEqual(given === null ? [] : [{ ...of, ints: [given.price, 0, 0, 0, 0] }])
      await forget()
      await store.transaction((tx) => tx.put(roomLines, lineRecord({ tip, text: 'later' })))
      expect(await sent()).toEqual([])
    }),
  )
})
