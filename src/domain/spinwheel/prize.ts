import type { PictureRef } from '@/domain/actors/actor'
import type { GiftId } from '@/domain/ids'

/** What a guest can win: of the rewards of games (EVE-024) those that are given at once, and no bonus code or voucher. */
export const PRIZE_KINDS = ['coins', 'video', 'album', 'gift', 'messages', 'spin'] as const

/** One of them. */
export type PrizeKind = (typeof PRIZE_KINDS)[number]

/** The most that one prize gives: the wheel is a small present, not a game about large amounts. */
export const MAX_PRIZE: Readonly<Record<PrizeKind, number>> = {
  coins: 50,
  video: 1,
  album: 1,
  gift: 3,
  messages: 10,
  spin: 2,
}

/** A prize as an operator sets it. */
export interface PrizeTerms {
  readonly kind: PrizeKind
  /** Coins, pieces of the gift, messages or spins; 1 of a video or album. */
  readonly amount: number
  /** Coins that replace a video or album where the catalogue has none left for the guest; `null` for all else. */
  readonly insteadCoins: number | null
  /** Of a gift; `null` for all else. */
  readonly giftId: GiftId | null
  /** How often it is drawn, compared with the other prizes; whole, positive. */
  readonly weight: number
}

const isWithin = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= most

/** The largest weight: sums stay exact. */
export const MAX_WEIGHT = 1_000_000

/** Whether it is something of the catalogue. */
export const isContent = (kind: PrizeKind): kind is 'video' | 'album' => kind === 'video' || kind === 'album'

/** Whether a prize is one that can be given: what an operator wrote may be none. `isGift`: whether a gift can be sent by every guest. */
export const isPrize = (
  { kind, amount, insteadCoins, giftId, weight }: PrizeTerms,
  isGift: (giftId: GiftId) => boolean,
): boolean =>
  isWithin(amount, MAX_PRIZE[kind]) &&
  isWithin(weight, MAX_WEIGHT) &&
  (isContent(kind) ? insteadCoins !== null && isWithin(insteadCoins, MAX_PRIZE.coins) : insteadCoins === null) &&
  (kind === 'gift' ? giftId !== null && isGift(giftId) : giftId === null)

/** What a guest gets; `amount` as in `PrizeTerms`. */
export interface Prize {
  readonly kind: PrizeKind
  readonly amount: number
  /** Of a gift, with its name in the language of the request; `null` for all else. */
  readonly gift: { readonly id: GiftId; readonly name: string; readonly imageUrl: string } | null
}

/** A video or album that was won, with what a card needs to lead there; never an address of a file. */
export interface WonContent {
  readonly id: string
  readonly title: string
  readonly cover: PictureRef
  readonly actorName: string
}

/** A prize of one guest. */
export interface SpinWin {
  /** The key of the spin. */
  readonly id: string
  /** The segment at which the wheel comes to rest. */
  readonly segmentId: string
  /** Of the segment. It differs from the prize where the catalogue had no such content left for the guest. */
  readonly drawn: PrizeKind
  readonly prize: Prize
  /** Of a video or album; `null` for all else, and where it has left the platform. */
  readonly content: WonContent | null
  /** Epoch ms. */
  readonly at: number
}
