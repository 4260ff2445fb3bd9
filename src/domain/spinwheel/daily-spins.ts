import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/** Unused spins of a day do not pile up beyond this. Days a guest was away count as well, so that nobody has to come every day. */
export const MAX_DAILY_SPINS = 3

const DAY = 86_400_000

/** The day of the platform (Europe/Berlin) at a moment in epoch ms, counted from 1970: days of 23 and 25 hours are one day each. */
export const platformDayOf = (at: number): number => Math.floor(wallClock(at, platformTimeZone) / DAY)

/** Up to which day a guest was given their spins, and how many of these they have left. */
export interface DailySpins {
  readonly day: number
  readonly unused: number
}

/** The spins of the days up to today: each day gives one, once, and together they are never more than `MAX_DAILY_SPINS`. */
export function grantDaily(
  known: DailySpins | undefined,
  today: number,
): { readonly daily: DailySpins; readonly granted: number } {
  if (known === undefined) return { daily: { day: today, unused: 1 }, granted: 1 }
  const days = Math.max(0, today - known.day)
  const granted = Math.max(0, Math.min(days, MAX_DAILY_SPINS - known.unused))
  return { daily: { day: Math.max(known.day, today), unused: known.unused + granted }, granted }
}

/** One spin less, of all there are; those of days go first, since they do not pile up. `null`: none is left. */
export const spendSpin = (
  spins: number,
  daily: DailySpins,
): { readonly spins: number; readonly daily: DailySpins } | null =>
  spins <= 0 ? null : { spins: spins - 1, daily: { ...daily, unused: Math.max(0, daily.unused - 1) } }
