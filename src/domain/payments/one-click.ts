import { spendAllowed, type Spend, type SpendingLimits } from '@/domain/access/limits'
import { topUpPackages, type TopUpPackage } from './packages'

/**
 * What one click may buy: the three smallest packages, at the prices and with the bonus of the checkout [SOC-028]. Larger
 * sums take a checkout, in which the guest sees more than a button.
 */
export const oneClickPackages: readonly TopUpPackage[] = topUpPackages.slice(0, 3)

/** The same as whole coins without the bonus: what the guest and the command name as `amount` [GUE-004]. */
export const oneClickAmounts: readonly number[] = oneClickPackages.map(({ coins }) => coins)

/** The package of an amount in whole coins; undefined where one click does not buy that amount. */
export const oneClickPackage = (amount: number): TopUpPackage | undefined =>
  oneClickPackages.find(({ coins }) => coins === amount)

/**
 * Whole coins that one click may buy in 24 hours, the bonus not counted: 100 euro. A guest who needs more on one day takes a
 * checkout, and thereby a pause.
 */
export const ONE_CLICK_DAY_COINS = 400

/** How far that cap looks back, ms; it rolls, so that midnight does not double it. */
export const ONE_CLICK_DAY = 86_400_000

/**
 * So long after a charge, ms, the next one is refused: presses in two tabs, or of a hand that shakes, are one intention even
 * though each has a key of its own.
 */
export const ONE_CLICK_PAUSE = 10_000

/** A charge that counts: booked, or not answered yet by the provider. `coins` is the amount without the bonus. */
export interface PastCharge extends Spend {
  readonly isOpen: boolean
}

/** Why one click buys nothing now; for each the guest reads what to do. */
export type OneClickLimit =
  | 'unknown-amount'
  | 'self-excluded'
  | 'limit-reached'
  | 'day-limit'
  /** Another charge is at the provider, or was booked a moment ago. */
  | 'under-way'

/** What the rule needs to know about a guest. Epoch ms, whole coins. */
export interface OneClickFacts {
  readonly limits: SpendingLimits
  /** What the guest has spent, as their own limits count it. */
  readonly spends: readonly Spend[]
  /** The charges of the last thirty days. */
  readonly charges: readonly PastCharge[]
  readonly now: number
}

/**
 * Whether one click may buy an amount now. The guest's own limits bind twice: coins that they do not let the guest spend are
 * not bought, and what one click buys within a span never exceeds the limit of that span, however little was spent (rulings:
 * spending limits) [SOC-028].
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
