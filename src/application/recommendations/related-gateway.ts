import type { VideoId } from '@/domain/ids'
import type { RelatedVideos } from '@/domain/recommendations/reason'

/** How many further videos of the same actor are listed beside a video. */
export const MORE_OF_ACTOR = 8

/** What is recommended to a guest beside something, and why. Throws `BackendError`. */
export interface RelatedGateway {
  /** What there is to watch beside a video, without the video itself; `null`: there is no such video. */
  videos(videoId: VideoId): Promise<RelatedVideos | null>
}

export const RelatedGateway = Symbol.for('Related')
