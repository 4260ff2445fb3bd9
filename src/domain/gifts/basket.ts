import { plus, times } from '@/domain/money/arithmetic'
import { isToyControl } from './toy-control'
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

/** The gifts of a message that are paid for, and how many of them are paid by vouchers. */
export interface GiftPayment {
  /** In coins. */
  readonly price: Money
  /** Pieces. */
  readonly byVoucher: number
}

/**
 * Returns how the gifts of a message are paid: only those beyond the ones already owned [GIF-006].
 * A voucher pays a piece of any gift that is no toy control, the most expensive one first.
 */
export const giftPayment = (basket: GiftBasket, owned: OwnedGifts, vouchers = 0): GiftPayment => {
  let left = vouchers
  let price = vxc(0)
  const byPrice = [...basket].sort((a, b) => b.gift.price.value - a.gift.price.value)
  for (const { gift, count } of byPrice) {
    const paid = count - temporaryCount(basket, owned, gift.id)
    const covered = isToyControl(gift) || gift.price.value === 0 ? 0 : Math.min(paid, left)
    left -= covered
    price = plus(price, times(gift.price, paid - covered))
  }
  return { price, byVoucher: vouchers - left }
}

/**
 * Returns the guest's remaining gifts after sending: the owned ones minus those taken for the
 * message [GIF-007].
 */
export const ownedAfterSending = (basket: GiftBasket, owned: OwnedGifts): OwnedGifts =>
  Object.fromEntries(Object.keys(owned).map((id) => [id, ownedOf(owned, id) - temporaryCount(basket, owned, id)]))
