import { expect, it } from 'vitest'
import { businessRecorders } from '@/adapters/backend/assembly/business-events'
import { roomLines, type RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { recordingStore } from '@/adapters/backend/tracking/event-recorder'
import { analyticsOutbox, waitingEvents } from '@/adapters/backend/tracking/outbox'
import type { Collection, Store } from '@/adapters/stores/store'
import { CONSENT_VERSION } from '@/domain/consent/consent'
import { asId, type ActorId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, START_TIME } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

/** The same store, with the names of the collections that a transaction reads one record of. */
function watched(store: Store): { readonly store: Store; readonly reads: string[] } {
  const reads: string[] = []
  const counting: Store = {
    get: (collection, key) => store.get(collection, key),
    getMany: (collection, keys) => store.getMany(collection, keys),
    find: (collection, index, range) => store.find(collection, index, range),
    count: (collection, index, prefix) => store.count(collection, index, prefix),
    select: (collection, selection) => store.select(collection, selection),
    tally: (collection, family, condition) => store.tally(collection, family, condition),
    match: (collection, query) => store.match(collection, query),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: (work) =>
      store.transaction((tx) =>
        work({
          get: (collection, key) => {
            reads.push(collection.name)
            return tx.get(collection, key)
          },
          getMany: (collection, keys) => tx.getMany(collection, keys),
          find: (collection, index, range) => tx.find(collection, index, range),
          count: (collection, index, prefix) => tx.count(collection, index, prefix),
          put: (collection, value) => tx.put(collection, value),
          delete: (collection, key) => tx.delete(collection, key),
          afterCommit: (then) => tx.afterCommit(then),
        }),
      ),
  }
  return { store: counting, reads }
}

/** A chat that has run for a minute, and a store that records its events and counts what it reads for them. */
async function evening() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { prices } = await test.actor('2')
  const state = { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, freeChat: true }
  await test.setActor('2', { prices: { ...prices, single: 12 }, state })
  const guest = await test.member(100)
  const started = await guest.ports.chat.startChat({
    actorId: asId<ActorId>('2'),
    mode: 'single',
    key: asId<IdempotencyKey>('start'),
    useVoucher: false,
    stopAt: null,
    agreedPrice: ANY_PRICE,
  })
  if (!started.ok) throw new Error(`not started: ${started.reason}`)
  const { chatId } = started.chat
  await test.clock.pass(1_000)
  await tickChats(test.context, raise)
  const { store } = test.context
  await store.transaction((tx) =>
    tx.put(analyticsConsents, { guestId: guest.id, version: CONSENT_VERSION, at: START_TIME, isAllowed: true }),
  )
  const { reads, store: counting } = watched(store)
  const now = () => test.clock.now()
  const recording = recordingStore(
    counting,
    businessRecorders(now, () => 'id'),
    now,
  )
  const put = <T>(collection: Collection<T>, value: T) => recording.transaction((tx) => tx.put(collection, value))
  const running = async () => {
    const chat = await store.get(chats, chatId)
    if (chat === undefined) throw new Error('no chat')
    return chat
  }
  return { guest, chatId, store, reads, put, running }
}

it('reads nothing where the count of a running chat is put, nor for the coins of its meter', async () => {
  const { guest, store, reads, put, running } = await evening()
  const chat = await running()
  for (let seconds = 1; seconds <= 60; seconds += 1) await put(chats, { ...chat, meter: { ...chat.meter, seconds } })
  const [entry] = await store.find(ledgerEntries, 'byGuest', { prefix: [guest.id], limit: 1 })
  if (entry === undefined) throw new Error('nothing booked')
  await put(ledgerEntries, { ...entry, kind: 'chat', key: asId<IdempotencyKey>('minute') })
  expect({ reads, waitingEvents: await waitingEvents(store) }).toEqual({ reads: [], waitingEvents: 0 })
})

it('reads what was stored before and the answer of the guest where a chat has ended, and writes its event once', async () => {
  const { guest, chatId, store, reads, put, running } = await evening()
  const before = await running()
  await guest.ports.chat.stop(chatId)
  const ended = await running()
  await store.transaction((tx) => tx.put(chats, before))
  await put(chats, ended)
  expect({ reads, waitingEvents: await waitingEvents(store) }).toEqual({
    reads: ['chats', 'analyticsConsents'],
    waitingEvents: 1,
  })
  await put(chats, ended)
  expect({ readCount: reads.length, waitingEvents: await waitingEvents(store) }).toEqual({
    readCount: 3,
    waitingEvents: 1,
  })
})

it('reports a tip of a room once its line is written, and not when it is charged, since it may be undone until then', async () => {
  const { guest, chatId, store, put } = await evening()
  const [entry] = await store.find(ledgerEntries, 'byGuest', { prefix: [guest.id], limit: 1 })
  if (entry === undefined) throw new Error('nothing booked')
  await put(ledgerEntries, { ...entry, kind: 'tip', key: asId<IdempotencyKey>('tip') })
  expect(await waitingEvents(store)).toBe(0)
  const names = { de: 'Lied', en: 'Song', es: 'Canción' }
  const line: RoomLineRecord = {
    id: asId<RoomLineId>('tip:1'),
    actorId: asId<ActorId>('2'),
    sender: 'guest',
    guestName: null,
    at: START_TIME,
    text: '',
    chatId,
    guestId: guest.id,
    mode: 'single',
    tip: { names, price: 20, gesture: null, achievesGoal: false, isAnonymous: true },
    control: null,
    quote: null,
    messageId: null,
  }
  await put(roomLines, { ...line, id: asId<RoomLineId>('words'), tip: null })
  expect(await waitingEvents(store)).toBe(0)
  await put(roomLines, line)
  await put(roomLines, line)
  expect(await waitingEvents(store)).toBe(1)
  const [event] = await store.find(analyticsOutbox, 'byTime', { prefix: [] })
  expect(event).toMatchObject({ guestId: guest.id, type: 'tip', context: 'tip', data: '2' })
})
