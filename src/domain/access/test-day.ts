import { dayOf, type CalendarDay } from './age'
import { wallClock, platformTimeZone } from '@/domain/vouchers/day-end'

const DAY = 86_400_000

/** A day to preview content for: a date, or a day of the current month (API-012, ACT-036). */
export type TestDay = CalendarDay | { readonly day: number }

/**
 * Returns the moment (epoch ms) of the same time of day on that day of the platform
 * (Europe/Berlin). A day beyond the end of the current month runs over into the next one.
 */
export function momentOn(day: TestDay, now: number): number {
  const { year, month, day: number } = { ...dayOf(now), ...day }
  const wall = wallClock(now, platformTimeZone)
  const wanted = Date.UTC(year, month - 1, number) + (wall % DAY)
  const guess = now + (wanted - wall)
  return guess + (wanted - wallClock(guess, platformTimeZone))
}
