import { coinsFor } from '@/domain/money/coins'
import { eur, type Money } from '@/domain/money/money'

/**
 * Coins a guest can buy at once. `coins` follows from the euro price, `bonusCoins` are added
 * [MON-003].
 */
export interface TopUpPackage {
  readonly id: string
  readonly price: Money
  readonly coins: number
  readonly bonusCoins: number
}

/**
 * Returns a package at a euro price (cents); its coins are never set by hand, so that no price can
 * drift from the rate.
 */
export const topUpPackage = (priceCents: number, bonusCoins: number): TopUpPackage => {
  const price = eur(priceCents)
  return { id: `topup-${priceCents}`, price, coins: coinsFor(price).value, bonusCoins }
}

/** The packages of the checkout, small to large; the larger a package, the more coins per euro. */
export const topUpPackages: readonly TopUpPackage[] = [
  topUpPackage(1000, 0),
  topUpPackage(2500, 5),
  topUpPackage(5000, 20),
  topUpPackage(10_000, 60),
  topUpPackage(20_000, 160),
]

/** Returns the total coins of a package. */
export const totalCoins = ({ coins, bonusCoins }: TopUpPackage): number => coins + bonusCoins

/** Returns the package with an id from outside. */
export const findPackage = (id: string): TopUpPackage | undefined => topUpPackages.find((one) => one.id === id)

/**
 * The guest's need for a top-up: the missing coins, and the price per minute where they come from;
 * 0 when unknown.
 */
export interface TopUpNeed {
  readonly missing: number
  readonly pricePerMinute: number
}

/** Minutes that the preselected package should last. */
const FITTING_MINUTES = 10

/** Coins of the preselected package when the need is unknown. */
const USUAL_COINS = 100

/**
 * Returns the package to preselect: of those that cover the missing coins, the one closest to ten
 * minutes, or the smallest when no minute is wanted; the one closest to 100 coins without any need.
 * The largest when none covers it. `packages`: at least one, small to large.
 */
export function fittingPackage(
  { missing, pricePerMinute }: TopUpNeed,
  packages: readonly TopUpPackage[] = topUpPackages,
): TopUpPackage | undefined {
  const wanted = missing + pricePerMinute * FITTING_MINUTES || USUAL_COINS
  const covering = packages.filter((one) => totalCoins(one) >= missing)
  const distance = (one: TopUpPackage): number => Math.abs(totalCoins(one) - wanted)
  if (pricePerMinute === 0 && missing > 0) return covering[0] ?? packages.at(-1)
  return covering.toSorted((a, b) => distance(a) - distance(b))[0] ?? packages.at(-1)
}
