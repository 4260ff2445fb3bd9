import { observer } from 'mobx-react-lite'
import type { VideoDetails } from '@/domain/media/video'
import { LiveActors } from '@/ui/actors/live-actors'
import { useService } from '@/ui/base/container'
import { OfferCard } from '@/ui/media/gate/offer-card'
import { useMembership } from '@/ui/payments/use-membership'
import type { VideoActionsViewModel } from './video-actions-view-model'
import { VideoAuthor } from './video-author'
import { VideoDescription, VideoHead } from './video-description'
import { VideoPlayerSection } from './video-player-section'
import css from './video-screen.module.css'
import type { VideoViewModel } from './video-view-model'

/** A video with everything about it: player, facts, what it costs, what it is about. */
export const VideoColumns = observer(function VideoColumns({
  page,
  actions,
  video,
  heading = 'h1',
}: {
  readonly page: VideoViewModel
  readonly actions: VideoActionsViewModel
  readonly video: VideoDetails
  /** `h2` on a page of the actor, which shows whose it is. */
  readonly heading?: 'h1' | 'h2'
}) {
  const live = useService(LiveActors)
  const membership = useMembership()
  return (
    <div className={css['columns']}>
      <div className={css['stage']}>
        <VideoPlayerSection page={page} videoActions={actions} video={video} membership={membership} />
      </div>
      <VideoHead videoActions={actions} video={video} heading={heading} />
      <aside className={css['aside']}>
        <OfferCard videoActions={actions} video={video} isQuiet={page.box !== null} membership={membership} />
        {heading === 'h1' ? <VideoAuthor actor={video.actor} state={page.actorState} live={live} /> : null}
      </aside>
      <VideoDescription video={video} />
    </div>
  )
})
