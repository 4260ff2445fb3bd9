import { observer } from 'mobx-react-lite'
import type { VideoDetails } from '@/domain/media/video'
import type { LiveActors } from '@/ui/actors/live-actors'
import { SavedVideo } from '@/ui/library/saved-video-screen'
import { part } from '@/ui/kit/part'
import { OfferCard } from '@/ui/media/gate/offer-card'
import type { Membership } from '@/ui/payments/vip-offer'
import type { VideoActionsViewModel } from './video-actions-view-model'
import { ShareSheet } from './share-sheet'
import type { ShareVideoViewModel } from './share-video-view-model'
import { VideoAuthor } from './video-author'
import { VideoDescription, VideoHead } from './video-description'
import { VideoPlayerSection } from './video-player-section'
import css from './video-screen.module.css'
import type { VideoViewModel } from './video-view-model'

const IncentiveSpot = part(async () => (await import('@/ui/incentives/incentive-spot-screen')).IncentiveSpot)

/** A video with everything about it: player, facts, what it costs, what it is about. */
export const VideoColumns = observer(function VideoColumns({
  page,
  actions,
  share,
  video,
  membership,
  live,
}: {
  readonly page: VideoViewModel
  readonly actions: VideoActionsViewModel
  readonly share: ShareVideoViewModel
  readonly video: VideoDetails
  readonly membership: Membership
  /** `null` on a page of the actor, which shows whose it is. */
  readonly live: LiveActors | null
}) {
  return (
    <div className={css['columns']}>
      <div className={css['stage']}>
        <VideoPlayerSection page={page} videoActions={actions} video={video} membership={membership} />
      </div>
      <VideoHead videoActions={actions} share={share} video={video} heading={live === null ? 'h2' : 'h1'}>
        <SavedVideo videoId={video.id} isPlaying={page.hasPlayed} />
      </VideoHead>
      <aside className={css['aside']}>
        <OfferCard videoActions={actions} video={video} isQuiet={page.box !== null} membership={membership} />
        {live === null ? null : <VideoAuthor actor={video.actor} state={page.actorState} live={live} />}
        {page.isPreviewOver && video.need !== null ? <IncentiveSpot event="video-preview-end" id={video.id} /> : null}
      </aside>
      <VideoDescription video={video} />
      <ShareSheet share={share} videoId={video.id} />
    </div>
  )
})
