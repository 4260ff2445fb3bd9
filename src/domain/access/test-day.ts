import { dayOf, type CalendarDay } from './age'
import { wallClock, platformTimeZone } from '@/domain/vouchers/day-end'

const DAY = 86_400_000

/** A day that content is looked at for: a date, or a day of the present month (API-012, ACT-036). */
export type TestDay = CalendarDay | { readonly day: number }

/**
 * The moment (epoch ms) of the same time of day on that day of the platform (Europe/Berlin). A day that the present month
 * has not is the one as many days after its beginning.
 */
export function momentOn(day: TestDay, now: number): number {
  const { year, month, day: number } = { ...dayOf(now), ...day }
  const wall = wallClock(now, platformTimeZone)
  const wanted = Date.UTC(year, month - 1, number) + (wall % DAY)
  const guess = now + (wanted - wall)
  return guess + (wanted - wallClock(guess, platformTimeZone))
}
