import { endOfDay } from '@/domain/vouchers/day-end'

const HOUR = 3_600_000

/** A calendar day of a guest, from its first moment (included) to that of the next one (excluded), epoch ms. */
export interface GuestDay {
  readonly from: number
  readonly to: number
}

/**
 * The day on the wall of a guest's time zone that is so many days after today; 0 is today. Days on which clocks change have 23 or 25
 * hours. `now`: epoch ms; an unknown zone is a `RangeError` of Intl.
 */
export function guestDay(now: number, ahead: number, timeZone: string): GuestDay {
  // Half a day from midnight to be on the right side of it, on days on which clocks change as well.
  const noon = endOfDay(now, timeZone) + 1 - 12 * HOUR + ahead * 24 * HOUR
  return { from: endOfDay(noon - 24 * HOUR, timeZone) + 1, to: endOfDay(noon, timeZone) + 1 }
}
