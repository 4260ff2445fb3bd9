import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useTexts } from '@/ui/texts/use-texts'
import css from './next-shows.module.css'
import { ShowList } from './show-list'
import { ShowsViewModel } from './shows-view-model'
import { TicketViewModel } from './ticket-view-model'

/** Two lines of a wide page. */
const SHOWN = 4

/** Running and next shows on the start page (NAV-061). */
export const NextShows = observer(function NextShows() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(ShowsViewModel)
  const tickets = useViewModel(TicketViewModel)
  useShown(
    model,
    useCallback(() => model.showAll('soonest', SHOWN), [model]),
  )
  useEffect(() => tickets.about(model), [tickets, model])
  useEffect(() => {
    texts.load('shows').catch(otherwise())
  }, [texts])
  const { now, isLoggedIn, shows } = model
  if (shows.error !== null) return <LoadError of={shows} isQuiet />
  if (shows.value?.length === 0) return null
  if (shows.value === undefined || !texts.has('shows')) return <div className={css['coming']} aria-busy="true" />
  return (
    <section aria-labelledby="next-shows">
      <SectionHead
        id="next-shows"
        title={texts.t('shows.title')}
        link={{ label: texts.t('shows.all'), href: href('camShows', {}) }}
      />
      <ShowList shows={shows.value} services={{ tickets, isLoggedIn, now }} byDay={false} />
    </section>
  )
})
