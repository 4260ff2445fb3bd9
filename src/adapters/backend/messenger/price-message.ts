import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { giftBags, gifts as catalog } from '@/adapters/backend/gifts/gift-records'
import type { CountersRecord } from '@/adapters/backend/access/guest-counters'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { coveredByVouchers } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Reader } from '@/adapters/stores/store'
import { giftPayment, ownedAfterSending, type BasketLine, type GiftBasket } from '@/domain/gifts/basket'
import { isToyControl, isToyControlOffered } from '@/domain/gifts/toy-control'
import type { OwnedGifts } from '@/domain/gifts/gift'
import type { ChatId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'
import type { SentGift } from '@/domain/messenger/message'

/** Maximum pieces of one gift in one message. */
const MAX_COUNT = 99

interface Priced {
  readonly ok: true
  readonly price: number
  readonly usesFreeMessage: boolean
  /** The vouchers that pay for parts of it: how many of each type. */
  readonly vouchers: { readonly messages: number; readonly messengerGift: number }
  /** The running chat it is sent in; `null`: none. */
  readonly chat: ChatRecord | null
  /** The gifts that the guest still owns afterwards; `null` if no gift is sent. */
  readonly bag: OwnedGifts | null
}

/**
 * Returns the price of a message: its text, unless it is sent in a running chat or free of charge,
 * and the gifts that the guest does not own yet. Vouchers pay before coins do.
 */
export async function priceMessage(
  reader: Reader,
  outgoing: {
    readonly guest: GuestRecord
    readonly counters: CountersRecord
    readonly isVip: boolean
    readonly actor: ActorRecord
    readonly gifts: readonly SentGift[]
    readonly hasText: boolean
    readonly chatId: ChatId | null
    readonly now: number
  },
): Promise<Priced | { readonly ok: false; readonly reason: 'unknown-gift' | 'vip-only' }> {
  const { guest, actor } = outgoing
  const chat = await chatNow(reader, outgoing.chatId, guest, actor)
  const messagePrice = outgoing.hasText && chat === null ? actor.prices.message : 0
  const usesFreeMessage = messagePrice > 0 && outgoing.counters.freeMessages > 0
  const basket = await basketOf(reader, outgoing.gifts, actor, outgoing.isVip)
  if (!basket.ok) return basket
  const owned = (await reader.get(giftBags, guest.id))?.owned ?? {}
  const covered = (type: 'messages' | 'messengerGift') =>
    coveredByVouchers(reader, guest.id, { type: voucherTypes[type], actorId: actor.id, now: outgoing.now })
  const isPaid = messagePrice > 0 && !usesFreeMessage
  const messages = isPaid ? Math.min(1, await covered('messages')) : 0
  const gifts = giftPayment(basket.lines, owned, basket.lines.length === 0 ? 0 : await covered('messengerGift'))
  return {
    ok: true,
    price: (isPaid && messages === 0 ? messagePrice : 0) + gifts.price.value,
    usesFreeMessage,
    vouchers: { messages, messengerGift: gifts.byVoucher },
    chat,
    bag: outgoing.gifts.length === 0 ? null : ownedAfterSending(basket.lines, owned),
  }
}

async function chatNow(
  reader: Reader,
  chatId: ChatId | null,
  guest: GuestRecord,
  actor: ActorRecord,
): Promise<ChatRecord | null> {
  const chat = chatId === null ? undefined : await reader.get(chats, chatId)
  const isOurs = chat?.bill === null && chat.guestId === guest.id && chat.actorId === actor.id
  return isOurs && chat.mode !== 'preview' ? chat : null
}

async function basketOf(
  reader: Reader,
  wanted: readonly SentGift[],
  actor: ActorRecord,
  isVip: boolean,
): Promise<{ ok: true; lines: GiftBasket } | { ok: false; reason: 'unknown-gift' | 'vip-only' }> {
  const lines: BasketLine[] = []
  const toys = isToyControlOffered({ isDildocontrolAvailable: actor.state.isOnline }, actor.features)
  for (const { giftId, count } of wanted) {
    const gift = await reader.get(catalog, giftId)
    const counted = Number.isSafeInteger(count) && count > 0 && count <= MAX_COUNT
    const twice = lines.some((line) => line.gift.id === giftId)
    if (gift === undefined || !gift.active || !counted || twice) return { ok: false, reason: 'unknown-gift' }
    if (isToyControl(gift) && !toys) return { ok: false, reason: 'unknown-gift' }
    if (gift.vip && !isVip) return { ok: false, reason: 'vip-only' }
    lines.push({ gift, count })
  }
  return { ok: true, lines }
}
