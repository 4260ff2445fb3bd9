import type { Actor } from '@/domain/actors/actor'
import type { Texts } from '@/ui/texts/texts'

/** A Sunday, to name week days from. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000

/** When a performer is usually live, in words: first to last day, and the usual hours. `null`: nothing is known. */
export function scheduleText(schedule: Actor['schedule'], texts: Texts): { days: string; hours: string } | null {
  const [first] = schedule
  const last = schedule.at(-1)
  if (first === undefined || last === undefined) return null
  const name = new Intl.DateTimeFormat(texts.language, { weekday: 'short', timeZone: 'UTC' })
  const dayName = (day: number) => name.format(SUNDAY + day * DAY)
  const from = Math.min(...schedule.map((one) => one.from))
  const to = Math.max(...schedule.map((one) => one.to))
  return {
    days:
      schedule.length === 1
        ? dayName(first.day)
        : texts.t('actors.schedule.days', { first: dayName(first.day), last: dayName(last.day) }),
    hours: texts.t('actors.schedule.hours', { from, to }),
  }
}
