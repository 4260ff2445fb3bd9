import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { ALL_VIDEOS, isTvSection, TV_SECTIONS } from '@/domain/tv/channel'
import { useShown, useViewModel } from '@/ui/base/container'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useTexts } from '@/ui/texts/use-texts'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { TvVideoTile } from '@/ui/tv/parts/tv-video-tile'
import css from './mediathek.module.css'
import { MediathekViewModel } from './mediathek-view-model'

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 520, columns: 2 },
    { from: 740, columns: 3 },
    { from: 1000, columns: 4 },
  ],
  rowHeight: { perWidth: 9 / 16, text: 58 },
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 12,
}

const SIZES = '(min-width: 1080px) 22vw, (min-width: 800px) 30vw, (min-width: 560px) 46vw, 92vw'

/** The mediathek's videos of a key: of a series, of a genre, or all (TVS-004, NAV-039). */
export const Screen = observer(function MediathekVideosScreen() {
  const texts = useTexts()
  const href = useHref()
  const { mediathekKey: key } = useParamsOf('tvMediathekVideos')
  const { key: entry } = useLocation()
  const model = useViewModel(MediathekViewModel)
  useShown(
    model,
    useCallback(() => model.show(key, entry), [model, key, entry]),
  )
  const { list, series, isMissing } = model
  if (isMissing)
    return (
      <MissingPage title="tv.series.missing" text="tv.series.missingText" route="tvSeriesList" link="tv.series.title" />
    )
  const name = isTvSection(key)
    ? key === ALL_VIDEOS
      ? texts.t('tv.videos.all')
      : texts.t(`tv.genre.${key}`)
    : (series?.title ?? texts.t('tv.nav.videos'))
  const title = key === ALL_VIDEOS ? name : texts.t('tv.videos.title', { name })
  return (
    <TvPage>
      <PageTitle title={title} description={texts.t('tv.videos.description', { name })} />
      <header className={css['head']}>
        <h1>{title}</h1>
        {series ? <Link href={href('tvSeries', { series: series.id })}>{texts.t('tv.format.series')}</Link> : null}
      </header>
      <TabRow label={texts.t('tv.series.filter')} current={key}>
        {TV_SECTIONS.map((section) => (
          <Link
            key={section}
            href={href('tvMediathekVideos', { mediathekKey: section })}
            aria-current={section === key ? 'page' : undefined}
          >
            {section === ALL_VIDEOS ? texts.t('tv.series.all') : texts.t(`tv.genre.${section}`)}
          </Link>
        ))}
      </TabRow>
      <section className={css['list']} aria-label={title} data-anchor="pagination">
        <p role="status">{list.total === null ? null : texts.t('tv.video.count', { count: list.total })}</p>
        <TileList
          label={title}
          list={list}
          grid={GRID}
          empty={<EmptyState title={texts.t('tv.video.none')} text={texts.t('tv.video.noneText')} />}
        >
          {(video, index) => <TvVideoTile video={video} heading="h2" eager={index < 4} sizes={SIZES} />}
        </TileList>
      </section>
    </TvPage>
  )
})
