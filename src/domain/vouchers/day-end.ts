/**
 * The time zone of the platform's calendar days (ruling), in which its vouchers and offers are
 * counted.
 */
export const platformTimeZone = 'Europe/Berlin'

const day = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the cached format of a zone, because building one costs far more than using it. */
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * Returns the wall clock of the zone, written as if it were UTC, so that clock readings can be
 * compared as numbers.
 */
export const wallClock = (at: number, timeZone: string): number => {
  const read: Record<string, string> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(at)) read[type] = value
  const part = (name: string): number => Number(read[name])
  const milliseconds = ((at % 1000) + 1000) % 1000
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) + milliseconds
  )
}

/**
 * Returns the last millisecond (23:59:59.999 on the wall) of the calendar day that `at` falls on in
 * the zone. Days have 23 or 25 hours when clocks change, so the wall clock decides and never a
 * fixed number of hours. `at` and the result are epoch milliseconds; an unknown zone is a
 * `RangeError` of Intl.
 */
export const endOfDay = (at: number, timeZone: string = platformTimeZone): number => {
  const wall = wallClock(at, timeZone)
  const wanted = Math.floor(wall / day) * day + day - 1
  const guess = at + (wanted - wall)
  return guess + (wanted - wallClock(guess, timeZone))
}
