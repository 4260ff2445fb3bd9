import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
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
