import type { UsualTime } from '@/domain/actors/heat-map'
import type { Texts } from '@/ui/texts/texts'

/** Number of kinds of times that a sentence names. */
const MAX_TIMES = 2

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The week begins on a Monday. */
const order = (day: number): number => (day + 6) % 7

/** Formats an hour, 0 to 48 (an end at midnight: 24). Only English always writes minutes. */
function clockText(hour: number, texts: Texts): string {
  const whole = Math.floor(hour)
  const minutes = Math.round((hour % 1) * 60)
  const shown = whole === 24 && minutes === 0 ? 24 : whole % 24
  if (texts.language === 'en' || minutes > 0)
    return `${String(shown).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  return String(shown)
}

/** Formats days: three and more in a row as first and last, others by name. */
function daysText(days: readonly number[], texts: Texts): string {
  const runs: number[][] = []
  for (const day of days.toSorted((a, b) => order(a) - order(b))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last !== undefined && order(day) === order(last) + 1) run?.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => DAYS[day ?? 0] ?? 'sun'
  const parts = runs.flatMap((run) =>
    run.length > 2
      ? [
          texts.t('discovery.presence.range', {
            first: texts.t(`discovery.presence.days.${name(run[0])}`),
            last: texts.t(`discovery.presence.days.${name(run.at(-1))}`),
          }),
        ]
      : run.map((day) => texts.t(`discovery.presence.on.${name(day)}`)),
  )
  return joined(parts, texts)
}

const joined = (parts: readonly string[], texts: Texts): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : texts.t('discovery.presence.and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

/** Returns an actor's usual live times as a sentence, on the clock of the given times. */
export function usualText(times: readonly UsualTime[], texts: Texts): string {
  if (times.length === 0) return texts.t('discovery.presence.varies')
  const parts = times.slice(0, MAX_TIMES).map(({ days, from, to }) =>
    texts.t('discovery.presence.time', {
      days: daysText(days, texts),
      from: clockText(from, texts),
      to: clockText(to, texts),
    }),
  )
  return texts.t('discovery.presence.usually', { times: joined(parts, texts) })
}
