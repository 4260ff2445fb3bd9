import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { TvSeries, TvVideo } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { ListContent } from '@/ui/base/list-content'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton, TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { TvVideoTile } from '@/ui/tv/parts/tv-video-tile'
import css from './mediathek.module.css'
import { MediathekViewModel } from './mediathek-view-model'

/** Drawn width of an episode. */
const SIZES = '(min-width: 1080px) 22vw, (min-width: 800px) 30vw, (min-width: 560px) 46vw, 92vw'

const byEpisode = (a: TvVideo, b: TvVideo): number => a.season - b.season || a.episode - b.episode

/** One series with its episodes, by season (TVS-004, NAV-038). */
export const Screen = observer(function SeriesScreen() {
  const texts = useTexts()
  const { series: key } = useParamsOf('tvSeries')
  const { key: entry } = useLocation()
  const model = useViewModel(MediathekViewModel)
  useShown(
    model,
    useCallback(() => model.show(key, entry), [model, key, entry]),
  )
  const { list, series } = model
  if (series === null || (series === undefined && list.total === 0))
    return (
      <MissingPage title="tv.series.missing" text="tv.series.missingText" route="tvSeriesList" link="tv.series.title" />
    )
  const seasons = [...Map.groupBy([...list.items].toSorted(byEpisode), ({ season }) => season)]
  return (
    <TvPage>
      {series === undefined ? (
        list.error === null ? (
          <Skeleton width="100%" height="clamp(240px, 30vw, 400px)" shape="block" />
        ) : null
      ) : (
        <SeriesHead series={series} first={seasons[0]?.[1][0]} />
      )}
      <ListContent
        list={list}
        empty={<EmptyState title={texts.t('tv.video.none')} text={texts.t('tv.video.noneText')} />}
        skeleton={
          <div className={css['grid']} aria-busy="true">
            {Array.from({ length: 6 }, (_, index) => (
              <TileSkeleton key={index} shape="landscape" />
            ))}
          </div>
        }
      >
        {seasons.map(([season, videos]) => (
          <section key={season} className={css['season']} aria-labelledby={`season-${season}`}>
            <h2 id={`season-${season}`}>{texts.t('tv.series.season', { number: season })}</h2>
            <div className={css['grid']}>
              {videos.map((video) => (
                <TvVideoTile key={video.id} video={video} sizes={SIZES} inSeries />
              ))}
            </div>
          </section>
        ))}
      </ListContent>
    </TvPage>
  )
})

const SeriesHead = observer(function SeriesHead({
  series,
  first,
}: {
  readonly series: TvSeries
  readonly first: TvVideo | undefined
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, tagline, description, picture, genre, isPremium, videoCount } = series
  return (
    <header className={css['series']} data-theme="dark">
      <PageTitle title={title} description={description} />
      <Picture source={pictureOf(picture)} alt="" shape="fill" eager />
      <div className={css['words']}>
        <div className={css['facts']}>
          {isPremium ? <Badge tone="veil-gold">{texts.t('tv.video.premium')}</Badge> : null}
          <span>{texts.t(`tv.genre.${genre}`)}</span>
          <span className="num">{texts.t('tv.series.videos', { count: videoCount })}</span>
        </div>
        <h1>{title}</h1>
        <p>{tagline}</p>
        <p>{description}</p>
        <div className={css['actions']}>
          {first === undefined ? null : (
            <ButtonLink kind="ink" href={href('tvVideo', { videoId: first.id, hashId: first.hashId })}>
              {texts.t('tv.series.first')}
            </ButtonLink>
          )}
          <ButtonLink kind="glass" href={href('tvFormat', { formatKey: id })}>
            {texts.t('tv.series.format')}
          </ButtonLink>
          <ButtonLink kind="ghost" href={href('tvMediathekVideos', { mediathekKey: id })}>
            {texts.t('tv.series.episodes')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
})
