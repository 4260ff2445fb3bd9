import { wallClock } from '@/domain/vouchers/day-end'

const DAY = 24 * 3_600_000

/** The calendar day of a moment (epoch ms) where the guest is, counted from 1 January 1970. */
const dayOf = (at: number, timeZone: string): number => Math.floor(wallClock(at, timeZone) / DAY)

/** How the day of a message is written, so that the guest need not compute it: by a word as long as there is one. */
export type DayName = 'today' | 'yesterday' | 'date'

/** The calendar of the guest decides, not hours that have passed: five minutes before midnight was yesterday. */
export function dayName(at: number, now: number, timeZone: string): DayName {
  const age = dayOf(now, timeZone) - dayOf(at, timeZone)
  if (age === 0) return 'today'
  return age === 1 ? 'yesterday' : 'date'
}

/** Whether a message is the first of its day in a conversation, so that the day is written above it once. */
export const startsDay = (at: number, before: number | null, timeZone: string): boolean =>
  before === null || dayOf(at, timeZone) !== dayOf(before, timeZone)
