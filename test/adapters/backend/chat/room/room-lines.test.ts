import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { roomLines, type RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { forgetRoomLines, linesFor, updatesOf, writeGiven, writeInRoom } from '@/adapters/backend/chat/room/room-lines'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { chatModes } from '@/domain/chat/mode'
import { mayRead } from '@/domain/chat/room-line'
import { asId, type ChatId, type GuestId, type MessageId, type RoomLineId } from '@/domain/ids'
import { chatRecord, lineRecord } from '#test/support/world/chat-records'
import { seededRandom } from '#test/support/world/seeded-random'
import { TestClock } from '#test/support/world/test-clock'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const ben = asId<GuestId>('ben')
const mode = fc.constantFrom(...chatModes)
const lineId = (index: number) => asId<RoomLineId>(`line ${index}`)

async function storeOf(lines: readonly RoomLineRecord[], running = [chatRecord()]): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.transaction(async (tx) => {
    for (const line of lines) await tx.put(roomLines, line)
    for (const chat of running) await tx.put(chats, chat)
  })
  return store
}

const clockAt = (now: number) => ({ clock: new TestClock(now), random: seededRandom(1) })

describe('the lines of a room', () => {
  it('are shown to a guest who comes for ten minutes, as their modes let them read one another, the oldest first', async () => {
    const anyLine = fc.record({
      age: fc.oneof(fc.nat(20 * MINUTE), fc.constantFrom(10 * MINUTE, 10 * MINUTE + 1)),
      mode,
      isRunning: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyLine, { selector: ({ age }) => age, maxLength: 12 }),
        mode,
        async (all, own) => {
          const NOW = 100 * MINUTE
          const chat = chatRecord({ id: asId<ChatId>('own'), guestId: ben, mode: own })
          const lines = all.map(({ age, mode: written, isRunning }, index) =>
            lineRecord({
              id: lineId(index),
              at: NOW - age,
              mode: written,
              chatId: asId<ChatId>(isRunning ? 'running' : 'over'),
            }),
          )
          const store = await storeOf(lines, [chatRecord({ id: asId<ChatId>('running') }), chat])
          const expected = lines
            .filter(({ at }) => NOW - at <= 10 * MINUTE)
            .filter((line) => mayRead(line.mode, own) && (line.mode !== 'single' || line.chatId === 'running'))
            .toSorted((a, b) => a.at - b.at)
          expect((await linesFor(store, chat, NOW)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are the last fifty, and of a guest’s own only what is in no conversation and of this chat', async () => {
    const many = Array.from({ length: 55 }, (_, at) => lineRecord({ id: lineId(at), at, guestId: ben }))
    const chat = chatRecord()
    expect((await linesFor(await storeOf(many), chat, 60)).map(({ id }) => id)).toEqual(
      many.slice(5).map(({ id }) => id),
    )
    const own = [
      lineRecord({ id: lineId(1), at: 1 }),
      lineRecord({ id: lineId(2), at: 2, messageId: asId<MessageId>('message') }),
      lineRecord({ id: lineId(3), at: 3, chatId: asId<ChatId>('before') }),
    ]
    expect((await linesFor(await storeOf(own), chat, 60)).map(({ id }) => id)).toEqual([lineId(1)])
  })

  it('are sent at once to those who may read them, and to their own guest where they are in no conversation', async () => {
    await fc.assert(
      fc.asyncProperty(mode, mode, fc.boolean(), async (written, reader, isMessage) => {
        const messageId = isMessage ? asId<MessageId>('message') : null
        const others = chatRecord({ id: asId<ChatId>('other'), guestId: ben, mode: reader })
        const store = await storeOf([], [chatRecord({ mode: written }), others])
        const updates = await updatesOf(store, lineRecord({ mode: written, messageId }))
        // A preview is in no room.
        const ofOther = mayRead(written, reader) && reader !== 'preview' ? ['ben'] : []
        const ofOwn = isMessage || written === 'preview' ? [] : ['ann']
        expect(updates.map(({ audience }) => audience).toSorted()).toEqual([...ofOwn, ...ofOther])
      }),
    )
  })

  it('are stored where others may read them, and name their guest where they are in the open', async () => {
    await fc.assert(
      fc.asyncProperty(mode, fc.constantFrom('', 'hello'), async (of, text) => {
        const store = await storeOf([], [])
        const words = { sender: 'guest', guestName: 'Ann', text, messageId: null, quote: null } as const
        const line = await store.transaction((tx) => writeInRoom(clockAt(7), tx, chatRecord({ mode: of }), words))
        const isOpen = of === 'free' || of === 'ticket'
        const isStored = text !== '' && (isOpen || of === 'single')
        const expected = lineRecord({ mode: of, text, at: 7, guestName: isOpen ? 'Ann' : null })
        expect(line).toEqual(isStored ? { ...expected, id: line?.id } : null)
        expect(await store.find(roomLines, 'byAge', { prefix: [] })).toEqual(line === null ? [] : [line])
      }),
    )
  })

  it('of a tip are written in every mode, without the name of a guest who wants none', async () => {
    await fc.assert(
      fc.asyncProperty(mode, fc.boolean(), async (of, isAnonymous) => {
        const store = await storeOf([], [])
        const names = { de: 'Lied', en: 'Song', es: 'Canción' }
        const tip = { names, price: 5, gesture: null, achievesGoal: false, isAnonymous }
        const given = { id: lineId(1), guestName: 'Ann', given: { text: 'for you', tip, control: null } }
        const line = await store.transaction((tx) => writeGiven(clockAt(9), tx, chatRecord({ mode: of }), given))
        const isNamed = (of === 'free' || of === 'ticket') && !isAnonymous
        expect(line).toEqual(
          lineRecord({ id: lineId(1), at: 9, mode: of, text: 'for you', tip, guestName: isNamed ? 'Ann' : null }),
        )
      }),
    )
  })

  it('are removed once they are older than a day, five hundred at a time', async () => {
    const lines = [DAY, DAY + 1, 5].map((age, index) => lineRecord({ id: lineId(index), at: 2 * DAY - age }))
    const store = await storeOf(lines, [])
    const stored = async (of: MemoryStore) => (await of.find(roomLines, 'byAge', { prefix: [] })).map(({ id }) => id)
    await forgetRoomLines({ store, ...clockAt(2 * DAY) })
    expect(await stored(store)).toEqual([lineId(0), lineId(2)])
    const full = await storeOf(
      Array.from({ length: 501 }, (_, at) => lineRecord({ id: lineId(at), at })),
      [],
    )
    await forgetRoomLines({ store: full, ...clockAt(2 * DAY) })
    expect(await stored(full)).toEqual([lineId(500)])
  })
})
