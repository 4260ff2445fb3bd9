import { observer } from 'mobx-react-lite'
import type { ActorSummary } from '@/domain/actors/actor'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { ActorTile } from '@/ui/actors/actor-tile'
import { CategoryTile } from '@/ui/actors/cams/category-tile'
import { LiveActors } from '@/ui/actors/live-actors'
import { cx } from '@/ui/kit/class-names'
import { Button } from '@/ui/kit/actions/button'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import { Slice } from '@/ui/kit/slice'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { VideoTile } from '@/ui/media/list/video-tile'
import { Chooser } from '@/ui/base/chooser'
import { useAlive, useService, useViewModel } from '@/ui/base/container'
import type { PagedList } from '@/ui/base/paged-list'
import { useHref } from '@/ui/base/use-href'
import { LoadError } from '@/ui/base/load-error'
import type { ActorServices } from '@/ui/actors/actor-services'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useTexts } from '@/ui/texts/use-texts'
import { Hero } from './hero'
import { LiveFilters } from './live-filters'
import css from './start-screen.module.css'
import { StartViewModel } from './start-view-model'

const ContinueWatching = part(async () => (await import('@/ui/media/home/continue-watching-screen')).ContinueWatching)
const StartBlocks = part(async () => (await import('./start-blocks-screen')).StartBlocks)

/** Approximate height of all blocks, px: only the page's foot is below them. */
const BLOCKS_HEIGHT = 4_800

/**
 * The start page: the guest's begun videos and favourites, live actors, then other content. On a
 * phone it is fifteen windows high, so the less popular half waits behind a press.
 */
export const Screen = observer(function StartScreen() {
  const texts = useTexts()
  const href = useHref()
  const start = useViewModel(StartViewModel)
  const { onlineCount } = useService(LiveActors)
  const services = useActorServices()
  const { passed } = useService(AgeGateViewModel)
  const isAlive = useAlive()
  if (start.error !== null) return <LoadError of={start} heading="h1" />
  return (
    <>
      <Hero actor={start.hero} seed={start.heroSeed} live={services.live} isEntered={isAlive && passed} />
      <div className={css['page']}>
        <nav className={css['chooser']} aria-label={texts.t('shell.nav.more')}>
          <Chooser />
        </nav>
        {isAlive && start.isLoggedIn ? <ContinueWatching /> : null}
        {start.favorites.items.length === 0 ? null : (
          <Section
            title={texts.t('home.favorites.title')}
            link={{ label: texts.t('home.favorites.all'), href: href('memberFavoriteCams', {}) }}
          >
            <ActorGrid services={services} list={start.favorites} oneRow />
          </Section>
        )}
        <Section
          title={texts.t('home.live.title')}
          note={onlineCount === null ? '' : texts.t('home.live.count', { count: onlineCount })}
          link={{ label: texts.t('home.live.all'), href: href('cams', {}) }}
        >
          <LiveFilters chosen={start.filter} onChoose={(filter) => start.choose(filter)} />
          <ActorGrid services={services} list={start.live} />
        </Section>
        <Section
          isFar
          title={texts.t('home.videos.title')}
          link={{ label: texts.t('home.videos.all'), href: href('videos', {}) }}
        >
          <div className={css['videos']}>
            {start.videos.items.map((video) => (
              <VideoTile key={video.id} video={video} amongNew />
            ))}
            {start.videos.total === null ? skeletons(8, 'landscape') : null}
          </div>
        </Section>
        <Section
          isFar
          title={texts.t('home.top.title')}
          link={{ label: texts.t('home.top.all'), href: href('topCams', {}) }}
        >
          <ActorGrid services={services} list={start.top} oneRow />
        </Section>
        <Section isFar title={texts.t('home.categories.title')}>
          <div className={css['categories']}>
            {start.categories?.map((category) => <CategoryTile key={category.slug} category={category} />) ??
              skeletons(6, 'landscape')}
          </div>
        </Section>
        <div className={css['more']} data-open={start.isUnfolded || undefined}>
          <Button wide aria-expanded={start.isUnfolded} onClick={() => start.unfold()}>
            {texts.t('shell.states.more')}
          </Button>
        </div>
        <div className={css['rest']} data-open={start.isUnfolded || undefined}>
          <Section
            isFar
            title={texts.t('home.fresh.title')}
            link={{ label: texts.t('home.fresh.all'), href: href('newFaces', {}) }}
          >
            <ActorGrid services={services} list={start.fresh} oneRow />
          </Section>
          <Slice>
            <Near height={BLOCKS_HEIGHT}>
              <StartBlocks before={start.videos.items} fallback={<div style={{ height: BLOCKS_HEIGHT }} />} />
            </Near>
          </Slice>
        </div>
      </div>
    </>
  )
})

function Section({
  title,
  note,
  link,
  isFar,
  children,
}: {
  readonly title: string
  /** Whether it is below what is seen first. */
  readonly isFar?: boolean
  readonly note?: string
  readonly link?: { readonly label: string; readonly href: string }
  readonly children: React.ReactNode
}) {
  return (
    <section className={cx(css['section'], isFar ? 'when-near' : '')} aria-label={title}>
      <SectionHead title={title} note={note} link={link} />
      <Slice>{children}</Slice>
    </section>
  )
}

const ActorGrid = observer(function ActorGrid({
  list,
  services,
  oneRow,
}: {
  readonly list: PagedList<ActorSummary>
  readonly services: ActorServices
  readonly oneRow?: boolean
}) {
  const texts = useTexts()
  if (list.isEmpty) return <p className={css['none']}>{texts.t('shell.states.empty')}</p>
  return (
    <div className={oneRow ? css['row'] : css['actors']} aria-busy={list.isLoading}>
      {list.items.map((actor) => (
        <ActorTile key={actor.id} actor={actor} services={services} />
      ))}
      {list.total === null ? skeletons(oneRow ? 6 : 12, 'portrait') : null}
    </div>
  )
})

const skeletons = (count: number, shape: 'portrait' | 'landscape') =>
  Array.from({ length: count }, (_, index) => <TileSkeleton key={index} shape={shape} />)
