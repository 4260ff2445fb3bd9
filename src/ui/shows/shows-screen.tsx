import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import type { ActorId } from '@/domain/ids'
import { listedShows, type ShowFilter } from '@/domain/shows/show-filter'
import { useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { LoadError } from '@/ui/base/load-error'
import { useListAddress, type ListAddress } from '@/ui/base/use-list-address'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { NearEnd } from '@/ui/kit/lists/near-end'
import { useTexts } from '@/ui/texts/use-texts'
import { showAddress, type ShowListQuery } from './show-address'
import { ShowFilterRow, ShowSort } from './show-filter-row'
import { ShowList } from './show-list'
import css from './show-list.module.css'
import { ShowsViewModel } from './shows-view-model'
import { TicketViewModel } from './ticket-view-model'

/** Shows rendered at first, and each time the guest comes near their end: as many as are soon seen. */
const STEP = 12

/** The cam shows that run and that are announced (CHA-023, NAV-024). */
export const Screen = observer(function CamShowsScreen() {
  const texts = useTexts()
  const model = useViewModel(ShowsViewModel)
  const tickets = useViewModel(TicketViewModel)
  const address = useListAddress(showAddress)
  const { order, filters } = address.query
  useShown(
    model,
    useCallback(() => model.showAll(order), [model, order]),
  )
  useEffect(() => tickets.about(model), [tickets, model])
  const { now, isLoggedIn, shows } = model
  const listed = listedShows(shows.value ?? [], filters, now)
  const [count, setCount] = useState(STEP)
  const showMore = useCallback(() => setCount((known) => known + STEP), [])
  const rest = Math.max(0, listed.length - count)
  return (
    <ListPage
      title={texts.t('shows.title')}
      description={texts.t('shows.description')}
      note={<p>{texts.t('shows.lead')}</p>}
    >
      <ShowFilterRow address={address} isLoggedIn={isLoggedIn} />
      <div className={css['bar']}>
        <p role="status">{shows.value === undefined ? null : texts.t('shows.count', { count: listed.length })}</p>
        <ShowSort address={address} />
      </div>
      <LoadError of={shows} />
      {shows.value === undefined && shows.error === null ? <Coming /> : null}
      {shows.value !== undefined && listed.length === 0 ? <None address={address} /> : null}
      <ShowList shows={listed.slice(0, count)} services={{ tickets, isLoggedIn, now }} byDay={order === 'soonest'} />
      {rest === 0 ? null : <NearEnd key={count} onNear={showMore} />}
      <div className={css['rest']} style={{ ['--rest' as string]: rest }} />
    </ListPage>
  )
})

const Coming = () => (
  <div className={css['skeletons']} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} width="100%" height="280px" />
    ))}
  </div>
)

const None = observer(function None({ address: { query, clear } }: { readonly address: ListAddress<ShowListQuery> }) {
  const texts = useTexts()
  const { filters } = query
  if (filters.length === 0)
    return <EmptyState title={texts.t('shows.none.empty')} text={texts.t('shows.none.emptyText')} />
  const isOfMine = filters.length === 1 && filters[0] === 'mine'
  return (
    <EmptyState
      title={texts.t(isOfMine ? 'shows.none.mine' : 'shows.none.title')}
      text={texts.t(isOfMine ? 'shows.none.mineText' : 'shows.none.text')}
      action={
        <Button kind="ink" onClick={clear}>
          {texts.t('shows.filter.clear')}
        </Button>
      }
    />
  )
})

/** An actor's shows with tickets (CHA-022, CHA-024), or nothing. Part of other screens. */
export const ActorShows = observer(function ActorShows({
  actorId,
  only = null,
}: {
  readonly actorId: ActorId
  /** The filter; `null`: all. */
  readonly only?: ShowFilter | null
}) {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(ShowsViewModel)
  const tickets = useViewModel(TicketViewModel)
  useShown(
    model,
    useCallback(() => model.showOf(actorId), [model, actorId]),
  )
  useEffect(() => tickets.about(model), [tickets, model])
  const { now, isLoggedIn, shows } = model
  const listed = listedShows(shows.value ?? [], only === null ? [] : [only], now)
  if (listed.length === 0) return null
  return (
    <section className={only === null ? css['panel'] : undefined} aria-label={texts.t('shows.ofActor')}>
      {only === null ? <h2>{texts.t('shows.ofActor')}</h2> : null}
      <ShowList shows={listed} services={{ tickets, isLoggedIn, now }} byDay={false} />
      <Link href={href('camShows', {})}>
        {texts.t('shows.all')} <span aria-hidden="true">→</span>
      </Link>
    </section>
  )
})
