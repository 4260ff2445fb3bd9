/** The spans a guest can limit their spending for. */
export const LIMIT_PERIODS = ['daily', 'weekly', 'monthly'] as const

/** One span of a spending limit. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** How far each span looks back, in ms; spans roll, so that midnight does not double a limit. */
export const PERIOD_LENGTH: Readonly<Record<LimitPeriod, number>> = {
  daily: 86_400_000,
  weekly: 7 * 86_400_000,
  monthly: 30 * 86_400_000,
}

/** How long a raised limit waits before it applies, in ms (rulings: spending limits). */
export const RAISE_AFTER = 86_400_000

/** A limit in whole coins; `null` is none. `raised` is a requested limit that will apply from `from` (epoch ms) on. */
export interface SpendingLimit {
  readonly coins: number | null
  readonly raised: { readonly coins: number | null; readonly from: number } | null
}

/** A guest's limits and the end of their self-exclusion (epoch ms), `null` when there is none. */
export interface SpendingLimits extends Readonly<Record<LimitPeriod, SpendingLimit>> {
  readonly excludedUntil: number | null
}

const none: SpendingLimit = { coins: null, raised: null }

/** A guest who has set no limits. */
export const NO_LIMITS: SpendingLimits = { daily: none, weekly: none, monthly: none, excludedUntil: null }

/** The limit that applies at a moment, in whole coins; `null` is no limit. */
export const limitAt = ({ coins, raised }: SpendingLimit, now: number): number | null =>
  raised !== null && now >= raised.from ? raised.coins : coins

const isHigher = (wanted: number | null, than: number | null): boolean =>
  than !== null && (wanted === null || wanted > than)

/**
 * A guest changes a limit: lowering acts at once and cancels a raise that still waits; raising, or lifting it, acts
 * after 24 hours (rulings: spending limits). Requesting the same raise again does not restart its wait. Throws
 * `RangeError` for coins that are no whole number from 0 on.
 */
export const changeLimit = (limit: SpendingLimit, wanted: number | null, now: number): SpendingLimit => {
  if (wanted !== null && (!Number.isSafeInteger(wanted) || wanted < 0)) {
    throw new RangeError(`A limit is a whole number of coins, got ${wanted}`)
  }
  const coins = limitAt(limit, now)
  if (!isHigher(wanted, coins)) return { coins: wanted, raised: null }
  const waits = limit.raised !== null && now < limit.raised.from && limit.raised.coins === wanted
  return { coins, raised: waits ? limit.raised : { coins: wanted, from: now + RAISE_AFTER } }
}

/** One spend of the guest: whole coins at a moment in epoch ms. */
export interface Spend {
  readonly at: number
  readonly coins: number
}

/** Coins of a guest's statement: spent, or given back, which is negative, for the line that names it. */
export interface Booked extends Spend {
  readonly line: string
}

/**
 * What was spent in the end: what was given back was not spent, from the newest spend of its line on. A refund of a spend that is not among
 * these changes nothing, so that it allows no further spend.
 */
export const spendsAfterRefunds = (booked: readonly Booked[]): readonly Spend[] => {
  const returned = new Map<string, number>()
  for (const { line, coins } of booked) if (coins < 0) returned.set(line, (returned.get(line) ?? 0) - coins)
  return booked
    .filter(({ coins }) => coins > 0)
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, coins, line }) => {
      const left = returned.get(line) ?? 0
      returned.set(line, Math.max(0, left - coins))
      return { at, coins: Math.max(0, coins - left) }
    })
}

/** What the guest spent in the span that ends now, in whole coins. */
export const spentIn = (period: LimitPeriod, spends: readonly Spend[], now: number): number =>
  spends.filter(({ at }) => at > now - PERIOD_LENGTH[period] && at <= now).reduce((sum, { coins }) => sum + coins, 0)

/** Whether coins may be spent now, or what forbids it and how many may still be. */
export type SpendPermission =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'self-excluded'; readonly until: number }
  | { readonly ok: false; readonly reason: 'limit-reached'; readonly period: LimitPeriod; readonly remaining: number }

/** Coins that may still be spent in a span; `null` when it is not limited. */
export const remainingIn = (
  period: LimitPeriod,
  limits: SpendingLimits,
  spends: readonly Spend[],
  now: number,
): number | null => {
  const limit = limitAt(limits[period], now)
  return limit === null ? null : Math.max(0, limit - spentIn(period, spends, now))
}

/** Whether a guest may spend so many coins now: not while they have excluded themselves, and never beyond any of their limits. */
export const spendAllowed = (
  limits: SpendingLimits,
  spends: readonly Spend[],
  coins: number,
  now: number,
): SpendPermission => {
  if (isSelfExcluded(limits, now)) return { ok: false, reason: 'self-excluded', until: limits.excludedUntil ?? now }
  for (const period of LIMIT_PERIODS) {
    const remaining = remainingIn(period, limits, spends, now)
    if (remaining !== null && coins > remaining) return { ok: false, reason: 'limit-reached', period, remaining }
  }
  return { ok: true }
}

/**
 * How many coins a guest may still spend now under all limits together: the least that any span leaves, 0 while they have excluded
 * themselves, `null` when nothing limits them.
 */
export const allowanceOf = (limits: SpendingLimits, spends: readonly Spend[], now: number): number | null => {
  if (isSelfExcluded(limits, now)) return 0
  return LIMIT_PERIODS.reduce<number | null>((least, period) => {
    const remaining = remainingIn(period, limits, spends, now)
    return remaining === null ? least : Math.min(remaining, least ?? remaining)
  }, null)
}

/** Maximum time for which a guest can exclude themselves in one step, ms: five years. */
export const MAX_EXCLUSION = 5 * 365 * 86_400_000

/** Whether the guest has shut themselves out at a moment (epoch ms). */
export const isSelfExcluded = ({ excludedUntil }: Pick<SpendingLimits, 'excludedUntil'>, now: number): boolean =>
  excludedUntil !== null && now < excludedUntil

/** Shuts the guest out until a moment (epoch ms). While it lasts it can be prolonged and never shortened. */
export const excludeUntil = (limits: SpendingLimits, until: number, now: number): SpendingLimits => {
  const current = isSelfExcluded(limits, now) ? (limits.excludedUntil ?? now) : now
  return until > current ? { ...limits, excludedUntil: until } : limits
}
