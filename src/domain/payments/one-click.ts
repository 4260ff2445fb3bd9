import { spendAllowed, type Spend, type SpendingLimits } from '@/domain/access/limits'
import { topUpPackages, type TopUpPackage } from './packages'

/**
 * The packages for one click: the three smallest, at the prices and with the bonus of the checkout
 * [SOC-028]. Larger sums require a checkout, in which the guest sees more than a button.
 */
export const oneClickPackages: readonly TopUpPackage[] = topUpPackages.slice(0, 3)

/**
 * Their whole coins without the bonus: the `amount` in the guest's data and in the command
 * [GUE-004].
 */
export const oneClickAmounts: readonly number[] = oneClickPackages.map(({ coins }) => coins)

/**
 * Returns the package of an amount in whole coins; undefined when one click does not buy that
 * amount.
 */
export const oneClickPackage = (amount: number): TopUpPackage | undefined =>
  oneClickPackages.find(({ coins }) => coins === amount)

/**
 * Maximum whole coins that one-click charges may buy in 24 hours, excluding the bonus: 100 euro. A
 * guest who needs more on one day uses a checkout, and thereby pauses.
 */
export const ONE_CLICK_DAY_COINS = 400

/** Period of that maximum in ms; it rolls, so that midnight does not double it. */
export const ONE_CLICK_DAY = 86_400_000

/**
 * Time after a charge during which the next one is refused, in ms: presses in two tabs, or of a
 * shaking hand, are one intention even though each has a key of its own.
 */
export const ONE_CLICK_PAUSE = 10_000

/**
 * A charge that counts: booked, or not yet answered by the provider. `coins` is the amount without
 * the bonus.
 */
export interface PastCharge extends Spend {
  readonly isOpen: boolean
}

/** The reason one click buys nothing now; the guest reads advice for each. */
export type OneClickLimit =
  | 'unknown-amount'
  | 'self-excluded'
  | 'limit-reached'
  | 'day-limit'
  /** Another charge is at the provider, or was booked a moment ago. */
  | 'under-way'

/** The facts about a guest that the rule needs. Epoch ms, whole coins. */
export interface OneClickFacts {
  readonly limits: SpendingLimits
  /** The guest's spends, as their own limits count them. */
  readonly spends: readonly Spend[]
  /** The charges of the last thirty days. */
  readonly charges: readonly PastCharge[]
  readonly now: number
}

/**
 * Decides whether one click may buy an amount now. The guest's own limits bind twice: it does not
 * buy coins that they may not spend, and its purchases within a period never exceed the limit of
 * that period, however little was spent (rulings: spending limits) [SOC-028].
 */
export const oneClickDecision = (
  amount: number,
  { limits, spends, charges, now }: OneClickFacts,
): { readonly ok: true; readonly bought: TopUpPackage } | { readonly ok: false; readonly reason: OneClickLimit } => {
  const bought = oneClickPackage(amount)
  if (bought === undefined) return { ok: false, reason: 'unknown-amount' }
  for (const counted of [spends, charges]) {
    const permission = spendAllowed(limits, counted, amount, now)
    if (!permission.ok) return { ok: false, reason: permission.reason }
  }
  if (charges.some(({ at, isOpen }) => isOpen || at > now - ONE_CLICK_PAUSE)) return { ok: false, reason: 'under-way' }
  const today = charges.filter(({ at }) => at > now - ONE_CLICK_DAY).reduce((sum, { coins }) => sum + coins, 0)
  return today + amount > ONE_CLICK_DAY_COINS ? { ok: false, reason: 'day-limit' } : { ok: true, bought }
}
