import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { actorGrid } from '@/ui/actors/actor-grid'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { MissingPage } from '@/ui/base/missing-page'
import { useMatch } from '@/ui/base/page'
import { TileList } from '@/ui/base/tile-list'
import { useListAddress } from '@/ui/base/use-list-address'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { part } from '@/ui/kit/part'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { CollectionsRow } from './collections-row'
import { TopCamTile } from './top-cam-tile'
import { TopCamsViewModel } from './top-cams-view-model'
import css from './top-cams-screen.module.css'
import { TopListsNav } from './top-lists-nav'
import { CLASH_LIST, topAddress, topListOf, type ShownList } from './top-query'

const ClashOfCams = part(async () => (await import('@/ui/clash/clash-screen')).ClashOfCams)
const LiveReactions = part(async () => (await import('@/ui/reactions/reactions-screen')).LiveReactions)

const GRID = actorGrid(
  [
    { from: 0, columns: 2 },
    { from: 560, columns: 3 },
    { from: 760, columns: 4 },
    { from: 980, columns: 5 },
    { from: 1150, columns: 6 },
  ],
  18,
)

/** The clash, or a ranking or collection of actors, by address (ACT-026 to ACT-030, OTH-019). */
export const Screen = observer(function TopCamsScreen() {
  const page = useMatch()
  const isClash = page.kind === 'route' && page.route === 'topCamsOf' && page.params.topList === CLASH_LIST
  return isClash ? <ClashPage /> : <TopCams />
})

/** The clash of cams, and reactions of actors in other rounds. */
const ClashPage = observer(function ClashPage() {
  const texts = useTexts()
  return (
    <ListPage
      title={texts.t('clash.title')}
      description={texts.t('clash.about')}
      note={<p>{texts.t('clash.about')}</p>}
    >
      <TopListsNav current={CLASH_LIST} />
      <ClashOfCams fallback={<Skeleton shape="block" height="332px" />} />
      <LiveReactions />
    </ListPage>
  )
})

const TopCams = observer(function TopCams() {
  const texts = useTexts()
  const top = useViewModel(TopCamsViewModel)
  const shown = useShownList()
  const address = useListAddress(topAddress)
  const { query, change, clear } = address
  const { key } = useLocation()
  useShown(
    top,
    useCallback(() => top.show(shown, query, key), [top, shown, query, key]),
  )
  const services = useActorServices()
  const ranking = shown.kind === 'ranking' ? shown.type : null
  const seo = useSeoText(ranking === 'top100' ? 'top-cams' : null)
  const collection = shown.kind === 'collection' ? top.collectionOf(shown.actorName) : null
  if (shown.kind === 'collection' && collection === null)
    return (
      <MissingPage
        title="discovery.collections.missing"
        text="discovery.collections.missingText"
        route="topCams"
        link="discovery.top.title"
      />
    )
  const title =
    ranking === null
      ? texts.t('discovery.collections.of', { name: collection?.actor.name ?? '' })
      : texts.t(`discovery.top.${ranking}.title`)
  const lead =
    ranking === null
      ? texts.t('discovery.collections.lead', { name: collection?.actor.name ?? '' })
      : texts.t(`discovery.top.${ranking}.lead`)
  return (
    <ListPage
      title={title}
      tabTitle={seo?.seoTitle ?? title}
      description={seo?.seoDescription ?? lead}
      note={<p>{lead}</p>}
    >
      <TopListsNav current={ranking} />
      <CollectionsRow collections={top.collections} current={collection?.id ?? null} />
      <div className={css['tools']} data-anchor="pagination">
        <ChipRow label={texts.t('actors.filter.title')}>
          <Chip on={query.onlyOnline} onToggle={(onlyOnline) => change(() => ({ onlyOnline }))}>
            {texts.t('actors.filter.online')}
          </Chip>
        </ChipRow>
      </div>
      <TileList
        label={title}
        list={top.list}
        grid={GRID}
        error={top}
        empty={
          <EmptyState
            picture={<ShapeIcon seed={7} />}
            title={texts.t('discovery.top.none')}
            text={texts.t(query.onlyOnline ? 'discovery.top.noneLive' : 'discovery.top.noneText')}
            action={
              query.onlyOnline ? (
                <Button kind="ink" onClick={clear}>
                  {texts.t('actors.filter.clear')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        {(cam, index) => (
          <TopCamTile
            cam={cam}
            list={ranking}
            move={top.moves.get(cam.id) ?? 0}
            services={services}
            eager={index < 4}
          />
        )}
      </TileList>
      <SeoFold text={seo} />
    </ListPage>
  )
})

/** Returns the list in the address: a ranking, or else the collection of an actor of this name. */
function useShownList(): ShownList {
  const page = useMatch()
  const name = page.kind === 'route' && page.route === 'topCamsOf' ? page.params.topList : null
  return useMemo(() => {
    const type = name === null ? 'top100' : topListOf(name)
    return type === null ? { kind: 'collection', actorName: name ?? '' } : { kind: 'ranking', type }
  }, [name])
}
