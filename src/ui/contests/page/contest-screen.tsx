import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTEST_SUBS, type Contest } from '@/domain/contests/contest'
import { asId, type ContestId } from '@/domain/ids'
import { useAlive, useService, useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { useListAddress, type ListAddress } from '@/ui/base/use-list-address'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton, TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { SearchField } from '@/ui/kit/forms/search-field'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import { ContestHead } from './contest-head'
import { contestAddress, type ContestListQuery } from './contest-query'
import css from './contest-screen.module.css'
import { contestSubject } from './contest-subject'
import { ContestViewModel } from './contest-view-model'
import { EntryTile } from './entry-tile'
import { ResultsChart } from './results-chart'
import { TopList } from './top-list'
import { VotingViewModel } from './voting-view-model'

/** Pixels below a tile's picture: title, name, and votes. */
const LINES = 118

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 480, columns: 2 },
    { from: 760, columns: 3 },
  ],
  rowHeight: { perWidth: 9 / 16, text: LINES },
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 9,
}

/** One contest: its head, its entries and its results (CON-002, CON-003). */
export const Screen = observer(function ContestScreen() {
  const texts = useTexts()
  const { contestId } = useParamsOf('contest')
  const page = useViewModel(ContestViewModel)
  const votes = useViewModel(VotingViewModel)
  const address = useListAddress(contestAddress)
  const { key } = useLocation()
  const { query } = address
  const id = asId<ContestId>(contestId)
  useShown(
    page,
    useCallback(() => {
      votes.about(page)
      return page.show(id, query, key)
    }, [page, votes, id, query, key]),
  )
  const contest = page.contest.value
  if (contest === undefined)
    return page.contest.error === null ? <Coming /> : <LoadError of={page.contest} heading="h1" />
  if (contest === null)
    return (
      <MissingPage title="contests.missing.title" text="contests.missing.text" route="contests" link="contests.all" />
    )
  const { topList, history } = page
  const leading = (topList.value ?? []).filter((entry) => entry.votes > 0)
  const hasResults = (history.value?.leaders.length ?? 0) > 0 && contest.votes > 0
  return (
    <div className={css['page']}>
      <Way contest={contest} />
      <ContestHead contest={contest} remaining={votes.remaining} />
      <div className={css['columns']}>
        <section className={css['entries']} aria-labelledby="contest-entries">
          <h2 id="contest-entries">{texts.t('contests.allEntries')}</h2>
          <Filter address={address} />
          <p role="status" className={css['count']}>
            {page.list.total === null ? null : texts.t('contests.entries', { count: page.list.total })}
          </p>
          <TileList
            label={texts.t('contests.allEntries')}
            list={page.list}
            grid={GRID}
            empty={<None address={address} />}
          >
            {(entry, index) => <EntryTile entry={entry} votes={votes} eager={index < 3} />}
          </TileList>
        </section>
        <aside className={css['aside']} aria-label={texts.t('contests.standing')}>
          <LoadError of={topList} isQuiet />
          {leading.length === 0 ? null : <TopList entries={leading} />}
          {hasResults && history.value ? <ResultsChart history={history.value} /> : null}
        </aside>
      </div>
    </div>
  )
})

/** Title and breadcrumb of the page. */
const Way = observer(function Way({ contest }: { readonly contest: Contest }) {
  const { id, title, description } = contest
  const texts = useTexts()
  const href = useHref()
  const crumbs = [
    { label: 'Vesper', address: href('start', {}) },
    { label: texts.t('contests.title'), address: href('contests', {}) },
    { label: title, address: href('contest', { contestId: id }) },
  ]
  return (
    <>
      <PageTitle title={title} description={description} breadcrumb={crumbs} subject={contestSubject(contest)} />
      <Breadcrumb label={texts.t('contests.way')} crumbs={crumbs} />
    </>
  )
})

const Filter = observer(function Filter({
  address: { query, change },
}: {
  readonly address: ListAddress<ContestListQuery>
}) {
  const texts = useTexts()
  const { isLoggedIn } = useService(GuestViewModel)
  const isAlive = useAlive()
  const href = useHref()
  const { contestId } = useParamsOf('contest')
  const [name, setName] = useState(query.name)
  useEffect(() => setName(query.name), [query.name])
  const subs = CONTEST_SUBS.filter((sub) => sub !== 'voted' || query.sub === 'voted' || (isAlive && isLoggedIn))
  return (
    <div className={css['filter']}>
      <TabRow label={texts.t('contests.filter')} current={query.sub}>
        {subs.map((sub) => (
          <Link
            key={sub}
            href={href('contest', { contestId: asId<ContestId>(contestId) }, contestAddress.write({ ...query, sub }))}
            aria-current={sub === query.sub ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              change(() => ({ sub }))
            }}
          >
            {texts.t(`contests.sub.${sub}`)}
          </Link>
        ))}
      </TabRow>
      <div className={css['search']}>
        <SearchField
          label={texts.t('contests.search')}
          clearLabel={texts.t('contests.clear')}
          value={name}
          maxLength={60}
          onChange={(value) => {
            setName(value)
            if (value === '') change(() => ({ name: '' }))
          }}
          onSubmit={(value) => change(() => ({ name: value.trim() }))}
        />
      </div>
    </div>
  )
})

const None = observer(function None({
  address: { query, clear },
}: {
  readonly address: ListAddress<ContestListQuery>
}) {
  const texts = useTexts()
  if (query.name !== '')
    return (
      <EmptyState
        title={texts.t('contests.noName.title', { name: query.name })}
        text={texts.t('contests.noName.text')}
        action={
          <Button kind="ink" onClick={clear}>
            {texts.t('contests.clear')}
          </Button>
        }
      />
    )
  const kind = query.sub === 'voted' ? 'noVote' : 'noEntry'
  return <EmptyState title={texts.t(`contests.${kind}.title`)} text={texts.t(`contests.${kind}.text`)} />
})

const Coming = () => (
  <div className={css['page']} aria-busy="true">
    <Skeleton width="100%" height="320px" />
    <div className={css['columns']}>
      <Skeleton width="100%" height="600px" />
      <Skeleton width="100%" height="420px" />
    </div>
  </div>
)
