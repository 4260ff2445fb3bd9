import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { ALL_VIDEOS, TV_GENRES, type TvGenre } from '@/domain/tv/channel'
import { useShown, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { useListAddress, type AddressForm } from '@/ui/base/use-list-address'
import { Chip } from '@/ui/kit/actions/chip'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import { SeriesTile } from '@/ui/tv/parts/series-tile'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { VideoShelf } from '@/ui/tv/parts/video-shelf'
import css from './mediathek.module.css'
import { RecommendationsViewModel } from './recommendations-view-model'
import { SeriesListViewModel } from './series-list-view-model'

interface SeriesQuery {
  readonly genre: TvGenre | null
}

const address: AddressForm<SeriesQuery> = {
  read: (query) => ({ genre: TV_GENRES.find((genre) => genre === query.get('genre')) ?? null }),
  write: ({ genre }): Readonly<Record<string, string>> => (genre === null ? {} : { genre }),
  cleared: () => ({ genre: null }),
}

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 560, columns: 2 },
    { from: 900, columns: 3 },
  ],
  rowHeight: { perWidth: 9 / 16, text: 58 },
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 9,
}

/** All series of the mediathek, and what is new in it (NAV-040). */
export const Screen = observer(function SeriesListScreen() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(SeriesListViewModel)
  const recommended = useViewModel(RecommendationsViewModel)
  const { query, change } = useListAddress(address)
  const { key } = useLocation()
  const { genre } = query
  useShown(
    model,
    useCallback(() => model.show(genre, key), [model, genre, key]),
  )
  useShown(recommended, recommended.open)
  const { list } = model
  return (
    <TvPage>
      <PageTitle title={texts.t('tv.series.title')} description={texts.t('tv.series.description')} />
      <header className={css['head']}>
        <h1>{texts.t('tv.series.title')}</h1>
        <p>{texts.t('tv.series.lead')}</p>
      </header>
      <VideoShelf
        title={texts.t('tv.video.new')}
        of={recommended.videos}
        link={{ label: texts.t('tv.videos.all'), href: href('tvMediathekVideos', { mediathekKey: ALL_VIDEOS }) }}
      />
      <section className={css['list']} aria-label={texts.t('tv.series.title')} data-anchor="pagination">
        <ChipRow label={texts.t('tv.series.filter')}>
          <Chip on={genre === null} onToggle={() => change(() => ({ genre: null }))}>
            {texts.t('tv.series.all')}
          </Chip>
          {TV_GENRES.map((each) => (
            <Chip key={each} on={genre === each} onToggle={() => change(() => ({ genre: each }))}>
              {texts.t(`tv.genre.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        <p role="status">{list.total === null ? null : texts.t('tv.series.count', { count: list.total })}</p>
        <TileList
          label={texts.t('tv.series.title')}
          list={list}
          grid={GRID}
          empty={<EmptyState title={texts.t('tv.series.none')} text={texts.t('tv.series.noneText')} />}
        >
          {(series) => <SeriesTile series={series} />}
        </TileList>
      </section>
    </TvPage>
  )
})
