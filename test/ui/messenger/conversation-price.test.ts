import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import { asId, type ActorId, type ChatId, type VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'
import { voucherOf } from '#test/support/arbitraries/vouchers'
import { settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'
import { CHANNEL, accept, openConversation, rose } from '#test/support/ui/conversation'

describe('a conversation with a guest who has vouchers', () => {
  it('names what is left to pay: text and gifts that vouchers cover cost nothing [VOU-017]', async () => {
    const { conversation, guest } = await openConversation(accept([]))
    const give = (...vouchers: readonly Voucher[]): void => {
      if (guest.guest !== null) guest.accept({ ...guest.guest, freeMessagesCount: 0, vouchers })
    }
    const messages = voucherOf({ type: voucherTypes.messages, amount: 1 })
    const gifts = voucherOf({ id: asId<VoucherId>('2'), type: voucherTypes.messengerGift, amount: 1 })
    conversation.draft.write('For you')
    conversation.draft.addGift(rose)
    conversation.draft.addGift(rose)
    const prices = [[], [messages], [gifts], [messages, gifts]].map((vouchers) => {
      give(...vouchers)
      return conversation.draft.price
    })
    expect(prices).toEqual([19, 16, 11, 8])
    give({ ...messages, actors: [asId<ActorId>('somebody-else')] })
    expect(conversation.draft.price).toBe(19)
  })
})

describe('a conversation whose price has changed', () => {
  const changed: SendResult = { ok: false, reason: 'price-changed', missing: 0 }

  it('agrees to what the pressed button named, and at a retry to what that button named', async () => {
    const agreed: number[] = []
    let isDown = true
    const { conversation } = await openConversation(async (outgoing) => {
      agreed.push(outgoing.agreedPrice)
      if (isDown) throw new BackendError('offline')
      return accept([])(outgoing)
    })
    conversation.draft.write('Hello')
    await conversation.draft.send(pressed(3))
    isDown = false
    await conversation.draft.retry(conversation.draft.pending[0]?.outgoing.clientId ?? '', pressed(5))
    expect({ agreed, pending: conversation.draft.pending }).toEqual({ agreed: [3, 5], pending: [] })
  })

  it('delivers later, by itself, for what was agreed to when it was sent', async () => {
    const agreed: number[] = []
    let isDown = true
    const { conversation, prices } = await openConversation(async (outgoing) => {
      agreed.push(outgoing.agreedPrice)
      if (isDown) throw new BackendError('offline')
      return accept([])(outgoing)
    })
    conversation.draft.write('Hello')
    await conversation.draft.send(pressed(3))
    isDown = false
    prices.message = 9
    await conversation.open(CHANNEL)
    await settled()
    expect(agreed).toEqual([3, 3])
  })

  it('gives text and gifts back, with what they cost now, and sends nothing by itself', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, toasts, prices, storage, outbox } = await openConversation(async (outgoing) => {
      sent.push(outgoing)
      return outgoing.agreedPrice < 25 ? changed : accept([])(outgoing)
    })
    conversation.draft.write('For you')
    conversation.draft.addGift(rose)
    conversation.draft.addGift(rose)
    expect(conversation.draft.price).toBe(19)
    Object.assign(prices, { message: 5, rose: 10 })
    await conversation.draft.send(pressed(19))
    expect({
      text: conversation.draft.text,
      roseCount: conversation.draft.basket.countOf('rose'),
      price: conversation.draft.price,
    }).toEqual({ text: 'For you', roseCount: 2, price: 25 })
    expect({
      pending: conversation.draft.pending,
      outbox: outbox.of(CHANNEL),
      storedDraft: storage.read('draft.c1'),
    }).toEqual({ pending: [], outbox: [], storedDraft: 'For you' })
    expect({ texts: toasts.waiting.map(({ text }) => text), sentCount: sent.length }).toEqual({
      texts: ['messenger.refused.price-changed'],
      sentCount: 1,
    })
    await conversation.draft.send(pressed(conversation.draft.price))
    expect({ text: conversation.draft.text, agreedPrices: sent.map(({ agreedPrice }) => agreedPrice) }).toEqual({
      text: '',
      agreedPrices: [19, 25],
    })
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(2)
  })

  it('names what text costs once the free messages were used up somewhere else', async () => {
    const { conversation, guest, prices } = await openConversation(async () => changed)
    prices.freeMessages = 1
    await guest.refresh()
    conversation.draft.write('Hello')
    expect(conversation.draft.price).toBe(0)
    prices.freeMessages = 0
    await conversation.draft.send(pressed(0))
    expect({ text: conversation.draft.text, price: conversation.draft.price }).toEqual({ text: 'Hello', price: 3 })
  })

  it('stores it with a button of its own while something else is being written, over every reload', async () => {
    let answer: (result: SendResult) => void = () => undefined
    const sent: OutgoingMessage[] = []
    const { conversation, prices } = await openConversation((outgoing) => {
      sent.push(outgoing)
      return new Promise((resolve) => (answer = resolve))
    })
    conversation.draft.write('First')
    const sending = conversation.draft.send(pressed(3))
    conversation.draft.write('Second')
    prices.message = 5
    answer(changed)
    await sending
    expect(conversation.draft.text).toBe('Second')
    for (let visit = 0; visit < 2; visit++) {
      const [waiting] = conversation.draft.pending
      expect({
        pendingCount: conversation.draft.pending.length,
        state: waiting?.state,
        text: waiting?.outgoing.text,
      }).toEqual({ pendingCount: 1, state: 'failed', text: 'First' })
      expect(waiting === undefined ? null : conversation.draft.priceAgain(waiting.outgoing)).toBe(5)
      await conversation.open(CHANNEL)
      await settled()
    }
    expect(sent).toHaveLength(1)
  })

  it('names at a retry what text of a chat costs that has ended, and nothing while it runs', async () => {
    const { conversation } = await openConversation(async () => {
      throw new BackendError('offline')
    })
    const chatId = asId<ChatId>('chat-1')
    conversation.draft.chatId = chatId
    conversation.draft.write('In a chat')
    await conversation.draft.send(pressed(0))
    const again = () => conversation.draft.pending.map(({ outgoing }) => conversation.draft.priceAgain(outgoing))
    expect(again()).toEqual([0])
    conversation.draft.chatId = asId<ChatId>('chat-2')
    expect(again()).toEqual([3])
    conversation.draft.chatId = null
    expect(again()).toEqual([3])
  })

  it('requires confirmation before it delivers what an older version of the page has stored without a price', async () => {
    const agreed: number[] = []
    const { conversation, storage, clock } = await openConversation(async (outgoing) => {
      agreed.push(outgoing.agreedPrice)
      return accept([])(outgoing)
    })
    const message = { channelId: 'c1', clientId: 'old', text: 'Kept', gifts: [], chatId: null }
    storage.write('outbox', JSON.stringify([{ message, at: clock.now() }]))
    await conversation.open(CHANNEL)
    await settled()
    expect({ agreed, states: conversation.draft.pending.map(({ state }) => state) }).toEqual({
      agreed: [],
      states: ['failed'],
    })
    await conversation.draft.retry('old', pressed(3))
    expect({ agreed, pending: conversation.draft.pending }).toEqual({ agreed: [3], pending: [] })
  })
})
