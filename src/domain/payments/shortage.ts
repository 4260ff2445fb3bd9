import { secondsFor } from '@/domain/chat/meter'
import { topUpPackages, totalCoins, type TopUpPackage } from './packages'

/** What a guest who cannot pay for a chat is missing, in minutes and money: the coins alone would buy seconds and the next refusal. */
export interface ChatShortage {
  /** Whole coins a minute, never 0. */
  readonly pricePerMinute: number
  /** Whole coins the guest has. */
  readonly balance: number
  /** Coins that are missing for one minute. */
  readonly missing: number
  /** The smallest package that pays for a minute together with the balance; the largest where none does. */
  readonly pack: TopUpPackage
  /** How many seconds of the chat the balance pays once the package is bought. */
  readonly seconds: number
}

/** How many whole seconds of a chat a guest can pay for once they have bought a package. */
export const secondsWithPackage = (pack: TopUpPackage, pricePerMinute: number, balance: number): number =>
  secondsFor(pricePerMinute, balance + totalCoins(pack))

/** What is missing for one minute of a chat; `null` where the balance pays for it. `packages`: at least one, small to large. */
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
