import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { actorGrid } from '@/ui/actors/actor-grid'
import { ActorTile } from '@/ui/actors/actor-tile'
import { LiveActors } from '@/ui/actors/live-actors'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { MissingPage } from '@/ui/base/missing-page'
import { Menus } from '@/ui/base/menus'
import { useMatch } from '@/ui/base/page'
import { TileList } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { useListAddress } from '@/ui/base/use-list-address'
import { Link } from '@/ui/kit/actions/link'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Slice } from '@/ui/kit/slice'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { BannerSlot } from '@/ui/promo/slots'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { CAM_COLUMNS } from './cam-columns'
import { CamFilter, searchAddress } from './cam-filter'
import { camAddress, activeFilterCount } from './cam-query'
import { CamSort } from './cam-sort'
import { CamsViewModel } from './cams-view-model'
import css from './cams-screen.module.css'
import { CategoryRow } from './category-filter'
import { SetFilters } from './set-filters'

const GRID = actorGrid(CAM_COLUMNS, 18)

/** Actors, all or of one category, filtered by the address. */
export const Screen = observer(function CamsScreen() {
  const texts = useTexts()
  const cams = useViewModel(CamsViewModel)
  const href = useHref()
  const menus = useService(Menus)
  const { onlineCount } = useService(LiveActors)
  const { key } = useLocation()
  const address = useListAddress(camAddress)
  const { query, clear } = address
  const { title, preset, slug, tag } = useHeading(cams)
  const seo = useSeoText(tag)
  useShown(
    cams,
    useCallback(() => cams.show(query, preset, key), [cams, query, preset, key]),
  )
  const services = useActorServices()
  const { list, filter } = cams
  const tile = useCallback(
    (actor: ActorSummary, index: number) => (
      <ActorTile actor={actor} services={services} filter={filter} heading="h2" eager={index < 4} />
    ),
    [services, filter],
  )
  const count = activeFilterCount(query)
  const { isOn: isOnPhone } = menus.state
  const isNarrowed = count > 0 || query.text !== '' || preset !== ALL
  const shown = isNarrowed
    ? list.total === null
      ? null
      : texts.t('actors.filter.found', { count: list.total })
    : onlineCount === null
      ? null
      : texts.t('home.live.count', { count: onlineCount })
  if (slug !== null && cams.isUnknownCategory(slug))
    return <MissingPage title="shell.notFound.title" text="shell.notFound.text" route="cams" link="home.live.all" />
  return (
    <ListPage
      title={title}
      {...(seo === null ? {} : { tabTitle: seo.seoTitle, description: seo.seoDescription })}
      note={
        <>
          {shown === null ? null : <p className="num">{shown}</p>}
          <Link className={css['top']} href={href('topCams', {})}>
            {texts.t('home.top.all')} <span aria-hidden="true">→</span>
          </Link>
          {isOnPhone ? null : (
            <Link className={css['top']} href={searchAddress(query, href)}>
              {texts.t('actors.filter.more')} <span aria-hidden="true">→</span>
            </Link>
          )}
        </>
      }
      actions={
        isOnPhone ? undefined : (
          <>
            {count === 0 ? null : (
              <Button kind="ghost" size="s" onClick={clear}>
                {texts.t('actors.filter.clear')}
              </Button>
            )}
            <CamSort address={address} />
          </>
        )
      }
    >
      <CategoryRow categories={cams.categories} chosen={slug} />
      <div className={css['tools']} data-anchor="pagination">
        <Slice>
          {isOnPhone ? (
            <>
              <Button icon={<SlidersHorizontal />} onClick={() => menus.send({ type: 'open', menu: 'cam-filter' })}>
                {count === 0 ? texts.t('actors.filter.title') : texts.t('actors.filter.titleCount', { count })}
              </Button>
              <CamSort address={address} />
            </>
          ) : (
            <CamFilter address={address} />
          )}
        </Slice>
      </div>
      {list.isEmpty ? null : <SetFilters address={address} />}
      {query.text === '' ? null : (
        <p className={css['search']} role="status">
          {texts.t('actors.filter.searched', { text: query.text, count: list.total ?? 0 })}
        </p>
      )}
      <TileList
        label={title}
        list={list}
        grid={GRID}
        error={cams}
        onCalm={(held) => cams.settle(held)}
        empty={
          <EmptyState
            picture={<ShapeIcon seed={7} />}
            title={texts.t('actors.none.title')}
            text={count === 0 && query.text === '' ? null : texts.t('actors.none.text')}
            action={
              <>
                <SetFilters address={address} centred />
                <Button kind="ink" onClick={clear}>
                  {texts.t('actors.filter.clear')}
                </Button>
              </>
            }
          />
        }
      >
        {tile}
      </TileList>
      <BannerSlot placement="cams" className={css['banner']} />
      <SeoFold text={seo} />
    </ListPage>
  )
})

const NEW: ActorFilter = { isNew: true }
const FREE: ActorFilter = { freeChat: true, online: true }
const ALL: ActorFilter = {}

interface Heading {
  readonly title: string
  readonly preset: ActorFilter
  readonly slug: string | null
  /** Tag of the text below the page's list. */
  readonly tag: string | null
}

/** The title of the page, and its filter before the guest adds any. */
function useHeading(cams: CamsViewModel): Heading {
  const texts = useTexts()
  const page = useMatch()
  const route = page.kind === 'route' ? page.route : 'cams'
  const slug = page.kind === 'route' && page.route === 'category' ? page.params.categorySlug : null
  const category = useMemo<ActorFilter>(() => (slug === null ? ALL : { category: slug }), [slug])
  if (route === 'newFaces') return { title: texts.t('shell.nav.newFaces'), preset: NEW, slug, tag: null }
  if (route === 'freeChat') return { title: texts.t('actors.tile.freeChat'), preset: FREE, slug, tag: null }
  if (slug !== null) {
    const name = cams.categories.find((one) => one.slug === slug)?.name
    return { title: name ?? texts.t('home.live.all'), preset: category, slug, tag: null }
  }
  return { title: texts.t('home.live.all'), preset: ALL, slug, tag: 'cams' }
}
