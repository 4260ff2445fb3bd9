import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { VideoDetails } from '@/domain/media/video'
import type { RecommendedVideo } from '@/domain/recommendations/reason'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { useService } from '@/ui/base/container'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { LiveActors } from '@/ui/actors/live-actors'
import { usePlayingPlaylist } from '@/ui/library/playlists/use-playing-playlist'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useBreadcrumb } from '@/ui/seo/use-breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import { reasonText } from './reason-text'
import { useVideoPage } from './use-video-page'
import { VideoColumns } from './video-columns'
import hubCss from '@/ui/media/list/video-hub.module.css'
import css from './video-screen.module.css'
import { ROW_SIZES } from '@/ui/media/list/tile-sizes'
import { VideoTile } from '@/ui/media/list/video-tile'
import { videoSubject } from '@/ui/media/video-subject'

/** One video: player, price, actor, and further videos. */
export const Screen = observer(function VideoScreen() {
  const texts = useTexts()
  const { videoId } = useParamsOf('video')
  const live = useService(LiveActors)
  const { page, actions, share, membership } = useVideoPage(videoId)
  const { playlist } = usePlayingPlaylist()
  const crumbs = useBreadcrumb({ type: 'video', videoId })
  const { video, related } = page
  if (video === null && page.error !== null) return <LoadError of={page} heading="h1" />
  if (video === null && !page.isLoading)
    return (
      <MissingPage title="media.missing.title" text="media.missing.text" route="videos" link="media.lists.videos" />
    )
  if (video === null) return <Coming />
  return (
    <div className={css['page']}>
      <VideoTitle video={video} crumbs={crumbs} />
      <Breadcrumb label={texts.t('media.page.way')} crumbs={crumbs} />
      <VideoColumns
        page={page}
        actions={actions}
        share={share}
        video={video}
        membership={membership}
        live={live}
        playlist={playlist}
      />
      <Row title={texts.t('media.page.more', { name: video.actor.name })} videos={related.ofActor} />
      <Row title={texts.t('media.page.similar')} videos={related.similar} />
    </div>
  )
})

/** Title and description of the page, and the facts that search engines list. */
function VideoTitle({ video, crumbs }: { readonly video: VideoDetails; readonly crumbs: readonly Crumb[] }) {
  const href = useHref()
  const { title, actor, need } = video
  return (
    <PageTitle
      title={title}
      description={video.description}
      breadcrumb={crumbs}
      subject={videoSubject({
        ...video,
        isFree: need === null,
        author: { name: actor.name, address: href('actor', { actorName: actor.name }) },
      })}
    />
  )
}

const Row = observer(function Row({
  title,
  videos,
}: {
  readonly title: string
  readonly videos: readonly RecommendedVideo[]
}) {
  const texts = useTexts()
  if (videos.length === 0) return null
  return (
    <section className={css['row']}>
      <h2>{title}</h2>
      <ScrollRow label={title} className={hubCss['row'] ?? ''}>
        {videos.map(({ video, reason }) => (
          <div key={video.id}>
            <VideoTile video={video} sizes={ROW_SIZES} />
            {reason === null ? null : (
              <p className={css['why']}>
                <VisuallyHidden>{texts.t('media.why.label')}: </VisuallyHidden>
                {reasonText(reason, texts)}
              </p>
            )}
          </div>
        ))}
      </ScrollRow>
    </section>
  )
})

const Coming = (): ReactNode => (
  <div className={css['page']} aria-busy="true">
    <div className={css['columns']}>
      <div className={css['stage']}>
        <Skeleton shape="landscape" />
      </div>
      <div className={css['head']}>
        <Skeleton width="min(26rem, 90%)" height="2.6rem" />
        <Skeleton width="60%" />
      </div>
      <div className={css['aside']}>
        <Skeleton shape="block" height="190px" />
        <Skeleton shape="block" height="98px" />
      </div>
    </div>
  </div>
)
