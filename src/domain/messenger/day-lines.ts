import { wallClock } from '@/domain/vouchers/day-end'

const DAY = 24 * 3_600_000

/**
 * Returns the calendar day of a moment (epoch ms) in the guest's time zone, counted from 1 January
 * 1970.
 */
const dayOf = (at: number, timeZone: string): number => Math.floor(wallClock(at, timeZone) / DAY)

/**
 * The way the day of a message is written: as a word for recent days, so that the guest need not
 * compute it.
 */
export type DayName = 'today' | 'yesterday' | 'date'

/**
 * Returns how to write a day. The guest's calendar decides, not the hours passed: five minutes
 * before midnight was yesterday.
 */
export function dayName(at: number, now: number, timeZone: string): DayName {
  const age = dayOf(now, timeZone) - dayOf(at, timeZone)
  if (age === 0) return 'today'
  return age === 1 ? 'yesterday' : 'date'
}

/**
 * Whether a message is the first of its day in a conversation, so that the day appears above it
 * once.
 */
export const startsDay = (at: number, before: number | null, timeZone: string): boolean =>
  before === null || dayOf(at, timeZone) !== dayOf(before, timeZone)
