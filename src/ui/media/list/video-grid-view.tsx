import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { VideoFilter } from './video-filter'
import type { VideoListName } from './video-list'
import { hasFilters, type VideoListQuery } from './video-query'
import { VideoSort } from './video-sort'
import { VideoTile } from './video-tile'
import css from './videos-screen.module.css'
import type { VideosViewModel } from './videos-view-model'

/** Pixels below the picture of a tile: two lines of text and the gaps. */
const WORDS = 58

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 520, columns: 2 },
    { from: 740, columns: 3 },
    { from: 1000, columns: 4 },
  ],
  lineHeight: (width) => (width * 9) / 16 + WORDS,
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 12,
}

/** One list of videos with its filters; it grows when its end comes near. */
export const VideoGridView = observer(function VideoGridView({
  name,
  title,
  videos,
  address,
  isLoggedIn,
}: {
  readonly name: VideoListName
  readonly title: string
  readonly videos: Pick<VideosViewModel, 'show' | 'list' | 'moods'>
  readonly address: ListAddress<VideoListQuery>
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const { key } = useLocation()
  const { query, clear } = address
  useEffect(() => videos.show(name, query, key), [videos, name, query, key])
  const { list } = videos
  return (
    <>
      <VideoFilter name={name} videos={videos} address={address} isLoggedIn={isLoggedIn} />
      <div className={css['bar']}>
        <output>{list.total === null ? null : texts.t('media.lists.count', { count: list.total })}</output>
        <VideoSort name={name} address={address} />
      </div>
      <TileList
        label={title}
        list={list}
        grid={GRID}
        empty={
          <EmptyState
            title={texts.t(query.kinds.includes('bought') ? 'media.none.bought' : 'media.none.title')}
            text={texts.t(query.kinds.includes('bought') ? 'media.none.boughtText' : 'media.none.text')}
            action={
              hasFilters(query) ? (
                <Button kind="ink" onClick={clear}>
                  {texts.t('media.filter.clear')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        {(video, index) => <VideoTile video={video} heading="h2" eager={index < 4} amongNew={name === 'newVideos'} />}
      </TileList>
    </>
  )
})
