import type { Texts } from '@/ui/texts/texts'

/** For how long the day of the week names a day, ms. */
const WEEK = 6 * 86_400_000

/** Formats a time briefly: the time of today, the weekday of this week, else the date. */
export const noticeTime = (at: number, texts: Pick<Texts, 'timeOfDay' | 'date'>, now = Date.now()): string =>
  now - at < WEEK ? texts.timeOfDay(at, now) : texts.date(at)
