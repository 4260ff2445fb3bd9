import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { phaseOf, type CamShow } from '@/domain/shows/show'
import { useTexts } from '@/ui/texts/use-texts'
import { ShowCard, type ShowCardServices } from './show-card'
import { dayOf } from './show-times'
import css from './show-list.module.css'

/** Shows by day: running ones, today, tomorrow, later; or in the list's own order. */
export const ShowList = observer(function ShowList({
  shows,
  services,
  byDay,
  aside,
}: {
  readonly shows: readonly CamShow[]
  readonly services: ShowCardServices
  readonly byDay: boolean
  readonly aside?: (show: CamShow) => ReactNode
}) {
  const texts = useTexts()
  const { now } = services
  const nameOf = (show: CamShow): string =>
    phaseOf(show, now) === 'running' ? texts.t('shows.running') : dayOf(show.start, now, texts)
  const groups = byDay ? [...Map.groupBy(shows, nameOf)] : [['', shows] as const]
  return groups.map(([name, group]) => (
    <section key={name} className={css['group']}>
      {name === '' ? null : <h2>{name}</h2>}
      <ul role="list" className={css['list']}>
        {group.map((show) => (
          <li key={show.id}>
            <ShowCard show={show} services={services} aside={aside?.(show)} />
          </li>
        ))}
      </ul>
    </section>
  ))
})
