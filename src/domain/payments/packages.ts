import { coinsFor } from '@/domain/money/coins'
import { eur, type Money } from '@/domain/money/money'

/** Coins a guest can buy at once. `coins` follows from the euro price, `bonusCoins` come on top [MON-003]. */
export interface TopUpPackage {
  readonly id: string
  readonly price: Money
  readonly coins: number
  readonly bonusCoins: number
}

/** A package at a euro price (cents); its coins are never set by hand, so that no price can drift from the rate. */
export const topUpPackage = (priceCents: number, bonusCoins: number): TopUpPackage => {
  const price = eur(priceCents)
  return { id: `topup-${priceCents}`, price, coins: coinsFor(price).value, bonusCoins }
}

/** What the checkout offers, small to large; the larger a package, the more coins a euro brings. */
export const topUpPackages: readonly TopUpPackage[] = [
  topUpPackage(1000, 0),
  topUpPackage(2500, 5),
  topUpPackage(5000, 20),
  topUpPackage(10_000, 60),
  topUpPackage(20_000, 160),
]

/** All the coins a package brings. */
export const totalCoins = ({ coins, bonusCoins }: TopUpPackage): number => coins + bonusCoins

/** The package behind an id from outside. */
export const findPackage = (id: string): TopUpPackage | undefined => topUpPackages.find((one) => one.id === id)

/** What a guest opens a top-up for: coins they lack, and what a minute costs where they come from; 0: neither is known. */
export interface TopUpNeed {
  readonly missing: number
  readonly pricePerMinute: number
}

/** How many minutes the preselected package is to last. */
const FITTING_MINUTES = 10

/** What is preselected where nothing is known of the need. */
const USUAL_COINS = 100

/**
 * The package that is preselected: of those that cover what is missing the one that comes closest to ten minutes, or the smallest where no
 * minute is wanted; 100 coins where there is no need at all. The largest where none covers it. `packages`: at least one, small to large.
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
