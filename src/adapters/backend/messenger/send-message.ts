import { channels, messages } from './messenger-records'
import { appendMessage } from './append-message'
import { messageOf } from './message-view'
import { messageSent } from './message-events'
import { priceMessage } from './price-message'
import { actors } from '@/adapters/backend/actors/actor-records'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { quoteIn } from '@/adapters/backend/chat/room/quotes'
import { showLine, writeInRoom } from '@/adapters/backend/chat/room/room-lines'
import { storeLanguage } from '@/adapters/backend/access/guest-languages'
import { giftBags } from '@/adapters/backend/gifts/gift-records'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import { payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { OutgoingMessage, SendRefusal, SendResult } from '@/application/messenger/messenger-gateway'
import { textLength } from '@/domain/access/text'
import { maySpeakIn } from '@/domain/chat/room-line'
import { isEntitled } from '@/domain/entitlements/entitlement'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { MAX_MESSAGE_LENGTH } from '@/domain/messenger/message'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { isAgreed } from '@/domain/money/agreed-price'

const refused = (reason: SendRefusal, missing = 0): SendResult => ({ ok: false, reason, missing })

/**
 * Sends a guest's message: stored, charged and its gifts handed over in one transaction, once for
 * one client id (MSG-024).
 */
export async function sendMessage(
  platform: PlatformContext,
  caller: RequestContext,
  outgoing: OutgoingMessage,
): Promise<SendResult> {
  return transactionWithUpdates<SendResult>(platform, async (tx, publishUpdate) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'message')
    if (!permission.ok && permission.reason === 'login-required') return refused(permission.reason)
    const [sent] = await tx.find(messages, 'byClientId', { prefix: [guest.id, 'guest', outgoing.clientId], limit: 1 })
    if (sent !== undefined)
      return { ok: true, message: await messageOf(tx, sent), balance: await balanceOfGuest(tx, guest.id) }
    if (!permission.ok) return refused(permission.reason)
    const channel = await tx.get(channels, outgoing.channelId)
    if (channel?.guestId !== guest.id) return refused('unknown-channel')
    if (channel.blocked) return refused('blocked')
    const text = outgoing.text.trim()
    if (textLength(text) > MAX_MESSAGE_LENGTH) return refused('too-long')
    if (text === '' && outgoing.gifts.length === 0) return refused('empty')
    const [actor, counters, held] = await Promise.all([
      tx.get(actors, channel.actorId),
      countersOf(tx, guest.id),
      outgoing.gifts.length === 0 ? [] : entitlementsOf(tx, guest.id),
    ])
    if (actor === undefined) return refused('unknown-channel')

    const now = platform.clock.now()
    const priced = await priceMessage(tx, {
      guest,
      counters,
      isVip: isEntitled(held, 'vip', now),
      actor,
      gifts: outgoing.gifts,
      hasText: text !== '',
      chatId: outgoing.chatId,
      now,
    })
    if (!priced.ok) return refused(priced.reason)
    if (priced.chat !== null && !maySpeakIn(priced.chat)) return refused('only-watching')
    const payment = priced.price > 0 ? authorize(guest, 'pay') : permission
    if (!payment.ok) return refused(payment.reason)
    if (!isAgreed(priced.price, outgoing.agreedPrice)) return refused('price-changed')
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`message:${guest.id}:${outgoing.clientId}`),
        at: now,
        kind: outgoing.gifts.length > 0 ? 'gift' : 'message',
        amount: priced.price,
        guestId: guest.id,
        statement: `message:${outgoing.clientId}`,
        subject: actor.name,
        subjectId: actor.id,
        paid: null,
      },
      actor.id,
    )
    if (!booked.ok) return refused(booked.reason, booked.missing)
    for (const type of ['messages', 'messengerGift'] as const) {
      const use = { type: voucherTypes[type], actorId: actor.id, now }
      const amount = priced.vouchers[type]
      const paid = amount === 0 ? null : await payByVoucher(tx, guest.id, use, amount)
      if (paid !== null) publishUpdate(paid)
    }
    if (priced.usesFreeMessage) await tx.put(guestCounters, { ...counters, freeMessages: counters.freeMessages - 1 })
    if (priced.bag !== null) {
      await tx.put(giftBags, { guestId: guest.id, owned: priced.bag })
      publishUpdate({ audience: guest.id, update: { type: 'giftsOwned', gifts: priced.bag } })
    }
    if (priced.chat !== null && priced.price > 0)
      await tx.put(chats, { ...priced.chat, giftCoins: priced.chat.giftCoins + priced.price })
    const quote = priced.chat === null ? null : await quoteIn(tx, priced.chat, outgoing.replyTo)
    const message = await appendMessage(tx, channel, {
      sender: 'guest',
      clientId: outgoing.clientId,
      text,
      gifts: outgoing.gifts,
      price: priced.price,
      at: now,
      chatId: outgoing.chatId,
      quote,
      media: null,
    })
    const language = caller.language()
    await storeLanguage(tx, guest.id, language)
    await platform.events.publish(tx, messageSent, { channel, message, language, inChat: priced.chat !== null })
    publishUpdate({ audience: guest.id, update: { type: 'message', channelId: channel.id, message } })
    if (priced.chat !== null) {
      const line = await writeInRoom(platform, tx, priced.chat, {
        sender: 'guest',
        guestName: guest.name,
        text,
        messageId: message.id,
        quote,
      })
      if (line !== null) showLine(platform, tx, line)
    }
    if (priced.price > 0) publishUpdate({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return { ok: true, message, balance: booked.balance }
  })
}
