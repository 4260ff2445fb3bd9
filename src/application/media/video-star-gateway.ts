import type { Page } from '@/application/paging/page'
import type { VideoStar } from '@/domain/media/video-star'

/** A part of the list of video stars; `first` missing: a hundred (ACT-061). */
export interface VideoStarQuery {
  readonly first?: number
  readonly offset: number
}

/** The actors with most videos. Throws `BackendError`. */
export interface VideoStarGateway {
  /** ACT-060: the most videos first; actors without a video are not in it. */
  list(query: VideoStarQuery): Promise<Page<VideoStar>>
}

export const VideoStarGateway = Symbol.for('VideoStarGateway')
