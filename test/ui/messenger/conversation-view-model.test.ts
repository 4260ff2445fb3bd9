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
import { Modals } from '@/ui/shell/modals'
import { Toasts } from '@/ui/shell/toasts'
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

async function scene(send: (outgoing: OutgoingMessage) => Promise<SendResult>, owned: Record<string, number> = {}) {
  const live = new FakeLive()
  const storage = new FakeStorage()
  const modals = new Modals()
  const toasts = new Toasts()
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ boughtGifts: owned }), current: async () => guestWith() }),
    live,
  )
  await guest.open('en')
  const read: string[] = []
  const gateway = portOf<MessengerGateway>({
    channel: async () => channel,
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
    portOf<GiftGateway>({ catalog: async () => [rose] }),
    live,
    new ComposeMessage(new CountingRandom(), drafts),
    new DeliverMessage(gateway, drafts, outbox, new FakeLogger()),
    guest,
    inbox,
    drafts,
    outbox,
    modals,
    toasts,
  )
  conversation.start()
  await conversation.openWith(channel.actorId)
  await settled()
  return { live, storage, clock, modals, toasts, guest, inbox, conversation, read }
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
    const { conversation, live } = await scene(accept([]))
    const before = live.listening
    conversation.dispose()
    expect(live.listening).toBe(before - 1)
  })
})
