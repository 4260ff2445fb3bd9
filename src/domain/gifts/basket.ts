import { plus, times } from '@/domain/money/arithmetic'
import { vxc, type Money } from '@/domain/money/money'
import type { Gift, OwnedGifts } from './gift'

/** One gift in a message that is not sent yet; `count` is at least 1. */
export interface BasketLine {
  readonly gift: Gift
  readonly count: number
}

/** The gifts of a message in the order they were first added; may be empty [GIF-004]. */
export type GiftBasket = readonly BasketLine[]

/** A message without gifts. */
export const emptyBasket: GiftBasket = []

/** The decision on adding a gift to the message. */
export type AddGiftDecision =
  | { readonly ok: true; readonly basket: GiftBasket }
  | { readonly ok: false; readonly reason: 'not-available' | 'vip-only' }

/** Returns the number of one gift in the message. */
export const countOf = (basket: GiftBasket, giftId: string): number =>
  basket.find(({ gift }) => gift.id === giftId)?.count ?? 0

/**
 * Returns the number of one gift that the guest owns; ids come from outside, so inherited property
 * names count as none.
 */
export const ownedOf = (owned: OwnedGifts, giftId: string): number =>
  Object.hasOwn(owned, giftId) ? Math.max(0, owned[giftId] ?? 0) : 0

/**
 * Adds one more of a gift to the message; refuses a gift that is off sale or reserved for VIP
 * guests [GIF-004].
 */
export const addGift = (basket: GiftBasket, gift: Gift, guest: { readonly isVip: boolean }): AddGiftDecision => {
  if (!gift.active) return { ok: false, reason: 'not-available' }
  if (gift.vip && !guest.isVip) return { ok: false, reason: 'vip-only' }
  const count = countOf(basket, gift.id) + 1
  if (count === 1) return { ok: true, basket: [...basket, { gift, count }] }
  return { ok: true, basket: basket.map((line) => (line.gift.id === gift.id ? { gift, count } : line)) }
}

/** Removes one of a gift; removing one that is not there changes nothing [GIF-004]. */
export const removeGift = (basket: GiftBasket, giftId: string): GiftBasket =>
  basket
    .map((line) => (line.gift.id === giftId ? { gift: line.gift, count: line.count - 1 } : line))
    .filter(({ count }) => count > 0)

/**
 * Returns the temporary count: the gifts in the message that come from the guest's stock. It is
 * derived from both, so it can never exceed the owned quantity, even when that changes while the
 * message is being written [GIF-005].
 */
export const temporaryCount = (basket: GiftBasket, owned: OwnedGifts, giftId: string): number =>
  Math.min(countOf(basket, giftId), ownedOf(owned, giftId))

/**
 * Returns the price of the message in coins: only gifts beyond those already owned are paid for
 * [GIF-006].
 */
export const giftMessagePrice = (basket: GiftBasket, owned: OwnedGifts): Money =>
  basket.reduce(
    (sum, { gift, count }) => plus(sum, times(gift.price, count - temporaryCount(basket, owned, gift.id))),
    vxc(0),
  )

/**
 * Returns the guest's remaining gifts after sending: the owned ones minus those taken for the
 * message [GIF-007].
 */
export const ownedAfterSending = (basket: GiftBasket, owned: OwnedGifts): OwnedGifts =>
  Object.fromEntries(Object.keys(owned).map((id) => [id, ownedOf(owned, id) - temporaryCount(basket, owned, id)]))
