import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, coins, count, flag, ID, id, int, moment, type Wire } from '@/adapters/wire/base/scalars'
import type { CodeCheck } from '@/application/codes/code-gateway'
import type {
  ActorAboBenefit,
  Benefit,
  BonusBenefit,
  BonusCoinsBenefit,
  BonusCreditsBenefit,
  FreeUseBenefit,
  LiveShowBenefit,
  MediaBenefit,
  MediaVoucherBenefit,
  MessengerGiftsBenefit,
  PremiumAboBenefit,
  VipAboBenefit,
} from '@/domain/codes/benefit'
import {
  REDEEM_REFUSALS,
  type BonusCode,
  type BonusCodeConditions,
  type BonusCodeConfig,
  type RemainingBonusCodes,
} from '@/domain/codes/bonus-code'
import { CODE_STATES, REWARD_KINDS, type RedeemedCode, type Reward } from '@/domain/codes/redeemed-code'
import type { AmountTier } from '@/domain/codes/tiers'
import type { AlbumId, GiftId } from '@/domain/ids'

/** Euro cents of a top-up. */
const from = count
const days = int(0, 10_000)

const words = { id: answerText(100, 1, ID), name: answerText(200), description: answerText(1_000) }

/** VOU-009. */
export const bonusItem: Wire<AmountTier> = z.object({ from, amount: count })
const amounts = z.array(bonusItem)

type Of<B extends Benefit, Kind extends B['kind']> = Omit<B, 'kind'> & { readonly kind: Kind }

export const bonus = z.object({
  ...words,
  kind: z.literal('Bonus'),
  bonusFlat: amounts,
  bonusTopUpPercent: amounts,
  bonusTopUpFlat: amounts,
}) satisfies Wire<BonusBenefit>

/** VOU-010. */
export const bonusCoins = z.object({
  ...words,
  kind: z.literal('BonusCoins'),
  coins,
}) satisfies Wire<BonusCoinsBenefit>

/** VOU-011. */
export const bonusCredits = z.object({
  ...words,
  kind: z.literal('BonusCredits'),
  voucherConfigId: answerText(100, 1, ID),
}) satisfies Wire<BonusCreditsBenefit>

/** VOU-012. */
export const vipAbo = z.object({
  ...words,
  kind: z.literal('VIPAbo'),
  daysVIPAbo: days,
  actorId,
}) satisfies Wire<VipAboBenefit>

/** VOU-013. */
export const premiumAbo = z.object({
  ...words,
  kind: z.literal('PremiumAbo'),
  daysPremiumAbo: days,
}) satisfies Wire<PremiumAboBenefit>

/** VOU-014. */
export const voucherVideo = z.object({
  ...words,
  kind: z.literal('VoucherVideo'),
  amount: amounts,
}) satisfies Wire<Of<MediaVoucherBenefit, 'VoucherVideo'>>

/** VOU-015. */
export const voucherPhoto = z.object({
  ...words,
  kind: z.literal('VoucherPhoto'),
  amount: amounts,
}) satisfies Wire<Of<MediaVoucherBenefit, 'VoucherPhoto'>>

/** VOU-016. */
export const freeMinutes = z.object({
  ...words,
  kind: z.literal('FreeMinutes'),
  count: amounts,
  actorId,
}) satisfies Wire<Of<FreeUseBenefit, 'FreeMinutes'>>

/** VOU-017. */
export const freeMessages = z.object({
  ...words,
  kind: z.literal('FreeMessages'),
  count: amounts,
  actorId,
}) satisfies Wire<Of<FreeUseBenefit, 'FreeMessages'>>

export const mediaItem: Wire<MediaBenefit['albums'][number]> = z.object({ from, albumId: id<AlbumId>() })

/** VOU-018. */
export const media = z.object({
  ...words,
  kind: z.literal('Media'),
  albums: z.array(mediaItem),
}) satisfies Wire<MediaBenefit>

/** VOU-019. */
export const actorAbo = z.object({
  ...words,
  kind: z.literal('ActorAbo'),
  daysActorAbo: days,
  aboId: answerText(100, 1, ID),
}) satisfies Wire<ActorAboBenefit>

export const messengerGiftsItem: Wire<MessengerGiftsBenefit['gifts'][number]> = z.object({
  from,
  messengerGiftsId: id<GiftId>(),
  amount: count,
})

/** VOU-020. */
export const messengerGifts = z.object({
  ...words,
  kind: z.literal('MessengerGifts'),
  gifts: z.array(messengerGiftsItem),
}) satisfies Wire<MessengerGiftsBenefit>

export const liveShowItem: Wire<LiveShowBenefit['shows'][number]> = z.object({ from, liveShowActorId: actorId })

/** VOU-021. */
export const liveShow = z.object({
  ...words,
  kind: z.literal('LiveShow'),
  shows: z.array(liveShowItem),
}) satisfies Wire<LiveShowBenefit>

/** VOU-008: every kind of benefit. */
export const benefit: Wire<Benefit> = z.discriminatedUnion('kind', [
  bonus,
  bonusCoins,
  bonusCredits,
  vipAbo,
  premiumAbo,
  voucherVideo,
  voucherPhoto,
  freeMinutes,
  freeMessages,
  media,
  actorAbo,
  messengerGifts,
  liveShow,
])

export const bonusCodeConditions: Wire<BonusCodeConditions> = z.object({ requireMobileAuth: flag, vip: flag })

export const bonusCodeConfig: Wire<BonusCodeConfig> = z.object({
  containsTopUpBenefit: flag,
  validTo: moment,
  conditions: bonusCodeConditions,
  benefits: z.array(benefit),
})

/** VOU-006. */
export const bonusCode: Wire<BonusCode> = z.object({ code: answerText(100, 1, ID), config: bonusCodeConfig })

export const redeemRefusal = z.enum(REDEEM_REFUSALS)

export const canRedeem: Wire<CodeCheck['canRedeem']> = z.object({ success: flag, reason: z.nullable(redeemRefusal) })

/** VOU-027. */
export const guestCode: Wire<CodeCheck> = z.object({ canRedeem, bonusCode: z.nullable(bonusCode) })

/** VOU-022. */
export const remainingBonusCodesAnswer: Wire<RemainingBonusCodes> = z.object({
  code: answerText(100, 1, ID),
  remainingCount: z.nullable(count),
  validTo: moment,
})

export const reward: Wire<Reward> = z.object({
  benefitId: answerText(100, 1, ID),
  kind: z.enum(REWARD_KINDS),
  amount: count,
})

export const redeemedCode: Wire<RedeemedCode> = z.object({
  code: answerText(100, 1, ID),
  at: moment,
  state: z.enum(CODE_STATES),
  validTo: moment,
  benefits: z.array(benefit),
  rewards: z.array(reward),
})
