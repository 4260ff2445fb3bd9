import { countdownTo } from '@/domain/shows/countdown'
import { phaseOf, type CamShow } from '@/domain/shows/show'
import type { Texts } from '@/ui/texts/texts'

type Written = Pick<Texts, 't' | 'time' | 'date'>

const DAY = 86_400_000

/** The day of a show: today, tomorrow, or its date. */
export function dayOf(start: number, now: number, texts: Written): string {
  const day = texts.date(start)
  if (day === texts.date(now)) return texts.t('shows.today')
  return day === texts.date(now + DAY) ? texts.t('shows.tomorrow') : day
}

/** "Today, 20:00 to 21:15". */
export const whenText = ({ start, end }: CamShow, now: number, texts: Written): string =>
  texts.t('shows.when', { day: dayOf(start, now, texts), from: texts.time(start), to: texts.time(end) })

/** Returns the time until the show begins, or until it ends. */
export function countdownText(show: CamShow, now: number, texts: Written): string {
  const isRunning = phaseOf(show, now) === 'running'
  const { unit, ...parts } = countdownTo(isRunning ? show.end : show.start, now)
  const time = texts.t(`shows.time.${unit}`, parts)
  return texts.t(isRunning ? 'shows.ends' : 'shows.starts', { time })
}
