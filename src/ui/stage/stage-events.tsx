import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { AnalyticsEvent } from '@/application/tracking/analytics'
import type { Stage } from '@/application/stage/stage'
import { useTexts } from '@/ui/texts/use-texts'
import css from './stage-panel.module.css'

/** Interval at which events are read while the panel is open, ms. */
const EVERY = 1_000

/** The complete analytics events of the embedded world, as an operator's service would get them. */
export const StageEvents = observer(function StageEvents({ stage }: { readonly stage: Stage }) {
  const texts = useTexts()
  const [events, setEvents] = useState<readonly AnalyticsEvent[]>([])
  useEffect(() => {
    const look = () => void stage.events().then(setEvents)
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [stage])
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.events.title')}</legend>
      {events.length === 0 ? <p>{texts.t('stage.events.none')}</p> : null}
      {events.map((event) => (
        <details key={event.id} className={css['mail']}>
          <summary>
            {event.type} · {event.context}
            <small>{texts.time(event.timestamp)}</small>
          </summary>
          <p>{JSON.stringify(event)}</p>
        </details>
      ))}
    </fieldset>
  )
})
