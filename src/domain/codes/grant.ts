import type { ActorId, AlbumId, GiftId } from '@/domain/ids'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'
import type { Benefit, BonusBenefit } from './benefit'
import { tierFor, type AmountTier } from './tiers'
import type { VoucherTypeName } from '@/domain/vouchers/voucher'

/** The platform's grant for one benefit, ready to be booked. */
export type Grant =
  | { readonly give: 'coins'; readonly coins: number }
  | { readonly give: 'credits'; readonly voucherConfigId: string }
  | { readonly give: 'vip-days'; readonly days: number; readonly actorId: ActorId }
  | { readonly give: 'premium-days'; readonly days: number }
  | { readonly give: 'actor-subscription'; readonly days: number; readonly aboId: string }
  | {
      readonly give: 'voucher'
      readonly type: VoucherTypeName
      readonly amount: number
      readonly actors: readonly ActorId[] | 'all'
    }
  | { readonly give: 'media'; readonly albumId: AlbumId }
  | { readonly give: 'gift'; readonly giftId: GiftId; readonly amount: number }
  | { readonly give: 'live-show'; readonly actorId: ActorId }

const amountAt = (tiers: readonly AmountTier[], topUpCents: number): number => tierFor(tiers, topUpCents)?.amount ?? 0

/**
 * Returns a percentage of the top-up's coins in integer arithmetic; a started coin rounds up as
 * everywhere.
 */
const percentOf = (coins: number, percent: number): number => {
  const hundredths = coins * percent
  return (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 > 0 ? 1 : 0)
}

const bonusCoins = (benefit: BonusBenefit, topUpCents: number): number =>
  amountAt(benefit.bonusFlat, topUpCents) +
  (topUpCents > 0
    ? amountAt(benefit.bonusTopUpFlat, topUpCents) +
      percentOf(coinsFor(eur(topUpCents)).value, amountAt(benefit.bonusTopUpPercent, topUpCents))
    : 0)

const voucherOf = (type: VoucherTypeName, amount: number, actors: readonly ActorId[] | 'all'): Grant | undefined =>
  amount > 0 ? { give: 'voucher', type, amount, actors } : undefined

/**
 * Returns the grant of a benefit for a top-up in euro cents (0 when the code is redeemed without
 * one): the highest step not above the top-up counts. Undefined when no step is reached, because an
 * empty gift must not be announced.
 */
export const benefitFor = (benefit: Benefit, topUpCents: number): Grant | undefined => {
  switch (benefit.kind) {
    case 'Bonus': {
      const coins = bonusCoins(benefit, topUpCents)
      return coins > 0 ? { give: 'coins', coins } : undefined
    }
    case 'BonusCoins':
      return benefit.coins > 0 ? { give: 'coins', coins: benefit.coins } : undefined
    case 'BonusCredits':
      return { give: 'credits', voucherConfigId: benefit.voucherConfigId }
    case 'VIPAbo':
      return { give: 'vip-days', days: benefit.daysVIPAbo, actorId: benefit.actorId }
    case 'PremiumAbo':
      return { give: 'premium-days', days: benefit.daysPremiumAbo }
    case 'ActorAbo':
      return { give: 'actor-subscription', days: benefit.daysActorAbo, aboId: benefit.aboId }
    case 'VoucherVideo':
      return voucherOf('video', amountAt(benefit.amount, topUpCents), 'all')
    case 'VoucherPhoto':
      return voucherOf('photoAlbum', amountAt(benefit.amount, topUpCents), 'all')
    case 'FreeMinutes':
      return voucherOf('videochat', amountAt(benefit.count, topUpCents), [benefit.actorId])
    case 'FreeMessages':
      return voucherOf('messages', amountAt(benefit.count, topUpCents), [benefit.actorId])
    case 'Media': {
      const tier = tierFor(benefit.albums, topUpCents)
      return tier && { give: 'media', albumId: tier.albumId }
    }
    case 'MessengerGifts': {
      const tier = tierFor(benefit.gifts, topUpCents)
      return tier && tier.amount > 0 ? { give: 'gift', giftId: tier.messengerGiftsId, amount: tier.amount } : undefined
    }
  }
  const show = tierFor(benefit.shows, topUpCents)
  return show && { give: 'live-show', actorId: show.liveShowActorId }
}
