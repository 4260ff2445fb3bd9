/** Guests may enter from this age on, in whole years. */
export const ADULT_AGE = 18

/** A calendar day, without time or zone. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const platformDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Reads `YYYY-MM-DD`; returns `null` for any other text and for days that do not exist, such as 29
 * February of a common year.
 */
export const parseDay = (text: string): CalendarDay | null => {
  const groups = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u.exec(text)?.groups
  if (!groups) return null
  const [year, month, day] = [Number(groups['year']), Number(groups['month']), Number(groups['day'])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? { year, month, day } : null
}

/** Returns the platform's day (Europe/Berlin) at a moment in epoch ms. */
export const dayOf = (now: number): CalendarDay => {
  const parts = Object.fromEntries(platformDay.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 }
}

/** Returns the same day as a text, `YYYY-MM-DD`. */
export const dayTextOf = (now: number): string => platformDay.format(now)

/**
 * Returns the age in completed years; negative before the birth. A person born on 29 February turns
 * a year older on 1 March in common years.
 */
export const ageOn = (birth: CalendarDay, today: CalendarDay): number => {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day)
  return today.year - birth.year - (hadBirthday ? 0 : 1)
}

/**
 * Whether a person born that day (`YYYY-MM-DD`) is of age at a moment (epoch ms); false for a text
 * that is no date.
 */
export const isAdult = (birthDate: string, now: number): boolean => {
  const birth = parseDay(birthDate)
  return birth !== null && ageOn(birth, dayOf(now)) >= ADULT_AGE
}
