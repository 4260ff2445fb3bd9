import type { Page } from '@/application/paging/page'
import type { VideoId } from '@/domain/ids'
import type { TvGenre } from '@/domain/tv/channel'
import type { MediathekState, TvFormat, TvPostDetails, TvSeries, TvVideo, TvVideoDetails } from '@/domain/tv/tv'

/** Which series are listed. */
export interface TvSeriesQuery {
  /** Missing: all. */
  readonly genre?: TvGenre
  readonly first: number
  readonly offset: number
}

/** Which videos are listed. */
export interface MediathekQuery {
  /** The key of a series or of a section (`TV_SECTIONS`). */
  readonly key: string
  readonly first: number
  readonly offset: number
}

/** What was broadcast, and what is written about it. Throws `BackendError`. */
export interface MediathekGateway {
  /** Series, the one with the newest video first (TVS-017). */
  series(query: TvSeriesQuery): Promise<Page<TvSeries>>
  /** One series; `null`: there is none of this key. */
  seriesByKey(key: string): Promise<TvSeries | null>
  /** Videos of a key, the newest first; none for a key that does not exist (TVS-018). */
  videos(query: MediathekQuery): Promise<Page<TvVideo>>
  /** The newest video of each series, at most so many (TVS-019). */
  recommendations(first: number): Promise<readonly TvVideo[]>
  /** `null`: there is no such format (TVS-009). */
  format(key: string): Promise<TvFormat | null>
  /** `null`: there is no such post (TVS-010). */
  post(slug: string): Promise<TvPostDetails | null>
  /** `null`: there is no such video, or it is not released yet (TVS-011). */
  video(videoId: VideoId): Promise<TvVideoDetails | null>
  /** What to watch after a video: the following episodes, then others of its genre; none for a hash of no video (TVS-012). */
  suggestions(hashId: string): Promise<readonly TvVideo[]>
  /** What the mediathek holds at this moment (TVS-013). */
  update(): Promise<MediathekState>
}

export const MediathekGateway = Symbol.for('MediathekGateway')
