import { platformOffset, shiftPlan, type PlanWindow } from '@/domain/actors/schedule'
import type { Texts } from '@/ui/texts/texts'

/** A Sunday, to name week days from. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000
const HOUR = 3_600_000

/** Returns the hours that the guest's clock is ahead of the platform's. */
export const guestAhead = (now: number): number => -new Date(now).getTimezoneOffset() / 60 - platformOffset(now)

/**
 * Returns an actor's usual live times on the guest's clock: a line for each set of days with the
 * same hours. Consecutive days are merged, gaps stay gaps. `ahead`: hours ahead of the platform.
 */
export function scheduleLines(plan: readonly PlanWindow[], texts: Texts, ahead: number): readonly string[] {
  const clock = (hour: number) =>
    texts.formatted(hour * HOUR, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })
  const byHours = new Map<string, number[]>()
  for (const { day, from, to } of shiftPlan(plan, ahead)) {
    const hours = `${clock(from)}–${clock(to)}`
    // The week begins on a Monday.
    byHours.set(hours, [...(byHours.get(hours) ?? []), (day + 6) % 7])
  }
  const name = (day: number) => texts.formatted(SUNDAY + (day + 1) * DAY, { weekday: 'short', timeZone: 'UTC' })
  return [...byHours].map(([hours, days]) => `${daysText(days, name)} ${hours}`)
}

/** "Tue–Fri, Sun": three and more days in a row as first and last, others by name. */
function daysText(days: readonly number[], name: (day: number) => string): string {
  const runs: number[][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const [first = 0] = run
      return run.length > 2 ? [`${name(first)}–${name(run.at(-1) ?? first)}`] : run.map(name)
    })
    .join(', ')
}
