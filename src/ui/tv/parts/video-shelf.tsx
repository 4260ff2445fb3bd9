import { observer } from 'mobx-react-lite'
import type { TvVideo } from '@/domain/tv/tv'
import { LoadError } from '@/ui/base/load-error'
import type { Resource } from '@/ui/base/resource'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { TvVideoTile } from './tv-video-tile'
import css from './video-shelf.module.css'

/** Drawn width of the tiles of a row. */
const SIZES = '(min-width: 1024px) 22vw, (min-width: 640px) 39vw, 73vw'

/** Videos in a row that scrolls sideways. Nothing without any, or if loading failed. */
export const VideoShelf = observer(function VideoShelf({
  title,
  note,
  of,
  videos = of.value,
  link,
}: {
  readonly title: string
  /** A note on the row, if its name does not explain it. */
  readonly note?: string
  readonly of: Resource<readonly TvVideo[]>
  /** The part of the row shown, if the page has some of it elsewhere. */
  readonly videos?: readonly TvVideo[] | undefined
  readonly link?: { readonly label: string; readonly href: string }
}) {
  if (of.error !== null) return <LoadError of={of} isQuiet />
  if (videos?.length === 0) return null
  return (
    <div>
      <SectionHead title={title} note={note} link={link} />
      {videos === undefined ? (
        <div className={css['coming']} aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <TileSkeleton key={index} shape="landscape" />
          ))}
        </div>
      ) : (
        <ScrollRow label={title} className={css['row'] ?? ''}>
          {videos.map((video) => (
            <TvVideoTile key={video.id} video={video} sizes={SIZES} />
          ))}
        </ScrollRow>
      )}
    </div>
  )
})
