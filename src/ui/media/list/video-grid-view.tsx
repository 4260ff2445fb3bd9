import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useShown } from '@/ui/base/container'
import type { ListAddress } from '@/ui/base/use-list-address'
import { useTexts } from '@/ui/texts/use-texts'
import { ContentGrid } from './content-grid'
import { VideoFilter } from './video-filter'
import type { VideoListName } from './video-list'
import { hasFilters, type VideoListQuery } from './video-query'
import { VideoSort } from './video-sort'
import { GRID_SIZES } from './tile-sizes'
import { VideoTile } from './video-tile'
import type { VideosViewModel } from './videos-view-model'

/** One list of videos with its filters; it loads more near its end. */
export const VideoGridView = observer(function VideoGridView({
  name,
  title,
  videos,
  address,
  isLoggedIn,
}: {
  readonly name: VideoListName
  readonly title: string
  readonly videos: Pick<VideosViewModel, 'show' | 'list' | 'moods' | 'start' | 'dispose'>
  readonly address: ListAddress<VideoListQuery>
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const { key } = useLocation()
  const { query, clear } = address
  useShown(
    videos,
    useCallback(() => videos.show(name, query, key), [videos, name, query, key]),
  )
  const isOfBought = query.kinds.includes('bought')
  return (
    <ContentGrid
      title={title}
      list={videos.list}
      filter={<VideoFilter name={name} videos={videos} address={address} isLoggedIn={isLoggedIn} />}
      sort={<VideoSort name={name} address={address} />}
      count={(count) => texts.t('media.lists.count', { count })}
      none={{
        title: texts.t(isOfBought ? 'media.none.bought' : 'media.none.title'),
        text: texts.t(isOfBought ? 'media.none.boughtText' : 'media.none.text'),
        clear: hasFilters(query) ? { label: texts.t('media.filter.clear'), onClick: clear } : null,
      }}
    >
      {(video, index) => (
        <VideoTile video={video} heading="h2" eager={index < 4} sizes={GRID_SIZES} amongNew={name === 'newVideos'} />
      )}
    </ContentGrid>
  )
})
