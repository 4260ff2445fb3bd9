import type { Page } from '@/application/paging/page'
import type { Album } from '@/domain/albums/album'
import type { AlbumOrder, AlbumType } from '@/domain/albums/album-lists'
import type { TileGridSettings, TileGridType } from '@/domain/albums/tile-grid'
import type { ActorId, VideoId } from '@/domain/ids'
import type { VideoThumbnail } from '@/domain/media/thumbnails'
import type { VideoOrder } from '@/domain/media/video-lists'
import type { Video } from '@/domain/media/video'

/**
 * A page of a grid, of one actor or of all, filtered and sorted. An order that the grid does not
 * have counts as the newest first.
 */
export interface TileGridQuery {
  readonly actorId?: ActorId
  readonly types?: readonly AlbumType[]
  /** Id of a tag that videos have; albums have none. */
  readonly tag?: string
  /** Whether only classics among the videos are listed. */
  readonly classic?: true
  readonly sort?: AlbumOrder | Exclude<VideoOrder, 'topTrending'>
  readonly first: number
  readonly offset: number
}

/** A tile: an album, or a video. */
export type Tile = Album | VideoTile

export interface VideoTile extends Video {
  readonly type: 'video'
}

/** A page of a grid, with the guest's settings for it. */
export interface TilePage extends Page<Tile> {
  readonly settings: TileGridSettings
}

/** Grids of albums and videos. Throws `BackendError`. */
export interface TileGridGateway {
  /** Returns a page of a grid (MED-067). */
  page(type: TileGridType, query: TileGridQuery): Promise<TilePage>
  /**
   * Returns the frames of a video that this guest may see; empty if there are none for them
   * (MED-068).
   */
  videoPictures(albumId: VideoId): Promise<readonly VideoThumbnail[]>
  /** Stores the settings of an account; the last ones stored win (MED-069). */
  storeSettings(
    type: TileGridType,
    settings: TileGridSettings,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'login-required' }>
}

export const TileGridGateway = Symbol.for('TileGridGateway')
