import { plus, times } from '@/domain/money/arithmetic'
import { vxc, type Money } from '@/domain/money/money'
import type { Gift, OwnedGifts } from './gift'

/** Some pieces of one gift in a message that is not sent yet; `count` is at least 1. */
export interface BasketLine {
  readonly gift: Gift
  readonly count: number
}

/** The gifts of a message in the order they were first added; a message may hold none [GIF-004]. */
export type GiftBasket = readonly BasketLine[]

/** A message without gifts. */
export const emptyBasket: GiftBasket = []

/** Whether a gift can go into the message. */
export type AddGiftDecision =
  | { readonly ok: true; readonly basket: GiftBasket }
  | { readonly ok: false; readonly reason: 'not-available' | 'vip-only' }

/** How many pieces of a gift the message holds. */
export const countOf = (basket: GiftBasket, giftId: string): number =>
  basket.find(({ gift }) => gift.id === giftId)?.count ?? 0

/** How many pieces of a gift the guest owns; ids come from outside, so inherited names own nothing. */
export const ownedOf = (owned: OwnedGifts, giftId: string): number =>
  Object.hasOwn(owned, giftId) ? Math.max(0, owned[giftId] ?? 0) : 0

/** Puts one more piece into the message; a gift taken off sale or reserved for VIP guests is refused [GIF-004]. */
export const addGift = (basket: GiftBasket, gift: Gift, guest: { readonly isVip: boolean }): AddGiftDecision => {
  if (!gift.active) return { ok: false, reason: 'not-available' }
  if (gift.vip && !guest.isVip) return { ok: false, reason: 'vip-only' }
  const count = countOf(basket, gift.id) + 1
  if (count === 1) return { ok: true, basket: [...basket, { gift, count }] }
  return { ok: true, basket: basket.map((line) => (line.gift.id === gift.id ? { gift, count } : line)) }
}

/** Takes one piece out again; taking what is not there changes nothing [GIF-004]. */
export const removeGift = (basket: GiftBasket, giftId: string): GiftBasket =>
  basket
    .map((line) => (line.gift.id === giftId ? { gift: line.gift, count: line.count - 1 } : line))
    .filter(({ count }) => count > 0)

/**
 * The temporary count: pieces of the message that come from what the guest owns. Worked out from both, so it can never pass
 * the owned quantity, even when that changes while the message is written [GIF-005].
 */
export const temporaryCount = (basket: GiftBasket, owned: OwnedGifts, giftId: string): number =>
  Math.min(countOf(basket, giftId), ownedOf(owned, giftId))

/** What the message costs in coins: only the pieces beyond those already owned are paid [GIF-006]. */
export const giftMessagePrice = (basket: GiftBasket, owned: OwnedGifts): Money =>
  basket.reduce(
    (sum, { gift, count }) => plus(sum, times(gift.price, count - temporaryCount(basket, owned, gift.id))),
    vxc(0),
  )

/** What the guest still owns once the message is sent: owned before is owned after plus the pieces taken [GIF-007]. */
export const ownedAfterSending = (basket: GiftBasket, owned: OwnedGifts): OwnedGifts =>
  Object.fromEntries(Object.keys(owned).map((id) => [id, ownedOf(owned, id) - temporaryCount(basket, owned, id)]))
