import { wallClock } from '@/domain/vouchers/day-end'

const MINUTE = 60_000
const DAY_MINUTES = 1_440

/**
 * A daily period in minutes since midnight, excluding its end. It crosses midnight when `to` is
 * before `from`.
 */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

const isMinute = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < DAY_MINUTES

/**
 * Whether the hours are valid. An empty period is refused, because it could mean no time or the
 * whole day.
 */
export const areValidHours = ({ from, to }: QuietHours): boolean => isMinute(from) && isMinute(to) && from !== to

/** Whether a minute of the day is in the period. */
export const isQuietMinute = ({ from, to }: QuietHours, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

/**
 * Returns when a notice that is due `now` may be sent: at once outside of the hours, otherwise at
 * their end. Epoch ms. The wall clock of the zone decides, so that the end is right on days with a
 * clock change. An unknown zone is a `RangeError` of Intl.
 */
export function afterQuietHours(hours: QuietHours | null, now: number, timeZone: string): number {
  if (hours === null) return now
  const wall = wallClock(now, timeZone)
  const minute = Math.floor(wall / MINUTE) % DAY_MINUTES
  if (!isQuietMinute(hours, minute)) return now
  const left = (hours.to - minute + DAY_MINUTES) % DAY_MINUTES
  const wanted = Math.floor(wall / MINUTE) * MINUTE + left * MINUTE
  const guess = now + (wanted - wall)
  return Math.max(now, guess + (wanted - wallClock(guess, timeZone)))
}

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return wallClock(0, name) !== null
  } catch {
    return false
  }
}
