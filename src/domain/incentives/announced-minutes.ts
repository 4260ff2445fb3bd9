/**
 * The minutes at which the rest of a countdown is announced: more often would interrupt guests who
 * use a screen reader.
 */
const ANNOUNCED = [1, 5, 10, 30, 60] as const

/**
 * Returns the announcement for the rest of a countdown, in minutes: "less than ten minutes" from
 * ten minutes on. `null` when more than an hour is left, or nothing. `left`: milliseconds.
 */
export const announcedMinutes = (left: number): number | null =>
  left <= 0 ? null : (ANNOUNCED.find((minutes) => left <= minutes * 60_000) ?? null)
