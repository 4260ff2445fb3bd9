/** Minutes at which what is left of a countdown is announced: more often would interrupt who listens to the page. */
const ANNOUNCED = [1, 5, 10, 30, 60] as const

/**
 * The announcement for what is left, in minutes: "less than ten minutes" from ten minutes on. `null`: more than an hour is left, or
 * nothing. `left`: milliseconds.
 */
export const announcedMinutes = (left: number): number | null =>
  left <= 0 ? null : (ANNOUNCED.find((minutes) => left <= minutes * 60_000) ?? null)
