import type { Page } from '@/application/paging/page'
import type { VideoStar } from '@/domain/media/video-star'

/** A part of the list of video stars. `first` defaults to a hundred (ACT-061). */
export interface VideoStarQuery {
  readonly first?: number
  readonly offset: number
}

/** The actors with the most videos. Throws `BackendError`. */
export interface VideoStarGateway {
  /** Lists video stars, most videos first; actors without a video are left out (ACT-060). */
  list(query: VideoStarQuery): Promise<Page<VideoStar>>
}

export const VideoStarGateway = Symbol.for('VideoStarGateway')
