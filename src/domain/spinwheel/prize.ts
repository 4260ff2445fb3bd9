import type { PictureRef } from '@/domain/actors/actor'
import type { GiftId } from '@/domain/ids'

/**
 * The prizes of the wheel: the rewards of games (EVE-024) that are given at once, and no bonus code
 * or voucher.
 */
export const PRIZE_KINDS = ['coins', 'video', 'album', 'gift', 'messages', 'spin'] as const

/** One of the prizes. */
export type PrizeKind = (typeof PRIZE_KINDS)[number]

/** Maximum amount of one prize: the wheel is a small present, not a game about large amounts. */
export const MAX_PRIZE: Readonly<Record<PrizeKind, number>> = {
  coins: 50,
  video: 1,
  album: 1,
  gift: 3,
  messages: 10,
  spin: 2,
}

/** A prize as the operator configures it. */
export interface PrizeTerms {
  readonly kind: PrizeKind
  /** Coins, pieces of the gift, messages or spins; 1 for a video or album. */
  readonly amount: number
  /**
   * Coins that replace a video or album when the catalogue has none left for the guest; `null` for
   * all other prizes.
   */
  readonly insteadCoins: number | null
  /** The gift; `null` for all other prizes. */
  readonly giftId: GiftId | null
  /** Relative frequency among the prizes; whole and positive. */
  readonly weight: number
}

const isWithin = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= most

/** Maximum weight, so that sums stay exact. */
export const MAX_WEIGHT = 1_000_000

/** Whether the prize is content from the catalogue. */
export const isContent = (kind: PrizeKind): kind is 'video' | 'album' => kind === 'video' || kind === 'album'

/**
 * Whether a prize can be given: the operator's configuration may be wrong. `isGift`: whether every
 * guest can send a gift.
 */
export const isPrize = (
  { kind, amount, insteadCoins, giftId, weight }: PrizeTerms,
  isGift: (giftId: GiftId) => boolean,
): boolean =>
  isWithin(amount, MAX_PRIZE[kind]) &&
  isWithin(weight, MAX_WEIGHT) &&
  (isContent(kind) ? insteadCoins !== null && isWithin(insteadCoins, MAX_PRIZE.coins) : insteadCoins === null) &&
  (kind === 'gift' ? giftId !== null && isGift(giftId) : giftId === null)

/** A guest's prize; `amount` as in `PrizeTerms`. */
export interface Prize {
  readonly kind: PrizeKind
  readonly amount: number
  /** The gift with its name in the requested language; `null` for all other prizes. */
  readonly gift: { readonly id: GiftId; readonly name: string; readonly imageUrl: string } | null
}

/**
 * A video or album that was won, with the fields of a card that links to it; never an address of a
 * file.
 */
export interface WonContent {
  readonly id: string
  readonly title: string
  readonly cover: PictureRef
  readonly actorName: string
}

/** One guest's prize. */
export interface SpinWin {
  /** The key of the spin. */
  readonly id: string
  /** The segment at which the wheel stops. */
  readonly segmentId: string
  /**
   * The segment's kind. It differs from the prize when the catalogue had no such content left for
   * the guest.
   */
  readonly drawn: PrizeKind
  readonly prize: Prize
  /** The video or album; `null` for all other prizes, and after it has left the platform. */
  readonly content: WonContent | null
  /** Epoch ms. */
  readonly at: number
}
