import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { OUTBOX_FRESH } from '@/application/messenger/outbox'
import type { OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import { type ChannelId, type ChatId, asId } from '@/domain/ids'
import { FakeStorage, settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'
import { CHANNEL, accept, channel, message, openConversation, rose } from '#test/support/ui/conversation'

const free = (result: SendResult): SendResult =>
  result.ok ? { ...result, message: { ...result.message, price: 0 } } : result

describe('a conversation', () => {
  it('is read by being opened: the total falls by what waited there [MSG-006][MSG-007]', async () => {
    const { inbox, read } = await openConversation(accept([]))
    expect({ unreadTotal: inbox.unreadTotal, read }).toEqual({ unreadTotal: 0, read: [CHANNEL] })
  })

  it('shows history oldest first and puts older pages before it', async () => {
    const { conversation } = await openConversation(accept([]))
    expect(conversation.messages.map(({ at }) => at)).toEqual([2, 3])
    await conversation.older()
    expect(conversation.messages.map(({ at }) => at)).toEqual([1, 2, 3])
    expect(conversation.hasOlder).toBe(false)
  })

  it('shows that the actor is writing until they have sent it, or for four seconds after the last update of it', async () => {
    const { conversation, live, clock } = await openConversation(accept([]))
    const typing = { type: 'typing', channelId: channel.id } as const
    live.send({ type: 'typing', channelId: asId<ChannelId>('another') })
    expect(conversation.isTyping).toBe(false)
    live.send(typing)
    clock.pass(3_000)
    live.send(typing)
    clock.pass(3_000)
    expect(conversation.isTyping).toBe(true)
    clock.pass(1_000)
    expect(conversation.isTyping).toBe(false)
    live.send(typing)
    live.send({ type: 'message', channelId: channel.id, message: message(4) })
    expect(conversation.isTyping).toBe(false)
  })

  it('shows a message once, whether it comes as an answer, over the connection, or both [MSG-024]', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, live, guest } = await openConversation(accept(sent))
    conversation.draft.write('Good evening')
    await conversation.draft.send(pressed(3))
    const [outgoing] = sent
    live.send({
      type: 'message',
      channelId: CHANNEL,
      message: { ...message(9, 'Good evening', outgoing?.clientId), sender: 'guest' },
    })
    expect(conversation.messages.filter(({ text }) => text === 'Good evening').length).toBe(1)
    expect({
      pendingCount: conversation.draft.pending.length,
      text: conversation.draft.text,
      balance: guest.balance,
    }).toEqual({ pendingCount: 0, text: '', balance: 97 })
  })

  it('stores a draft on this device until it is sent', async () => {
    const { conversation, storage } = await openConversation(accept([]))
    conversation.draft.write('half a thought')
    expect(storage.read('draft.c1')).toBe('half a thought')
    await conversation.openWith(channel.actorId)
    expect(conversation.draft.text).toBe('half a thought')
    await conversation.draft.send(pressed(3))
    expect(storage.read('draft.c1')).toBeNull()
  })

  it('stores what does not get through and sends it again under the same id', async () => {
    const ids: string[] = []
    let isDown = true
    const { conversation } = await openConversation(async (outgoing) => {
      ids.push(outgoing.clientId)
      if (isDown) throw new BackendError('offline')
      return accept([])(outgoing)
    })
    conversation.draft.write('Are you there?')
    await conversation.draft.send(pressed(3))
    expect(conversation.draft.pending.map(({ state }) => state)).toEqual(['failed'])
    isDown = false
    await conversation.draft.retry(ids[0] ?? '', pressed(3))
    expect({
      pendingCount: conversation.draft.pending.length,
      distinctIdCount: new Set(ids).size,
      idCount: ids.length,
    }).toEqual({ pendingCount: 0, distinctIdCount: 1, idCount: 2 })
  })

  it('delivers what was on its way when the page went, once and under the same id [MSG-024]', async () => {
    const sent: OutgoingMessage[] = []
    let isDown = true
    const { conversation, live } = await openConversation(async (outgoing) => {
      if (!isDown) return accept(sent)(outgoing)
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.draft.write('Hello')
    await conversation.draft.send(pressed(3))
    isDown = false
    await conversation.open(CHANNEL)
    await settled()
    expect(sent.map(({ text, clientId }) => [text, clientId])).toEqual([
      ['Hello', sent[0]?.clientId],
      ['Hello', sent[0]?.clientId],
    ])
    expect({ pending: conversation.draft.pending, text: conversation.messages.at(-1)?.text }).toEqual({
      pending: [],
      text: 'Hello',
    })
    await conversation.open(CHANNEL)
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('sends what did not get through when the connection is there again, in the order it was written, without a press [MSG-024]', async () => {
    const sent: string[] = []
    let isDown = true
    const { conversation, live, clock } = await openConversation(async (outgoing) => {
      if (isDown) throw new BackendError('timeout')
      sent.push(outgoing.text)
      return accept([])(outgoing)
    })
    conversation.draft.write('Too long ago')
    await conversation.draft.send(pressed(3))
    clock.pass(OUTBOX_FRESH)
    const texts = ['one', 'two', 'three']
    for (const text of texts) {
      conversation.draft.write(text)
      await conversation.draft.send(pressed(3))
    }
    live.iteration('connecting')
    isDown = false
    expect(sent).toEqual([])
    live.iteration('ready')
    await settled()
    expect(sent).toEqual(texts)
    expect(conversation.draft.pending.map(({ outgoing, state }) => [outgoing.text, state])).toEqual([
      ['Too long ago', 'failed'],
    ])
  })

  it('sends what was not answered in time although there is a connection again by itself, after longer each time [MSG-024]', async () => {
    const sent: string[] = []
    let failures = 3
    const { conversation, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing.text)
      failures -= 1
      if (failures >= 0) throw new BackendError('timeout')
      return accept([])(outgoing)
    })
    conversation.draft.write('one')
    await conversation.draft.send(pressed(3))
    for (const [wait, times] of [
      [4_999, 1],
      [1, 2],
      [9_999, 2],
      [1, 3],
      [19_999, 3],
      [1, 4],
    ] as const) {
      clock.pass(wait)
      await settled()
      expect(sent).toHaveLength(times)
    }
    expect(conversation.draft.pending).toEqual([])
    clock.pass(OUTBOX_FRESH)
    await settled()
    expect(sent).toHaveLength(4)
  })

  it('sends nothing by itself while there is no connection, nor after the conversation was left [MSG-024]', async () => {
    const sent: string[] = []
    const { conversation, live, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing.text)
      throw new BackendError('timeout')
    })
    conversation.draft.write('one')
    await conversation.draft.send(pressed(3))
    live.iteration('waiting')
    clock.pass(5_000)
    await settled()
    expect(sent).toHaveLength(1)
    live.iteration('ready')
    await settled()
    expect(sent).toHaveLength(2)
    conversation.close()
    clock.pass(60_000)
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('never sends a message before one that was written before it, also where some fail and the connection comes and goes [MSG-024]', async () => {
    const step = fc.oneof(
      fc.constant('write' as const),
      fc.constantFrom('waiting' as const, 'ready' as const),
      fc.integer({ min: 1, max: 15_000 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.boolean(), { maxLength: 60 }),
        async (steps, fails) => {
          const arrived: string[] = []
          const { conversation, live, clock } = await openConversation(async (outgoing) => {
            if (fails.shift() === true) throw new BackendError('timeout')
            arrived.push(outgoing.text)
            return accept([])(outgoing)
          })
          const written: string[] = []
          for (const one of steps) {
            if (one === 'write') {
              written.push(`${written.length}`)
              conversation.draft.write(written.at(-1) ?? '')
              void conversation.draft.send(pressed(3))
            } else if (typeof one === 'string') live.iteration(one)
            else clock.pass(one)
            await settled()
          }
          expect(arrived).toEqual(written.slice(0, arrived.length))
          // Sooner or later nothing fails any more, within the time in which no message has to be confirmed again.
          for (let i = 0; i <= 60 && arrived.length < written.length; i++) {
            live.iteration('ready')
            await settled()
          }
          await settled()
          expect(arrived).toEqual(written)
          expect(conversation.draft.pending).toEqual([])
        },
      ),
    )
  })

  it('counts free messages that are on their way: what is written after the last free one names its price', async () => {
    const answers: (() => void)[] = []
    const { conversation, prices, guest } = await openConversation(
      (outgoing) =>
        new Promise((resolve) => {
          answers.push(() => void accept([])(outgoing).then((result) => resolve(free(result))))
        }),
    )
    prices.freeMessages = 1
    await guest.refresh()
    conversation.draft.write('free')
    expect({ price: conversation.draft.price, freeMessages: conversation.draft.freeMessages }).toEqual({
      price: 0,
      freeMessages: 1,
    })
    const sending = conversation.draft.send(pressed(0))
    conversation.draft.write('paid')
    expect({ price: conversation.draft.price, freeMessages: conversation.draft.freeMessages }).toEqual({
      price: 3,
      freeMessages: 0,
    })
    await settled()
    answers[0]?.()
    await sending
    expect({ price: conversation.draft.price, freeMessages: conversation.draft.freeMessages }).toEqual({
      price: 3,
      freeMessages: 0,
    })
  })

  it('counts free messages that wait to be sent again as well: what is written after them names its price', async () => {
    const { conversation, prices, guest } = await openConversation(async () => {
      throw new BackendError('timeout')
    })
    prices.freeMessages = 2
    await guest.refresh()
    for (const price of [0, 0, 3]) {
      conversation.draft.write('Good evening')
      expect(conversation.draft.price).toBe(price)
      await conversation.draft.send(pressed(price))
      await settled()
      expect(conversation.draft.pending.every(({ state }) => state === 'failed')).toBe(true)
    }
  })

  it('requires confirmation before it delivers what is old, or was sent in a chat', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.draft.write('Old')
    await conversation.draft.send(pressed(3))
    clock.pass(OUTBOX_FRESH)
    conversation.draft.chatId = asId<ChatId>('chat-1')
    conversation.draft.write('In a chat')
    await conversation.draft.send(pressed(3))
    await conversation.open(CHANNEL)
    await settled()
    expect(sent).toHaveLength(2)
    expect(conversation.draft.pending.map(({ outgoing, state }) => [outgoing.text, state])).toEqual([
      ['Old', 'failed'],
      ['In a chat', 'failed'],
    ])
    for (const { outgoing } of conversation.draft.pending) conversation.draft.discard(outgoing.clientId)
    await conversation.open(CHANNEL)
    expect(conversation.draft.pending).toEqual([])
  })

  it('gives the text back and requests coins when they do not suffice', async () => {
    const { conversation, modals } = await openConversation(async () => ({
      ok: false,
      reason: 'not-enough-money',
      missing: 5,
    }))
    conversation.draft.write('Hello')
    await conversation.draft.send(pressed(3))
    expect({ text: conversation.draft.text, openModal: modals.open }).toEqual({
      text: 'Hello',
      openModal: { id: 'not-enough-money', values: { missing: 5 } },
    })
  })

  it('gives chosen gifts back as well, and leaves what was chosen meanwhile [GIF-004]', async () => {
    let answer: (result: SendResult) => void = () => undefined
    const { conversation } = await openConversation(() => new Promise((resolve) => (answer = resolve)))
    const sendTwoRoses = async (meanwhile: () => void) => {
      conversation.draft.addGift(rose)
      conversation.draft.addGift(rose)
      const sending = conversation.draft.send(pressed(3))
      meanwhile()
      answer({ ok: false, reason: 'not-enough-money', missing: 5 })
      await sending
    }
    await sendTwoRoses(() => expect(conversation.draft.basket.isEmpty).toBe(true))
    expect({ roseCount: conversation.draft.basket.countOf('rose'), canSend: conversation.draft.canSend }).toEqual({
      roseCount: 2,
      canSend: true,
    })
    conversation.draft.basket.clear()
    await sendTwoRoses(() => conversation.draft.addGift(rose))
    expect(conversation.draft.basket.countOf('rose')).toBe(1)
  })

  it('prices text and gifts before they are sent; owned gifts and text in a chat cost nothing [GIF-005][GIF-006]', async () => {
    const { conversation } = await openConversation(accept([]), { rose: 1 })
    conversation.draft.write('For you')
    conversation.draft.addGift(rose)
    expect(conversation.draft.price).toBe(3)
    conversation.draft.addGift(rose)
    expect(conversation.draft.price).toBe(11)
    conversation.draft.chatId = asId<ChatId>('chat')
    expect(conversation.draft.price).toBe(8)
    conversation.draft.basket.remove('rose')
    expect(conversation.draft.price).toBe(0)
  })

  it('fetches what was sent while the connection was down, once and in order', async () => {
    const { conversation, live } = await openConversation(accept([]))
    live.send({ type: 'message', channelId: CHANNEL, message: message(4) })
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(conversation.messages.map(({ at }) => at)).toEqual([2, 3, 4])
  })

  it('fetches it again after a while where the platform refused it, and not for a conversation that was left', async () => {
    let isDown = false
    let requests = 0
    const { conversation, live, clock } = await openConversation(
      accept([]),
      {},
      {
        messages: async () => {
          requests += 1
          if (isDown) throw new BackendError('rate-limited')
          return { items: requests === 1 ? [message(2)] : [message(4), message(3), message(2)], next: null }
        },
      },
    )
    live.iteration('waiting')
    isDown = true
    live.iteration('ready')
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(conversation.messages.map(({ at }) => at)).toEqual([2])
    isDown = false
    clock.pass(5_000)
    await settled()
    expect(conversation.messages.map(({ at }) => at)).toEqual([2, 3, 4])
    isDown = true
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    const before = requests
    conversation.close()
    clock.pass(60_000)
    expect(requests).toBe(before)
  })

  it('gives back all it listened to', async () => {
    const { conversation, live, others } = await openConversation(accept([]))
    expect(live.listening).toBeGreaterThan(others)
    conversation.dispose()
    expect(live.listening).toBe(others)
  })
})

it('has the text and the gifts of a message again after a reload, and sends them at one more press once the coins have come', async () => {
  const storage = new FakeStorage()
  const before = await openConversation(
    async () => ({ ok: false, reason: 'not-enough-money', missing: 5 }),
    {},
    {},
    {},
    storage,
  )
  before.conversation.draft.write('For you')
  before.conversation.draft.addGift(rose)
  before.conversation.draft.addGift(rose)
  await before.conversation.draft.send(pressed(19))
  const sent: OutgoingMessage[] = []
  const { conversation, guest } = await openConversation(accept(sent), {}, {}, {}, storage)
  expect({
    text: conversation.draft.text,
    roseCount: conversation.draft.basket.countOf('rose'),
    isReady: conversation.draft.isReady,
  }).toEqual({ text: 'For you', roseCount: 2, isReady: false })
  guest.setBalance(guest.balance + 5)
  expect({ isReady: conversation.draft.isReady, sent }).toEqual({ isReady: true, sent: [] })
  await Promise.all([conversation.draft.send(pressed(19)), conversation.draft.send(pressed(19))])
  expect({ isReady: conversation.draft.isReady, sent }).toMatchObject({
    isReady: false,
    sent: [{ text: 'For you', gifts: [{ giftId: 'rose', count: 2 }] }],
  })
  expect(sent).toHaveLength(1)
})
