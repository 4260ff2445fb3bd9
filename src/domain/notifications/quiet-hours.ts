import { wallClock } from '@/domain/vouchers/day-end'

const MINUTE = 60_000
const DAY_MINUTES = 1_440

/** A span of each day in minutes since midnight, the end not included. It passes midnight where `to` is before `from`. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

const isMinute = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < DAY_MINUTES

/** Whether hours can be set. An empty span is refused: it could be read as no time and as the whole day. */
export const areValidHours = ({ from, to }: QuietHours): boolean => isMinute(from) && isMinute(to) && from !== to

/** Whether a minute of the day is in the span. */
export const isQuietMinute = ({ from, to }: QuietHours, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

/**
 * When a notice may be sent that is due `now`: at once outside of the hours, else at their end. Epoch ms. The wall clock of the zone
 * decides, so that the end is right on the days on which clocks change. An unknown zone is a `RangeError` of Intl.
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

/** Whether there is a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return wallClock(0, name) !== null
  } catch {
    return false
  }
}
