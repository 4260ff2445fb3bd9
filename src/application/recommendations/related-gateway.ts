import type { VideoId } from '@/domain/ids'
import type { RelatedVideos } from '@/domain/recommendations/reason'

/** Number of further videos by the same actor listed next to a video. */
export const MORE_OF_ACTOR = 8

/** Recommendations next to other content, with their reasons. Throws `BackendError`. */
export interface RelatedGateway {
  /**
   * Returns the videos related to a video, without the video itself; `null`: there is no such
   * video.
   */
  videos(videoId: VideoId): Promise<RelatedVideos | null>
}

export const RelatedGateway = Symbol.for('Related')
