import { makeAutoObservable, observableRef } from 'mobx'
import {
  addGift,
  countOf,
  emptyBasket,
  giftPayment,
  ownedOf,
  removeGift,
  temporaryCount,
  type GiftBasket,
} from '@/domain/gifts/basket'
import type { Gift, OwnedGifts } from '@/domain/gifts/gift'
import type { SentGift } from '@/domain/messenger/message'

/** The gifts of a draft (GIF-004 to GIF-006). The platform prices them again when sent. */
export class Basket {
  lines: GiftBasket = emptyBasket

  readonly #owned: () => OwnedGifts
  readonly #vouchers: () => number

  /** `vouchers`: how many pieces the guest's vouchers pay. */
  constructor(owned: () => OwnedGifts, vouchers: () => number) {
    this.#owned = owned
    this.#vouchers = vouchers
    makeAutoObservable(this, { lines: observableRef })
  }

  get price(): number {
    return giftPayment(this.lines, this.#owned(), this.#vouchers()).price.value
  }

  get isEmpty(): boolean {
    return this.lines.length === 0
  }

  get sent(): readonly SentGift[] {
    return this.lines.map(({ gift, count }) => ({ giftId: gift.id, count }))
  }

  countOf(giftId: string): number {
    return countOf(this.lines, giftId)
  }

  /** Pieces that the guest owns and has not put into the message. */
  leftOf(giftId: string): number {
    return ownedOf(this.#owned(), giftId) - temporaryCount(this.lines, this.#owned(), giftId)
  }

  /** Why it could not be added; `null`: it is in. */
  add(gift: Gift, isVip: boolean): 'not-available' | 'vip-only' | null {
    const decision = addGift(this.lines, gift, { isVip })
    if (!decision.ok) return decision.reason
    this.lines = decision.basket
    return null
  }

  remove(giftId: string): void {
    this.lines = removeGift(this.lines, giftId)
  }

  /** Restores the gifts of a message that was not sent, if the platform still has them. */
  putBack(sent: readonly SentGift[], catalog: readonly Gift[]): void {
    this.lines = sent.flatMap(({ giftId, count }) => {
      const gift = catalog.find(({ id }) => id === giftId)
      return gift === undefined ? [] : [{ gift, count }]
    })
  }

  clear(): void {
    this.lines = emptyBasket
  }
}
