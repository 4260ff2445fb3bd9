import { observer } from 'mobx-react-lite'
import type { Video } from '@/domain/media/video'
import { TOP_VIDEOS } from '@/domain/media/video-lists'
import { Link } from '@/ui/kit/actions/link'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import type { PagedList } from '@/ui/base/paged-list'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './video-hub.module.css'
import { isVideoList, type VideoRowName } from './video-list'
import { ROW_SIZES } from './tile-sizes'
import { VideoTile } from './video-tile'

/** Addresses of rows without a page of their own: the list of all videos, filtered. */
const WHOLE = {
  topVideos: { sort: 'bestSelling' },
  vip30Videos: { type: 'vip30' },
  boughtVideos: { type: 'bought', sort: 'newest' },
} as const

/** Notes on rows whose names do not explain them. */
const NOTES = { freeClips: 'media.notes.freeClips', vip30Videos: 'media.notes.vip30Videos' } as const

/** The beginning of a list with a link to all of it; nothing if it is empty or failed. */
export const VideoRow = observer(function VideoRow({
  name,
  list,
  videos = list.items,
  title: ownTitle,
}: {
  readonly name: VideoRowName
  readonly list: PagedList<Video>
  /** The part of the list shown, if the page has some of it elsewhere. */
  readonly videos?: readonly Video[] | undefined
  /** The row's title, if it differs from the list's. */
  readonly title?: string
}) {
  const texts = useTexts()
  const href = useHref()
  const title = ownTitle ?? texts.t(`media.lists.${name}`)
  const all = isVideoList(name) ? href(name, {}) : href('allVideos', {}, WHOLE[name])
  // Most guests have none, so that its space is not reserved.
  if (name === 'boughtVideos' && list.total === null) return null
  if (list.error !== null && list.total === null) return <LoadError of={list} isQuiet />
  if (list.isEmpty) return null
  return (
    <section className="when-near">
      <header className={css['heading']}>
        <div>
          <h2>{title}</h2>
          {name === 'freeClips' || name === 'vip30Videos' ? <p>{texts.t(NOTES[name])}</p> : null}
        </div>
        <Link href={all} aria-label={texts.t('media.lists.allOf', { list: title })}>
          {texts.t('media.lists.all')} <span aria-hidden="true">→</span>
        </Link>
      </header>
      <ScrollRow label={title} className={css['row'] ?? ''}>
        {videos.map((video) => (
          <VideoTile key={video.id} video={video} amongNew={name === 'newVideos'} sizes={ROW_SIZES} />
        ))}
        {list.total === null
          ? Array.from({ length: name === 'topVideos' ? TOP_VIDEOS : 8 }, (_, index) => (
              <TileSkeleton key={index} shape="landscape" />
            ))
          : null}
      </ScrollRow>
    </section>
  )
})
