import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteFor, quoteIn } from '@/adapters/backend/chat/room/quotes'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { chatModes } from '@/domain/chat/mode'
import { mayRead } from '@/domain/chat/room-line'
import { asId, type ActorId, type GuestId, type MessageId, type RoomLineId } from '@/domain/ids'
import { chatRecord, lineRecord } from '#test/support/world/chat-records'

const guests = ['ann', 'ben'].map((id) => asId<GuestId>(id))
const actorIds = ['1', '2'].map((id) => asId<ActorId>(id))
const mode = fc.constantFrom(...chatModes)

it('quotes the words of another guest’s line that may be read in this room, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        written: mode,
        reader: mode,
        guestId: fc.constantFrom(...guests),
        actorId: fc.constantFrom(...actorIds),
        text: fc.constantFrom('', 'hello'),
        asked: fc.constantFrom('line', 'gone', undefined),
      }),
      async ({ written, reader, guestId, actorId, text, asked }) => {
        const store = new MemoryStore()
        const line = lineRecord({ mode: written, guestId, actorId, text })
        await store.transaction((tx) => tx.put(roomLines, line))
        const chat = chatRecord({ mode: reader })
        const wanted = asked === undefined ? undefined : asId<RoomLineId>(asked)
        const isQuoted =
          asked === 'line' && text !== '' && actorId === '1' && guestId === 'ben' && mayRead(written, reader)
        expect(await quoteIn(store, chat, wanted)).toEqual(
          isQuoted
            ? { lineId: 'line', sender: 'guest', guestName: 'Ann', excerpt: 'hello', guestId, messageId: null }
            : null,
        )
      },
    ),
    { numRuns: 300 },
  )
})

it('names the message of a quote to its own guest only, who wrote it unless the actor did', () => {
  const messageId = asId<MessageId>('message')
  fc.assert(
    fc.property(fc.constantFrom('guest' as const, 'actor' as const), fc.constantFrom(...guests), (sender, reader) => {
      const quote = { lineId: asId<RoomLineId>('line'), sender, guestName: 'Ann', excerpt: 'hello' }
      const isTheirs = reader === 'ann'
      expect(quoteFor({ ...quote, guestId: asId<GuestId>('ann'), messageId }, reader)).toEqual({
        ...quote,
        isOwn: isTheirs && sender === 'guest',
        messageId: isTheirs ? messageId : null,
      })
    }),
  )
  expect(quoteFor(null, asId<GuestId>('ann'))).toBeNull()
})
