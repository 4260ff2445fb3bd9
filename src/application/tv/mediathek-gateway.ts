import type { Page } from '@/application/paging/page'
import type { VideoId } from '@/domain/ids'
import type { TvGenre } from '@/domain/tv/channel'
import type { MediathekState, TvFormat, TvPostDetails, TvSeries, TvVideo, TvVideoDetails } from '@/domain/tv/tv'

/** A query for series. */
export interface TvSeriesQuery {
  /** Default: all genres. */
  readonly genre?: TvGenre
  readonly first: number
  readonly offset: number
}

/** A query for videos. */
export interface MediathekQuery {
  /** The key of a series or of a section (`TV_SECTIONS`). */
  readonly key: string
  readonly first: number
  readonly offset: number
}

/** Past broadcasts, and posts about them. Throws `BackendError`. */
export interface MediathekGateway {
  /** Lists series, the one with the newest video first (TVS-017). */
  series(query: TvSeriesQuery): Promise<Page<TvSeries>>
  /** Returns one series; `null`: there is none with this key. */
  seriesByKey(key: string): Promise<TvSeries | null>
  /** Lists the videos of a key, newest first; empty for a key that does not exist (TVS-018). */
  videos(query: MediathekQuery): Promise<Page<TvVideo>>
  /** Returns the newest video of each series, at most `first` (TVS-019). */
  recommendations(first: number): Promise<readonly TvVideo[]>
  /** Returns a format; `null`: there is no such format (TVS-009). */
  format(key: string): Promise<TvFormat | null>
  /** Returns a post; `null`: there is no such post (TVS-010). */
  post(slug: string): Promise<TvPostDetails | null>
  /** Returns a video; `null`: there is no such video, or it is not released yet (TVS-011). */
  video(videoId: VideoId): Promise<TvVideoDetails | null>
  /**
   * Suggests videos to watch after one: the following episodes, then others of its genre; none for
   * a hash without a video (TVS-012).
   */
  suggestions(hashId: string): Promise<readonly TvVideo[]>
  /** Returns the current contents of the mediathek (TVS-013). */
  update(): Promise<MediathekState>
}

export const MediathekGateway = Symbol.for('MediathekGateway')
