import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Outbox, OUTBOX_FRESH, OUTBOX_SIZE } from '@/application/messenger/outbox'
import type { OutgoingMessage } from '@/application/messenger/messenger-gateway'
import { asId, type ChannelId, type IdempotencyKey } from '@/domain/ids'
import { writtenMessages } from '#test/support/arbitraries/messenger'
import { FakeClock, FakeStorage } from '#test/support/ui/doubles'

const messages = fc
  .array(writtenMessages, { maxLength: 12 })
  .map((all) => all.map((written, n): OutgoingMessage => ({ ...written, clientId: asId<IdempotencyKey>(`key-${n}`) })))

const inChannel = (all: readonly OutgoingMessage[], id: string) => all.filter(({ channelId }) => channelId === id)
const waiting = (outbox: Outbox, id: string) => outbox.of(asId<ChannelId>(id)).map(({ message }) => message)

describe('the outbox', () => {
  it('holds each message until it is answered, in the order it was sent in, over every reload [MSG-024]', () => {
    fc.assert(
      fc.property(messages, fc.array(fc.nat(11)), (sent, answered) => {
        const storage = new FakeStorage()
        const clock = new FakeClock()
        for (const message of sent) new Outbox(storage, clock).retain(message)
        for (const n of answered) new Outbox(storage, clock).settle(`key-${n}`)
        const left = sent.filter((_, n) => !answered.includes(n))
        const outbox = new Outbox(storage, clock)
        expect([waiting(outbox, 'c1'), waiting(outbox, 'c2')]).toEqual([inChannel(left, 'c1'), inChannel(left, 'c2')])
        expect(storage.entries.size).toBe(left.length === 0 ? 0 : 1)
      }),
    )
  })

  it('holds a message once however often it is sent, and the newest of too many', () => {
    const outbox = new Outbox(new FakeStorage(), new FakeClock())
    const message = (n: number): OutgoingMessage => ({
      channelId: asId<ChannelId>('c1'),
      clientId: asId<IdempotencyKey>(`key-${n}`),
      text: `word ${n}`,
      gifts: [],
      chatId: null,
      agreedPrice: 3,
    })
    for (let n = 0; n <= OUTBOX_SIZE; n++) {
      outbox.retain(message(n))
      outbox.retain(message(n))
    }
    expect(waiting(outbox, 'c1')).toEqual(Array.from({ length: OUTBOX_SIZE }, (_, n) => message(n + 1)))
  })

  it('reports how long a message is still intended', () => {
    const clock = new FakeClock()
    const outbox = new Outbox(new FakeStorage(), clock)
    const channelId = asId<ChannelId>('c1')
    outbox.retain({
      channelId,
      clientId: asId<IdempotencyKey>('key'),
      text: 'Hello',
      gifts: [],
      chatId: null,
      agreedPrice: 3,
    })
    clock.pass(OUTBOX_FRESH - 1)
    expect(outbox.of(channelId).map(({ isFresh }) => isFresh)).toEqual([true])
    clock.pass(1)
    expect(outbox.of(channelId).map(({ isFresh }) => isFresh)).toEqual([false])
  })

  it('stores what waits for a press, also what was stored without a price, or with none that can be one', () => {
    const clock = new FakeClock()
    const channelId = asId<ChannelId>('c1')
    const message = { channelId, clientId: asId<IdempotencyKey>('key'), text: 'Hello', gifts: [], chatId: null }
    clock.pass(OUTBOX_FRESH)
    const held = new Outbox(new FakeStorage(), clock)
    held.retain({ ...message, agreedPrice: 3 })
    held.hold({ ...message, agreedPrice: 3 })
    expect(held.of(channelId)).toEqual([{ message: { ...message, agreedPrice: 3 }, isFresh: false }])
    for (const agreedPrice of [undefined, null, -1, 0.5, '3']) {
      const storage = new FakeStorage()
      storage.write('outbox', JSON.stringify([{ message: { ...message, agreedPrice }, at: clock.now() }]))
      const outbox = new Outbox(storage, clock)
      expect(outbox.of(channelId)).toEqual([{ message: { ...message, agreedPrice: 0 }, isFresh: false }])
    }
  })

  it('takes no other value under its key for a message, and goes on', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((values) => JSON.stringify(values)),
        ),
        (stored) => {
          const storage = new FakeStorage()
          storage.write('outbox', stored)
          const outbox = new Outbox(storage, new FakeClock())
          expect(waiting(outbox, 'c1')).toEqual([])
          const message: OutgoingMessage = {
            channelId: asId<ChannelId>('c1'),
            clientId: asId<IdempotencyKey>('key'),
            text: 'Hello',
            gifts: [],
            chatId: null,
            agreedPrice: 3,
          }
          outbox.retain(message)
          expect(waiting(outbox, 'c1')).toEqual([message])
        },
      ),
    )
  })
})
