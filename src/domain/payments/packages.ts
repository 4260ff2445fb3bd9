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
