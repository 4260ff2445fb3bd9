import { endOfDay } from '@/domain/vouchers/day-end'

const HOUR = 3_600_000

/**
 * A calendar day of a guest, from its first moment (included) to that of the next day (excluded),
 * in epoch ms.
 */
export interface GuestDay {
  readonly from: number
  readonly to: number
}

/**
 * Returns the day that is `ahead` days after today on the wall clock of a guest's time zone; 0 is
 * today. Days with a clock change have 23 or 25 hours. `now`: epoch ms; an unknown zone is a
 * `RangeError` of Intl.
 */
export function guestDay(now: number, ahead: number, timeZone: string): GuestDay {
  // Half a day from midnight is safely within the day, even on days with a clock change.
  const noon = endOfDay(now, timeZone) + 1 - 12 * HOUR + ahead * 24 * HOUR
  return { from: endOfDay(noon - 24 * HOUR, timeZone) + 1, to: endOfDay(noon, timeZone) + 1 }
}
