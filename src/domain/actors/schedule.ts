import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/**
 * A time at which an actor is usually live: a week day (0 is Sunday) and hours on the platform's
 * clock; `to` may be 24 or later.
 */
export interface PlanWindow {
  readonly day: number
  readonly from: number
  readonly to: number
}

const HOUR = 3_600_000
const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS

/** 1970 began on a Thursday: days from the Sunday before it to the epoch. */
const EPOCH_DAY = 4

/** Returns the hour of the week, 0 to 167, for any number of hours since a Sunday 0:00. */
export const inWeekHours = (hours: number): number => ((hours % WEEK_HOURS) + WEEK_HOURS) % WEEK_HOURS

/** Returns how far the platform's clock is ahead of UTC at a moment (epoch ms), in hours. */
export const platformOffset = (at: number): number => (wallClock(at, platformTimeZone) - at) / HOUR

/**
 * Shifts the schedule to a clock that is `hours` ahead of the platform's, so that guests do not
 * have to convert time zones. A window keeps its length and belongs to the day it begins on.
 */
export function shiftPlan(plan: readonly PlanWindow[], hours: number): readonly PlanWindow[] {
  return plan
    .map(({ day, from, to }) => {
      const start = inWeekHours(day * DAY_HOURS + from + hours)
      const begins = start % DAY_HOURS
      return { day: Math.floor(start / DAY_HOURS), from: begins, to: begins + (to - from) }
    })
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
}

/**
 * Returns the hours from a moment to the next time in the schedule, 0 within one. `offset`: hours
 * the platform is ahead of UTC.
 */
function hoursToPlan(plan: readonly PlanWindow[], at: number, offset: number): number {
  const now = inWeekHours(at / HOUR + EPOCH_DAY * DAY_HOURS + offset)
  const waits = plan.map(({ day, from, to }) => {
    const since = inWeekHours(now - (day * DAY_HOURS + from))
    return since < to - from ? 0 : WEEK_HOURS - since
  })
  return Math.min(...waits)
}

/**
 * Returns the first moment from `earliest` (epoch ms) on that lies in the schedule, so that an
 * announced return agrees with it. Without a schedule that is `earliest`. A clock change in between
 * is taken into account.
 */
export function returnInPlan(plan: readonly PlanWindow[], earliest: number): number {
  if (plan.length === 0 || isInPlan(plan, earliest)) return earliest
  const offset = platformOffset(earliest)
  const guess = earliest + hoursToPlan(plan, earliest, offset) * HOUR
  const back = Math.max(earliest, guess + (offset - platformOffset(guess)) * HOUR)
  // Skips an hour that a clock change leaves out.
  return isInPlan(plan, back) ? back : returnInPlan(plan, Math.max(back, guess) + HOUR)
}

/** Whether a moment (epoch ms) lies in the schedule. */
export const isInPlan = (plan: readonly PlanWindow[], at: number): boolean =>
  hoursToPlan(plan, at, platformOffset(at)) === 0
