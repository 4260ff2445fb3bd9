import { inWeekHours, type PlanWindow } from './schedule'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'
import type { ActorId } from '@/domain/ids'

/** A period in which an actor was live, from and to in epoch ms. */
export interface PresenceSession {
  readonly from: number
  readonly to: number
}

/** The hours at which an actor is usually live (ACT-034). */
export interface ModelHeatMap {
  readonly actorId: ActorId
  /**
   * 168 hours of a week on the platform's clock, starting Sunday 0:00: the percentage of the last
   * weeks in which the actor was live at that hour.
   */
  readonly heatMap: readonly number[]
  /** Whole hours until the actor is expected, 0 while they are live; `null` when unknown. */
  readonly hoursToBeOnline: number | null
  /**
   * The actor's own note about their times, in the requested language; empty when there is none.
   */
  readonly memo: string
}

/** Number of weeks a heat map covers. */
export const HEAT_WEEKS = 8

/** Hours in a week. */
export const WEEK_HOURS = 168

/** An hour counts as usual from this percentage of weeks on. */
export const USUAL_FROM = 50

const HOUR = 3_600_000

/** 1970 began on a Thursday: hours from the Sunday before it to the epoch. */
const EPOCH_HOURS = 4 * 24

/** Minimum time an actor has to be live within an hour for it to count, in ms. */
const ENOUGH = HOUR / 2

/**
 * Builds the heat map from the sessions of the last weeks before `now` (epoch ms). Older sessions
 * do not count.
 */
export function heatOf(sessions: readonly PresenceSession[], now: number): readonly number[] {
  const end = wallClock(now, platformTimeZone)
  const weeks = Array.from({ length: WEEK_HOURS }, () => new Set<number>())
  for (const { from, to } of sessions) {
    const begins = wallClock(from, platformTimeZone)
    const ends = begins + Math.max(0, to - from)
    for (let hour = Math.floor(begins / HOUR); hour * HOUR < ends; hour++) {
      const live = Math.min(ends, (hour + 1) * HOUR) - Math.max(begins, hour * HOUR)
      const week = Math.floor((end - hour * HOUR) / (WEEK_HOURS * HOUR))
      if (live >= ENOUGH && week >= 0 && week < HEAT_WEEKS) weeks[inWeekHours(hour + EPOCH_HOURS)]?.add(week)
    }
  }
  return weeks.map((seen) => Math.round((100 * seen.size) / HEAT_WEEKS))
}

/**
 * Shifts the heat map to a clock that is `hours` ahead of the platform's; half hours count for the
 * hour they begin in.
 */
export const shiftHeat = (heat: readonly number[], hours: number): readonly number[] =>
  heat.map((_, hour) => heat[inWeekHours(hour - Math.floor(hours))] ?? 0)

/**
 * Returns the hours in which an actor is live in at least half of the weeks, as windows that begin
 * on their day.
 */
export function usualWindows(heat: readonly number[]): readonly PlanWindow[] {
  const isUsual = (hour: number): boolean => (heat[inWeekHours(hour)] ?? 0) >= USUAL_FROM
  const windows: PlanWindow[] = []
  for (let start = 0; start < heat.length; start++) {
    if (!isUsual(start) || isUsual(start - 1)) continue
    let end = start + 1
    // It ends at the hour before its start at the latest, which is not usual.
    while (isUsual(end)) end++
    windows.push({ day: Math.floor(start / 24), from: start % 24, to: (start % 24) + (end - start) })
  }
  return windows
}

/** The same hours on several days. `days`: 0 is Sunday. */
export interface UsualTime {
  readonly days: readonly number[]
  readonly from: number
  readonly to: number
}

/** Groups windows with the same hours, those on most days first. */
export function usualTimes(windows: readonly PlanWindow[]): readonly UsualTime[] {
  const times = new Map<string, { days: number[]; readonly from: number; readonly to: number }>()
  for (const { day, from, to } of windows) {
    const known = times.get(`${from} ${to}`)
    if (known === undefined) times.set(`${from} ${to}`, { days: [day], from, to })
    else known.days.push(day)
  }
  return [...times.values()].toSorted((a, b) => b.days.length - a.days.length || a.from - b.from)
}
