import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { FigureMark } from '@/ui/painting/figure-mark'
import { useService, useViewModel } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useMatch } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { LoadError } from '@/ui/base/load-error'
import { useTexts } from '@/ui/texts/use-texts'
import { ActorTile } from '@/ui/actors/actor-tile'
import { CamFilter } from './cam-filter'
import { narrowings, readCamQuery } from './cam-query'
import { CamSort } from './cam-sort'
import { CamsViewModel } from './cams-view-model'
import css from './cams-screen.module.css'
import { CategoryRow } from './category-filter'
import { LiveActors } from '@/ui/actors/live-actors'
import { SetFilters } from './set-filters'
import { useCamNavigation } from './use-cam-navigation'

const COLUMNS = [
  { from: 0, columns: 2 },
  { from: 560, columns: 3 },
  { from: 760, columns: 4 },
  { from: 980, columns: 5 },
  { from: 1150, columns: 6 },
]

/** Performers, all of them or those of a category, narrowed as the address says. */
export const Screen = observer(function CamsScreen() {
  const texts = useTexts()
  const cams = useViewModel(CamsViewModel)
  const menus = useService(Menus)
  const { onlineCount } = useService(LiveActors)
  const { key, search } = useLocation()
  const query = useMemo(() => readCamQuery(new URLSearchParams(search)), [search])
  const { title, preset, slug } = useHeading(cams)
  const { clear } = useCamNavigation()
  useEffect(() => cams.show(query, preset, key), [cams, query, preset, key])
  const { list } = cams
  const count = narrowings(query)
  return (
    <div className={css['page']}>
      <PageTitle title={title} />
      <header className={css['header']}>
        <h1>{title}</h1>
        {onlineCount === null ? null : <p className="num">{texts.t('home.live.count', { count: onlineCount })}</p>}
        {menus.state.isOn ? null : (
          <div className={css['order']}>
            {count === 0 ? null : (
              <Button kind="ghost" size="s" onClick={clear}>
                {texts.t('actors.filter.clear')}
              </Button>
            )}
            <CamSort />
          </div>
        )}
      </header>
      <CategoryRow categories={cams.categories} chosen={slug} />
      <div className={css['tools']} data-anchor="pagination">
        {menus.state.isOn ? (
          <>
            <Button icon={<SlidersHorizontal />} onClick={() => menus.send({ type: 'open', menu: 'cam-filter' })}>
              {count === 0 ? texts.t('actors.filter.title') : texts.t('actors.filter.titleCount', { count })}
            </Button>
            <CamSort />
          </>
        ) : (
          <CamFilter inSheet={false} />
        )}
      </div>
      {list.isEmpty ? null : <SetFilters />}
      {query.text === '' ? null : (
        <p className={css['search']} role="status">
          {texts.t('actors.filter.searched', { text: query.text, count: list.total ?? 0 })}
        </p>
      )}
      <LoadError of={cams} />
      {list.isEmpty ? (
        <EmptyState
          picture={<FigureMark seed={7} />}
          title={texts.t('actors.none.title')}
          text={count === 0 && query.text === '' ? null : texts.t('actors.none.text')}
          action={
            <>
              <SetFilters centred />
              <Button kind="ink" onClick={clear}>
                {texts.t('actors.filter.clear')}
              </Button>
            </>
          }
        />
      ) : null}
      {list.total === null && list.error === null ? (
        <div className={css['skeletons']} aria-busy="true">
          {Array.from({ length: 18 }, (_, index) => (
            <TileSkeleton key={index} />
          ))}
        </div>
      ) : (
        <VirtualGrid
          label={title}
          items={list.items}
          keyOf={(actor) => actor.id}
          columns={COLUMNS}
          lineHeight={(width) => width * 1.334 + 62}
          onNearEnd={() => void list.more()}
          expected={list.planned}
          placeholder={<TileSkeleton />}
        >
          {(actor, index) => <ActorTile actor={actor} heading="h2" eager={index < 4} />}
        </VirtualGrid>
      )}
      {list.asks ? (
        <Button className={css['more'] ?? ''} kind="glass" loading={list.isLoading} onClick={() => void list.goOn()}>
          {texts.t('shell.states.more')}
        </Button>
      ) : null}
    </div>
  )
})

const NEW: ActorFilter = { isNew: true }
const FREE: ActorFilter = { freeChat: true, online: true }
const ALL: ActorFilter = {}

/** What the page is called, and what it is narrowed to before the guest narrows it. */
function useHeading(cams: CamsViewModel): { title: string; preset: ActorFilter; slug: string | null } {
  const texts = useTexts()
  const page = useMatch()
  const route = page.kind === 'route' ? page.route : 'cams'
  const slug = page.kind === 'route' && page.route === 'category' ? page.params.categorySlug : null
  const category = useMemo<ActorFilter>(() => (slug === null ? ALL : { category: slug }), [slug])
  if (route === 'newFaces') return { title: texts.t('shell.nav.newFaces'), preset: NEW, slug }
  if (route === 'freeChat') return { title: texts.t('actors.tile.freeChat'), preset: FREE, slug }
  if (slug !== null) {
    const name = cams.categories.find((one) => one.slug === slug)?.name
    return { title: name ?? texts.t('home.live.all'), preset: category, slug }
  }
  return { title: texts.t('home.live.all'), preset: ALL, slug }
}
