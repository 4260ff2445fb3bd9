import { observer } from 'mobx-react-lite'
import type { VideoId } from '@/domain/ids'
import { playlistPlace, type Playlist } from '@/domain/library/playlist'
import type { VideoDetails } from '@/domain/media/video'
import type { LiveActors } from '@/ui/actors/live-actors'
import { AddToPlaylist } from '@/ui/library/playlists/add-to-playlist-screen'
import { SavedVideo } from '@/ui/library/saved-video-screen'
import { part } from '@/ui/kit/part'
import { OfferCard } from '@/ui/media/gate/offer-card'
import { AUTOPLAY, isOn } from '@/ui/media/preferences'
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
const PlaylistPanel = part(async () => (await import('@/ui/library/playlists/playlist-panel')).PlaylistPanel)
const UpNext = part(async () => (await import('@/ui/library/playlists/up-next')).UpNext)

/** A video with player, facts, price and description. */
export const VideoColumns = observer(function VideoColumns({
  page,
  actions,
  share,
  video,
  membership,
  live,
  playlist = null,
}: {
  readonly page: VideoViewModel
  readonly actions: VideoActionsViewModel
  readonly share: ShareVideoViewModel
  readonly video: VideoDetails
  readonly membership: Membership
  /** `null` on a page of the actor, which shows them already. */
  readonly live: LiveActors | null
  /** The playlist that the video is watched in. */
  readonly playlist?: Playlist | null
}) {
  const next = playlist === null ? null : (playlistPlace(playlist, video.id)?.next ?? null)
  const play = (id: VideoId) => page.playOther(id)
  return (
    <div className={css['columns']}>
      <div className={css['stage']}>
        <VideoPlayerSection page={page} videoActions={actions} video={video} membership={membership} />
        {playlist === null || next === null || !page.hasEnded ? null : (
          <UpNext
            item={next}
            listId={playlist.id}
            isAutomatic={page.box === null && isOn(membership.guest.guest, AUTOPLAY)}
            isQuiet={page.box !== null}
            onPlay={play}
          />
        )}
      </div>
      <VideoHead videoActions={actions} share={share} video={video} heading={live === null ? 'h2' : 'h1'}>
        <SavedVideo videoId={video.id} isPlaying={page.hasPlayed} />
        <AddToPlaylist videoId={video.id} />
      </VideoHead>
      <aside className={css['aside']} aria-label={video.title}>
        {playlist === null ? null : <PlaylistPanel playlist={playlist} videoId={video.id} onPlay={play} />}
        <OfferCard videoActions={actions} video={video} isQuiet={page.box !== null} membership={membership} />
        {live === null ? null : <VideoAuthor actor={video.actor} state={page.actorState} live={live} />}
        {page.isPreviewOver && video.need !== null ? <IncentiveSpot event="video-preview-end" id={video.id} /> : null}
      </aside>
      <VideoDescription video={video} />
      <ShareSheet share={share} video={video} />
    </div>
  )
})
