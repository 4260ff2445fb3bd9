import { CalendarPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import type { ActorServices } from '@/ui/actors/actor-services'
import { RemindButton } from '@/ui/actors/remind-button'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { saveFile } from '@/ui/kit/save-file'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './presence-panel.module.css'
import { usualText } from './presence-text'
import type { ProfilePresenceViewModel } from './profile-presence-view-model'

/** A Sunday, to name week days from. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000

/** The hours of a day. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** An hour that was never used stays visible. */
const opacityOf = (percent: number): number => (percent === 0 ? 0.08 : 0.2 + (0.8 * percent) / 100)

/** Days in the order of a week that begins on a Monday; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** An actor's usual live times: a sentence, a chart of the week, and two reminders (ACT-034). */
export const PresencePanel = observer(function PresencePanel({
  actor,
  presence,
  ahead,
  services,
}: {
  readonly actor: Pick<Actor, 'id' | 'name' | 'isFavorite'>
  readonly presence: Pick<ProfilePresenceViewModel, 'isKnown' | 'memo' | 'heat' | 'times' | 'calendar'>
  /** Hours that the guest's clock is ahead of the platform's. */
  readonly ahead: number
  readonly services: Pick<ActorServices, 'live' | 'pins'>
}) {
  const texts = useTexts()
  const href = useHref()
  if (!presence.isKnown) return null
  const { name } = actor
  const times = presence.times(ahead)
  const sentence = usualText(times, texts)
  const save = () => {
    const url = `${location.origin}${href('actor', { actorName: name })}`
    const file = presence.calendar({ title: name, url, uid: `vesper-${actor.id}` })
    if (file !== null) saveFile(`${name}.ics`, 'text/calendar', file)
  }
  return (
    <section className={css['presence']}>
      <h2>{texts.t('discovery.presence.title', { name })}</h2>
      <p className={css['sentence']}>{sentence}</p>
      <Week heat={presence.heat(ahead)} label={sentence} texts={texts} />
      <p className={css['zone']}>{texts.t('discovery.presence.zone')}</p>
      {presence.memo === '' ? null : <blockquote className={css['memo']}>{presence.memo}</blockquote>}
      <div className={css['ways']}>
        <RemindButton actor={actor} services={services} />
        {times.length === 0 ? null : (
          <Button size="l" icon={<CalendarPlus />} onClick={save}>
            {texts.t('discovery.presence.calendar')}
          </Button>
        )}
      </div>
    </section>
  )
})

/** The hours of a week as a chart; the text says the same. */
function Week({
  heat,
  label,
  texts,
}: {
  readonly heat: readonly number[]
  readonly label: string
  readonly texts: Texts
}) {
  return (
    <div role="img" aria-label={label} className={css['week']}>
      {WEEK.map((day) => (
        <div key={day} className={css['day']}>
          <span>{texts.formatted(SUNDAY + day * DAY, { weekday: 'short', timeZone: 'UTC' })}</span>
          {HOURS.map((hour) => (
            <i key={hour} style={{ opacity: opacityOf(heat[day * 24 + hour] ?? 0) }} />
          ))}
        </div>
      ))}
      <div className={css['hours']}>
        <span />
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  )
}
