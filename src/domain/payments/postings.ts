import type { ActorId, GuestId } from '@/domain/ids'
import { guestAccount, actorAccount, revenueAccount, salesAccount } from './accounts'
import type { Posting } from './ledger'

const transfer = (from: string, to: string, coins: number): readonly Posting[] => [
  { account: from, amount: -coins },
  { account: to, amount: coins },
]

/** Books coins that a guest buys or receives. */
export const creditGuest = (guestId: GuestId, coins: number): readonly Posting[] =>
  transfer(salesAccount, guestAccount(guestId), coins)

/** Books coins spent on the platform itself: a subscription, a video of the platform's own. */
export const chargeGuest = (guestId: GuestId, coins: number): readonly Posting[] =>
  transfer(guestAccount(guestId), revenueAccount, coins)

/**
 * Books coins spent with an actor, who earns `sharePercent` of them; a fraction of a coin stays
 * with the platform, so the two shares always add up to what the guest paid.
 */
export const payActor = (
  guestId: GuestId,
  actorId: ActorId,
  coins: number,
  sharePercent: number,
): readonly Posting[] => {
  const hundredths = coins * sharePercent
  const share = (hundredths - (hundredths % 100)) / 100
  return [
    { account: guestAccount(guestId), amount: -coins },
    { account: actorAccount(actorId), amount: share },
    { account: revenueAccount, amount: coins - share },
  ]
}

/**
 * Refunds what `payActor` took, from everybody who received a part of it, so that nobody earns from
 * a purchase that was undone.
 */
export const refundFromActor = (
  guestId: GuestId,
  actorId: ActorId,
  coins: number,
  sharePercent: number,
): readonly Posting[] =>
  payActor(guestId, actorId, coins, sharePercent).map(({ account, amount }) => ({ account, amount: 0 - amount }))
