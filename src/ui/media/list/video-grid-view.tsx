import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useTexts } from '@/ui/texts/use-texts'
import { useVideoNavigation } from './use-video-navigation'
import { VideoFilter } from './video-filter'
import type { VideoListName } from './video-list'
import { isNarrowed, readVideoQuery } from './video-query'
import { VideoSkeleton, VideoSkeletons } from './video-skeletons'
import { VideoSort } from './video-sort'
import { VideoTile } from './video-tile'
import css from './videos-screen.module.css'
import { VideosViewModel } from './videos-view-model'

const COLUMNS = [
  { from: 0, columns: 1 },
  { from: 520, columns: 2 },
  { from: 740, columns: 3 },
  { from: 1000, columns: 4 },
]

/** Pixels below the picture of a tile: two lines of words and the gaps. */
const WORDS = 58

/** One list of videos with its filters; it grows when its end comes near. */
export const VideoGridView = observer(function VideoGridView({
  name,
  title,
}: {
  readonly name: VideoListName
  readonly title: string
}) {
  const texts = useTexts()
  const videos = useViewModel(VideosViewModel)
  const { clear } = useVideoNavigation()
  const { key, search } = useLocation()
  const query = useMemo(() => readVideoQuery(new URLSearchParams(search)), [search])
  useEffect(() => videos.show(name, query, key), [videos, name, query, key])
  const { list } = videos
  return (
    <>
      <VideoFilter name={name} videos={videos} />
      <div className={css['bar']}>
        <output>{list.total === null ? null : texts.t('media.lists.count', { count: list.total })}</output>
        <VideoSort name={name} />
      </div>
      <LoadError of={list} />
      {list.isEmpty ? (
        <EmptyState
          title={texts.t(query.kinds.includes('bought') ? 'media.none.bought' : 'media.none.title')}
          text={texts.t(query.kinds.includes('bought') ? 'media.none.boughtText' : 'media.none.text')}
          action={
            isNarrowed(query) ? (
              <Button kind="ink" onClick={clear}>
                {texts.t('media.filter.clear')}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {list.total === null && list.error === null ? (
        <VideoSkeletons count={12} />
      ) : (
        <VirtualGrid
          label={title}
          items={list.items}
          keyOf={(video) => video.id}
          columns={COLUMNS}
          lineHeight={(width) => (width * 9) / 16 + WORDS}
          onNearEnd={() => void list.more()}
          expected={list.planned}
          placeholder={<VideoSkeleton />}
        >
          {(video, index) => <VideoTile video={video} heading="h2" eager={index < 4} />}
        </VirtualGrid>
      )}
      {list.asks ? (
        <Button className={css['more'] ?? ''} kind="glass" loading={list.isLoading} onClick={() => void list.goOn()}>
          {texts.t('shell.states.more')}
        </Button>
      ) : null}
    </>
  )
})
