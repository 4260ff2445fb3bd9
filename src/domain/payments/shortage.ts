import { secondsFor } from '@/domain/chat/meter'
import { topUpPackages, totalCoins, type TopUpPackage } from './packages'

/**
 * The minutes and money that a guest lacks for a chat: just the missing coins would buy a few
 * seconds and lead to the next refusal.
 */
export interface ChatShortage {
  /** Whole coins per minute, never 0. */
  readonly pricePerMinute: number
  /** Whole coins the guest has. */
  readonly balance: number
  /** Coins that are missing for one minute. */
  readonly missing: number
  /** The smallest package that pays for a minute together with the balance, or the largest one. */
  readonly pack: TopUpPackage
  /** Seconds of the chat that the balance pays for after buying the package. */
  readonly seconds: number
}

/** Returns the whole seconds of a chat that a guest can pay for after buying a package. */
export const secondsWithPackage = (pack: TopUpPackage, pricePerMinute: number, balance: number): number =>
  secondsFor(pricePerMinute, balance + totalCoins(pack))

/**
 * Returns the shortage for one minute of a chat; `null` when the balance covers it. `packages`: at
 * least one, small to large.
 */
export function shortageOf(
  pricePerMinute: number,
  balance: number,
  packages: readonly TopUpPackage[] = topUpPackages,
): ChatShortage | null {
  const missing = pricePerMinute - balance
  const pack = packages.find((one) => totalCoins(one) >= missing) ?? packages.at(-1)
  if (missing <= 0 || pack === undefined) return null
  return { pricePerMinute, balance, missing, pack, seconds: secondsWithPackage(pack, pricePerMinute, balance) }
}
