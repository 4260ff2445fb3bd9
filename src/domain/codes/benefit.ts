import type { ActorId, AlbumId, GiftId } from '@/domain/ids'
import type { AmountTier, Tier } from './tiers'

/** The texts of every benefit, which name and explain it to the guest [VOU-008]. */
export interface BenefitText {
  readonly id: string
  readonly name: string
  readonly description: string
}

/**
 * Coins as a flat amount, as a percentage of the top-up's coins, and as a flat amount per top-up;
 * each part may be empty [VOU-009].
 */
export interface BonusBenefit extends BenefitText {
  readonly kind: 'Bonus'
  readonly bonusFlat: readonly AmountTier[]
  readonly bonusTopUpPercent: readonly AmountTier[]
  readonly bonusTopUpFlat: readonly AmountTier[]
}

/** Whole, unconditional coins; `coins` is our choice, the documents name no field [VOU-010]. */
export interface BonusCoinsBenefit extends BenefitText {
  readonly kind: 'BonusCoins'
  readonly coins: number
}

/** Credits from a voucher configuration that the platform stores [VOU-011]. */
export interface BonusCreditsBenefit extends BenefitText {
  readonly kind: 'BonusCredits'
  readonly voucherConfigId: string
}

/** Days of the VIP club, in the name of an actor [VOU-012]. */
export interface VipAboBenefit extends BenefitText {
  readonly kind: 'VIPAbo'
  readonly daysVIPAbo: number
  readonly actorId: ActorId
}

/** Days of the video-TV subscription [VOU-013]. */
export interface PremiumAboBenefit extends BenefitText {
  readonly kind: 'PremiumAbo'
  readonly daysPremiumAbo: number
}

/** A staggered number of video vouchers [VOU-014] or photo vouchers [VOU-015]. */
export interface MediaVoucherBenefit extends BenefitText {
  readonly kind: 'VoucherVideo' | 'VoucherPhoto'
  readonly amount: readonly AmountTier[]
}

/** A staggered number of chat minutes [VOU-016] or messages [VOU-017] with one actor. */
export interface FreeUseBenefit extends BenefitText {
  readonly kind: 'FreeMinutes' | 'FreeMessages'
  readonly count: readonly AmountTier[]
  readonly actorId: ActorId
}

/** An album, a different one per step [VOU-018]. */
export interface MediaBenefit extends BenefitText {
  readonly kind: 'Media'
  readonly albums: readonly (Tier & { readonly albumId: AlbumId })[]
}

/** Days of an actor's own subscription [VOU-019]. */
export interface ActorAboBenefit extends BenefitText {
  readonly kind: 'ActorAbo'
  readonly daysActorAbo: number
  readonly aboId: string
}

/** Messenger gifts, a different kind and number per step [VOU-020]. */
export interface MessengerGiftsBenefit extends BenefitText {
  readonly kind: 'MessengerGifts'
  readonly gifts: readonly (AmountTier & { readonly messengerGiftsId: GiftId })[]
}

/** A seat in an actor's live show, a different actor per step [VOU-021]. */
export interface LiveShowBenefit extends BenefitText {
  readonly kind: 'LiveShow'
  readonly shows: readonly (Tier & { readonly liveShowActorId: ActorId })[]
}

/** All benefits of a bonus code [VOU-009]..[VOU-021]. */
export type Benefit =
  | BonusBenefit
  | BonusCoinsBenefit
  | BonusCreditsBenefit
  | VipAboBenefit
  | PremiumAboBenefit
  | MediaVoucherBenefit
  | FreeUseBenefit
  | MediaBenefit
  | ActorAboBenefit
  | MessengerGiftsBenefit
  | LiveShowBenefit
