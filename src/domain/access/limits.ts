/** The periods a guest can limit their spending for. */
export const LIMIT_PERIODS = ['daily', 'weekly', 'monthly'] as const

/** One period of a spending limit. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Length of each period in ms; periods roll, so that midnight does not double a limit. */
export const PERIOD_LENGTH: Readonly<Record<LimitPeriod, number>> = {
  daily: 86_400_000,
  weekly: 7 * 86_400_000,
  monthly: 30 * 86_400_000,
}

/** Delay before a raised limit applies, in ms (rulings: spending limits). */
export const RAISE_AFTER = 86_400_000

/**
 * A limit in whole coins; `null` means no limit. `raised` is a requested limit that will apply from
 * `from` (epoch ms) on.
 */
export interface SpendingLimit {
  readonly coins: number | null
  readonly raised: { readonly coins: number | null; readonly from: number } | null
}

/** A guest's limits and the end of their self-exclusion (epoch ms); `null` when there is none. */
export interface SpendingLimits extends Readonly<Record<LimitPeriod, SpendingLimit>> {
  readonly excludedUntil: number | null
}

const none: SpendingLimit = { coins: null, raised: null }

/** A guest who has set no limits. */
export const NO_LIMITS: SpendingLimits = { daily: none, weekly: none, monthly: none, excludedUntil: null }

/** Returns the limit that applies at a moment, in whole coins; `null` means no limit. */
export const limitAt = ({ coins, raised }: SpendingLimit, now: number): number | null =>
  raised !== null && now >= raised.from ? raised.coins : coins

const isHigher = (wanted: number | null, than: number | null): boolean =>
  than !== null && (wanted === null || wanted > than)

/**
 * Changes a guest's limit: lowering it acts at once and cancels a raise that is still waiting;
 * raising or lifting it acts after 24 hours (rulings: spending limits). Requesting the same raise
 * again does not restart the wait. Throws `RangeError` unless the coins are a whole number from 0
 * on.
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

/** One expense of the guest: whole coins at a moment in epoch ms. */
export interface Spend {
  readonly at: number
  readonly coins: number
}

/**
 * Coins of one statement entry: positive when spent, negative when refunded to the line it names.
 */
export interface Booked extends Spend {
  readonly line: string
}

/**
 * Returns the net spends: a refund reduces the spends of its line, newest first. A refund of a
 * spend that is not in the list changes nothing, so that it permits no further spending.
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

/** Returns what the guest spent in the period that ends now, in whole coins. */
export const spentIn = (period: LimitPeriod, spends: readonly Spend[], now: number): number =>
  spends.filter(({ at }) => at > now - PERIOD_LENGTH[period] && at <= now).reduce((sum, { coins }) => sum + coins, 0)

/**
 * The decision of the guest's own limits on a spend: allowed, or refused with the reason and the
 * amount that is still allowed.
 */
export type LimitPermission =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'self-excluded'; readonly until: number }
  | { readonly ok: false; readonly reason: 'limit-reached'; readonly period: LimitPeriod; readonly remaining: number }

/**
 * The decision on a spend: that of the limits, or a refusal because the guest has to pay first: they
 * may buy coins and nothing else (AUT-003).
 */
export type SpendPermission = LimitPermission | { readonly ok: false; readonly reason: 'forced-payment' }

/** Returns the coins that may still be spent in a period; `null` when it has no limit. */
export const remainingIn = (
  period: LimitPeriod,
  limits: SpendingLimits,
  spends: readonly Spend[],
  now: number,
): number | null => {
  const limit = limitAt(limits[period], now)
  return limit === null ? null : Math.max(0, limit - spentIn(period, spends, now))
}

/**
 * Decides whether a guest may spend so many coins now: not during a self-exclusion, and never
 * beyond any of their limits.
 */
export const spendAllowed = (
  limits: SpendingLimits,
  spends: readonly Spend[],
  coins: number,
  now: number,
): LimitPermission => {
  if (isSelfExcluded(limits, now)) return { ok: false, reason: 'self-excluded', until: limits.excludedUntil ?? now }
  for (const period of LIMIT_PERIODS) {
    const remaining = remainingIn(period, limits, spends, now)
    if (remaining !== null && coins > remaining) return { ok: false, reason: 'limit-reached', period, remaining }
  }
  return { ok: true }
}

/**
 * Returns how many coins a guest may still spend now under all limits together: the least that any
 * period leaves, 0 during a self-exclusion, `null` when they have no limit.
 */
export const allowanceOf = (limits: SpendingLimits, spends: readonly Spend[], now: number): number | null => {
  if (isSelfExcluded(limits, now)) return 0
  return LIMIT_PERIODS.reduce<number | null>((least, period) => {
    const remaining = remainingIn(period, limits, spends, now)
    return remaining === null ? least : Math.min(remaining, least ?? remaining)
  }, null)
}

/** Maximum length of one self-exclusion in ms: five years. */
export const MAX_EXCLUSION = 5 * 365 * 86_400_000

/** Whether the guest has excluded themselves at a moment (epoch ms). */
export const isSelfExcluded = ({ excludedUntil }: Pick<SpendingLimits, 'excludedUntil'>, now: number): boolean =>
  excludedUntil !== null && now < excludedUntil

/**
 * Excludes the guest until a moment (epoch ms). A running exclusion can be prolonged but never
 * shortened.
 */
export const excludeUntil = (limits: SpendingLimits, until: number, now: number): SpendingLimits => {
  const current = isSelfExcluded(limits, now) ? (limits.excludedUntil ?? now) : now
  return until > current ? { ...limits, excludedUntil: until } : limits
}
