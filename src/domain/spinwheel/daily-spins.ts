import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/**
 * Maximum unused daily spins. Days on which a guest was away count as well, so that nobody has to
 * come every day.
 */
export const MAX_DAILY_SPINS = 3

const DAY = 86_400_000

/**
 * Returns the day of the platform (Europe/Berlin) at a moment in epoch ms, counted from 1970; a day
 * of 23 or 25 hours counts as one.
 */
export const platformDayOf = (at: number): number => Math.floor(wallClock(at, platformTimeZone) / DAY)

/**
 * The last day for which a guest received their spin, and the number of these spins that are left.
 */
export interface DailySpins {
  readonly day: number
  readonly unused: number
}

/**
 * Grants the spins of the days up to today: one per day, once, and never more than
 * `MAX_DAILY_SPINS` in total.
 */
export function grantDaily(
  known: DailySpins | undefined,
  today: number,
): { readonly daily: DailySpins; readonly granted: number } {
  if (known === undefined) return { daily: { day: today, unused: 1 }, granted: 1 }
  const days = Math.max(0, today - known.day)
  const granted = Math.max(0, Math.min(days, MAX_DAILY_SPINS - known.unused))
  return { daily: { day: Math.max(known.day, today), unused: known.unused + granted }, granted }
}

/**
 * Takes one spin, a daily one first, because those are capped; returns `null` when none is left.
 */
export const spendSpin = (
  spins: number,
  daily: DailySpins,
): { readonly spins: number; readonly daily: DailySpins } | null =>
  spins <= 0 ? null : { spins: spins - 1, daily: { ...daily, unused: Math.max(0, daily.unused - 1) } }
