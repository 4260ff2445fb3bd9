import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox, OUTBOX_FRESH } from '@/application/messenger/outbox'
import type { MessengerGateway, OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import type { Gift } from '@/domain/gifts/gift'
import { asId, type ChannelId, type ChatId, type GiftId, type MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import { vxc } from '@/domain/money/money'
import { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import {
  CountingRandom,
  FakeClock,
  FakeLive,
  FakeLogger,
  FakeStorage,
  guestWith,
  portOf,
  settled,
} from '#test/support/ui/doubles'
import { channelWith } from '#test/support/ui/channels'
import { guestOver } from '#test/support/ui/guest'
import { pressed } from '#test/support/ui/sums'

const CHANNEL = asId<ChannelId>('c1')

const channel = channelWith()

const message = (n: number, text = `line ${n}`, clientId = `other-${n}`): Message => ({
  id: asId<MessageId>(`c1.${String(n).padStart(9, '0')}`),
  channelId: CHANNEL,
  clientId,
  sender: 'actor',
  type: 'text',
  text,
  gifts: [],
  price: 0,
  at: n,
})

const rose: Gift = {
  id: asId<GiftId>('rose'),
  name: 'Rose',
  categoryId: 'small',
  price: vxc(8),
  translations: [],
  imageUrl: 'icon:rose',
  active: true,
  vip: false,
}

/** What the platform says about prices and free words when it is asked; a test may change it. */
interface Prices {
  message: number
  rose: number
  freeMessages: number
}

async function scene(send: (outgoing: OutgoingMessage) => Promise<SendResult>, owned: Record<string, number> = {}) {
  const prices: Prices = { message: channel.messagePrice, rose: rose.price.value, freeMessages: 0 }
  const who = () =>
    guestWith({ boughtGifts: owned, counts: { ...guestWith().counts, freeMessages: prices.freeMessages } })
  const live = new FakeLive()
  const storage = new FakeStorage()
  const modals = new Modals()
  const toasts = new Toasts()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => who(), current: async () => who() }), live)
  await guest.open('en')
  const read: string[] = []
  const gateway = portOf<MessengerGateway>({
    channel: async () => ({ ...channel, messagePrice: prices.message }),
    channelWithActor: async () => channel,
    messages: async (_id, _first, before) =>
      before === null ? { items: [message(3), message(2)], next: '2' } : { items: [message(1)], next: null },
    send,
    markRead: async (id) => {
      read.push(id)
    },
    unreadTotal: async () => 2,
  })
  const inbox = new InboxViewModel(gateway, live, guest)
  inbox.start()
  await settled()
  const drafts = new Drafts(storage)
  const clock = new FakeClock()
  const outbox = new Outbox(storage, clock)
  const conversation = new ConversationViewModel(
    gateway,
    portOf<GiftGateway>({ catalog: async () => [{ ...rose, price: vxc(prices.rose) }] }),
    live,
    new ComposeMessage(new CountingRandom(), drafts),
    new DeliverMessage(gateway, drafts, outbox, new FakeLogger()),
    guest,
    inbox,
    drafts,
    outbox,
    modals,
    toasts,
    clock,
  )
  const others = live.listening
  conversation.start()
  await conversation.openWith(channel.actorId)
  await settled()
  return { live, storage, clock, modals, toasts, guest, inbox, conversation, read, prices, outbox, others }
}

const accept =
  (sent: OutgoingMessage[]) =>
  async (outgoing: OutgoingMessage): Promise<SendResult> => {
    sent.push(outgoing)
    const kept: Message = { ...message(9, outgoing.text, outgoing.clientId), sender: 'guest', price: 3 }
    return { ok: true, message: kept, balance: 97 }
  }

describe('a conversation', () => {
  it('is read by being opened: the total falls by what waited there [MSG-006][MSG-007]', async () => {
    const { inbox, read } = await scene(accept([]))
    expect([inbox.unreadTotal, read]).toEqual([0, [CHANNEL]])
  })

  it('shows history oldest first and puts older pages before it', async () => {
    const { conversation } = await scene(accept([]))
    expect(conversation.messages.map(({ at }) => at)).toEqual([2, 3])
    await conversation.older()
    expect(conversation.messages.map(({ at }) => at)).toEqual([1, 2, 3])
    expect(conversation.hasOlder).toBe(false)
  })

  it('shows that the actor is writing until they have sent it, or for four seconds after the last word of it', async () => {
    const { conversation, live, clock } = await scene(accept([]))
    const typing = { type: 'typing', channelId: channel.id } as const
    live.say({ type: 'typing', channelId: asId<ChannelId>('another') })
    expect(conversation.isTyping).toBe(false)
    live.say(typing)
    clock.pass(3_000)
    live.say(typing)
    clock.pass(3_000)
    expect(conversation.isTyping).toBe(true)
    clock.pass(1_000)
    expect(conversation.isTyping).toBe(false)
    live.say(typing)
    live.say({ type: 'message', channelId: channel.id, message: message(4) })
    expect(conversation.isTyping).toBe(false)
  })

  it('shows a message once, whether it comes as an answer, over the line, or both [MSG-024]', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, live, guest } = await scene(accept(sent))
    conversation.write('Good evening')
    await conversation.send(pressed(3))
    const [outgoing] = sent
    live.say({
      type: 'message',
      channelId: CHANNEL,
      message: { ...message(9, 'Good evening', outgoing?.clientId), sender: 'guest' },
    })
    expect(conversation.messages.filter(({ text }) => text === 'Good evening').length).toBe(1)
    expect([conversation.pending.length, conversation.draft, guest.balance]).toEqual([0, '', 97])
  })

  it('keeps what was begun on this device until it is sent', async () => {
    const { conversation, storage } = await scene(accept([]))
    conversation.write('half a thought')
    expect(storage.read('draft.c1')).toBe('half a thought')
    await conversation.openWith(channel.actorId)
    expect(conversation.draft).toBe('half a thought')
    await conversation.send(pressed(3))
    expect(storage.read('draft.c1')).toBeNull()
  })

  it('keeps what does not get through and sends it again under the same id', async () => {
    const ids: string[] = []
    let isDown = true
    const { conversation } = await scene(async (outgoing) => {
      ids.push(outgoing.clientId)
      if (isDown) throw new BackendError('offline')
      return accept([])(outgoing)
    })
    conversation.write('Are you there?')
    await conversation.send(pressed(3))
    expect(conversation.pending.map(({ state }) => state)).toEqual(['failed'])
    isDown = false
    await conversation.retry(ids[0] ?? '', pressed(3))
    expect([conversation.pending.length, new Set(ids).size, ids.length]).toEqual([0, 1, 2])
  })

  it('delivers what was on its way when the page went, once and under the same id [MSG-024]', async () => {
    const sent: OutgoingMessage[] = []
    let isDown = true
    const { conversation, live } = await scene(async (outgoing) => {
      if (!isDown) return accept(sent)(outgoing)
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.write('Hello')
    await conversation.send(pressed(3))
    isDown = false
    await conversation.open(CHANNEL)
    await settled()
    expect(sent.map(({ text, clientId }) => [text, clientId])).toEqual([
      ['Hello', sent[0]?.clientId],
      ['Hello', sent[0]?.clientId],
    ])
    expect([conversation.pending, conversation.messages.at(-1)?.text]).toEqual([[], 'Hello'])
    await conversation.open(CHANNEL)
    live.say({ type: 'sessionAcknowledged' })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('asks before it delivers what is old, or was said in a chat', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, clock } = await scene(async (outgoing) => {
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.write('Old')
    await conversation.send(pressed(3))
    clock.pass(OUTBOX_FRESH)
    conversation.chatId = asId<ChatId>('chat-1')
    conversation.write('In a chat')
    await conversation.send(pressed(3))
    await conversation.open(CHANNEL)
    await settled()
    expect(sent).toHaveLength(2)
    expect(conversation.pending.map(({ outgoing, state }) => [outgoing.text, state])).toEqual([
      ['Old', 'failed'],
      ['In a chat', 'failed'],
    ])
    for (const { outgoing } of conversation.pending) conversation.discard(outgoing.clientId)
    await conversation.open(CHANNEL)
    expect(conversation.pending).toEqual([])
  })

  it('gives the words back and asks for coins when they do not suffice', async () => {
    const { conversation, modals } = await scene(async () => ({ ok: false, reason: 'not-enough-money', missing: 5 }))
    conversation.write('Hello')
    await conversation.send(pressed(3))
    expect([conversation.draft, modals.open]).toEqual(['Hello', { id: 'not-enough-money', values: { missing: 5 } }])
  })

  it('gives chosen gifts back as well, and leaves what was chosen meanwhile [GIF-004]', async () => {
    let answer: (result: SendResult) => void = () => undefined
    const { conversation } = await scene(() => new Promise((resolve) => (answer = resolve)))
    const sendTwoRoses = async (meanwhile: () => void) => {
      conversation.addGift(rose)
      conversation.addGift(rose)
      const sending = conversation.send(pressed(3))
      meanwhile()
      answer({ ok: false, reason: 'not-enough-money', missing: 5 })
      await sending
    }
    await sendTwoRoses(() => expect(conversation.basket.isEmpty).toBe(true))
    expect([conversation.basket.countOf('rose'), conversation.canSend]).toEqual([2, true])
    conversation.basket.clear()
    await sendTwoRoses(() => conversation.addGift(rose))
    expect(conversation.basket.countOf('rose')).toBe(1)
  })

  describe('whose price has changed', () => {
    const changed: SendResult = { ok: false, reason: 'price-changed', missing: 0 }

    it('agrees to what the pressed button named, and at a retry to what that button named', async () => {
      const agreed: number[] = []
      let isDown = true
      const { conversation } = await scene(async (outgoing) => {
        agreed.push(outgoing.agreedPrice)
        if (isDown) throw new BackendError('offline')
        return accept([])(outgoing)
      })
      conversation.write('Hello')
      await conversation.send(pressed(3))
      isDown = false
      await conversation.retry(conversation.pending[0]?.outgoing.clientId ?? '', pressed(5))
      expect([agreed, conversation.pending]).toEqual([[3, 5], []])
    })

    it('delivers later, by itself, for what was agreed to when it was sent', async () => {
      const agreed: number[] = []
      let isDown = true
      const { conversation, prices } = await scene(async (outgoing) => {
        agreed.push(outgoing.agreedPrice)
        if (isDown) throw new BackendError('offline')
        return accept([])(outgoing)
      })
      conversation.write('Hello')
      await conversation.send(pressed(3))
      isDown = false
      prices.message = 9
      await conversation.open(CHANNEL)
      await settled()
      expect(agreed).toEqual([3, 3])
    })

    it('gives words and gifts back, with what they cost now, and sends nothing by itself', async () => {
      const sent: OutgoingMessage[] = []
      const { conversation, toasts, prices, storage, outbox } = await scene(async (outgoing) => {
        sent.push(outgoing)
        return outgoing.agreedPrice < 25 ? changed : accept([])(outgoing)
      })
      conversation.write('For you')
      conversation.addGift(rose)
      conversation.addGift(rose)
      expect(conversation.price).toBe(19)
      Object.assign(prices, { message: 5, rose: 10 })
      await conversation.send(pressed(19))
      expect([conversation.draft, conversation.basket.countOf('rose'), conversation.price]).toEqual(['For you', 2, 25])
      expect([conversation.pending, outbox.of(CHANNEL), storage.read('draft.c1')]).toEqual([[], [], 'For you'])
      expect([toasts.shown.map(({ text }) => text), sent.length]).toEqual([['messenger.refused.price-changed'], 1])
      await conversation.send(pressed(conversation.price))
      expect([conversation.draft, sent.map(({ agreedPrice }) => agreedPrice)]).toEqual(['', [19, 25]])
      expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(2)
    })

    it('names what words cost once the free ones were used up somewhere else', async () => {
      const { conversation, guest, prices } = await scene(async () => changed)
      prices.freeMessages = 1
      await guest.refresh()
      conversation.write('Hello')
      expect(conversation.price).toBe(0)
      prices.freeMessages = 0
      await conversation.send(pressed(0))
      expect([conversation.draft, conversation.price]).toEqual(['Hello', 3])
    })

    it('keeps it with a button of its own while something else is being written, over every reload', async () => {
      let answer: (result: SendResult) => void = () => undefined
      const sent: OutgoingMessage[] = []
      const { conversation, prices } = await scene((outgoing) => {
        sent.push(outgoing)
        return new Promise((resolve) => (answer = resolve))
      })
      conversation.write('First')
      const sending = conversation.send(pressed(3))
      conversation.write('Second')
      prices.message = 5
      answer(changed)
      await sending
      expect(conversation.draft).toBe('Second')
      for (let visit = 0; visit < 2; visit++) {
        const [waiting] = conversation.pending
        expect([conversation.pending.length, waiting?.state, waiting?.outgoing.text]).toEqual([1, 'failed', 'First'])
        expect(waiting === undefined ? null : conversation.priceAgain(waiting.outgoing)).toBe(5)
        await conversation.open(CHANNEL)
        await settled()
      }
      expect(sent).toHaveLength(1)
    })

    it('names at a retry what words of a chat cost that has ended, and nothing while it runs', async () => {
      const { conversation } = await scene(async () => {
        throw new BackendError('offline')
      })
      const chatId = asId<ChatId>('chat-1')
      conversation.chatId = chatId
      conversation.write('In a chat')
      await conversation.send(pressed(0))
      const again = () => conversation.pending.map(({ outgoing }) => conversation.priceAgain(outgoing))
      expect(again()).toEqual([0])
      conversation.chatId = asId<ChatId>('chat-2')
      expect(again()).toEqual([3])
      conversation.chatId = null
      expect(again()).toEqual([3])
    })

    it('asks before it delivers what an older version of the page has kept without a price', async () => {
      const agreed: number[] = []
      const { conversation, storage, clock } = await scene(async (outgoing) => {
        agreed.push(outgoing.agreedPrice)
        return accept([])(outgoing)
      })
      const message = { channelId: 'c1', clientId: 'old', text: 'Kept', gifts: [], chatId: null }
      storage.write('outbox', JSON.stringify([{ message, at: clock.now() }]))
      await conversation.open(CHANNEL)
      await settled()
      expect([agreed, conversation.pending.map(({ state }) => state)]).toEqual([[], ['failed']])
      await conversation.retry('old', pressed(3))
      expect([agreed, conversation.pending]).toEqual([[3], []])
    })
  })

  it('prices words and gifts before they are sent; owned gifts and words in a chat cost nothing [GIF-005][GIF-006]', async () => {
    const { conversation } = await scene(accept([]), { rose: 1 })
    conversation.write('For you')
    conversation.addGift(rose)
    expect(conversation.price).toBe(3)
    conversation.addGift(rose)
    expect(conversation.price).toBe(11)
    conversation.chatId = asId<ChatId>('chat')
    expect(conversation.price).toBe(8)
    conversation.basket.remove('rose')
    expect(conversation.price).toBe(0)
  })

  it('fetches what was said while the line was down, once and in its place', async () => {
    const { conversation, live } = await scene(accept([]))
    live.say({ type: 'message', channelId: CHANNEL, message: message(4) })
    live.say({ type: 'sessionAcknowledged' })
    await settled()
    expect(conversation.messages.map(({ at }) => at)).toEqual([2, 3, 4])
  })

  it('gives back all it listened to', async () => {
    const { conversation, live, others } = await scene(accept([]))
    expect(live.listening).toBeGreaterThan(others)
    conversation.dispose()
    expect(live.listening).toBe(others)
  })
})
