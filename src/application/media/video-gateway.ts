import type { RatingResult } from './rating-result'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { GenderType } from '@/domain/actors/actor'
import type { ActorId, IdempotencyKey, VideoId } from '@/domain/ids'
import type { Likes } from '@/domain/media/rating'
import type { VideoOrder } from '@/domain/media/video-lists'
import type { ContentBar, Video, VideoDetails, VideoSource } from '@/domain/media/video'

/**
 * The video types of MED-016 without the alias that the ruling drops: every layer uses this name.
 */
export type VideoType =
  | 'free'
  | 'premium'
  | 'discount'
  | 'vip'
  | 'bought'
  | 'trending'
  | 'vxselect'
  | 'vip30'
  | 'classic'
  | 'shared'
  | 'original'

/**
 * A filter of videos (MED-015): every given part must match, and a video must have all given types
 * (MED-014).
 */
export interface VideoFilter {
  readonly actorIds?: readonly ActorId[]
  /** Kinds of actors whose videos are listed. */
  readonly actingGroups?: readonly GenderType[]
  readonly ids?: readonly VideoId[]
  readonly tags?: readonly string[]
  /** Epoch ms. */
  readonly releasedFrom?: number
  readonly releasedUntil?: number
  readonly types?: readonly VideoType[]
}

/** A part of a list. Missing parts take the defaults of the list (`videoDefaults`). */
export interface VideoQuery {
  /**
   * A `VideoCategory`. Default: all videos. Any other value is refused with `invalid-request`
   * (MED-019).
   */
  readonly category?: string
  readonly filter?: VideoFilter
  readonly sort?: VideoOrder
  readonly first?: number
  readonly offset: number
}

export type BuyResult =
  | { readonly ok: true; readonly video: VideoDetails; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** The length of a paid video's preview, in seconds. */
export const PREVIEW_SECONDS = 20

/** The reason why a video was not shared by mail. `no-mail`: the platform sends none. */
export type ShareRefusal =
  | 'login-required'
  | 'restricted'
  | 'not-found'
  | 'invalid-email'
  | 'no-mail'
  | 'too-many-mails'

export type ShareResult = { readonly ok: true } | { readonly ok: false; readonly reason: ShareRefusal }

/** The video shop. Throws `BackendError`. */
export interface VideoGateway {
  /** Lists videos (MED-035, MED-018 to MED-034). */
  list(query: VideoQuery): Promise<Page<Video>>
  byId(id: VideoId): Promise<VideoDetails | null>
  /**
   * Buys a video once per key; buying it again succeeds without a charge (MED-046). `agreedPrice`:
   * the most the guest has agreed to pay, in coins; a higher price is refused with `price-changed`
   * and nothing is charged. The video in the answer has no frames: `byId` grants them.
   */
  buy(id: VideoId, key: IdempotencyKey, agreedPrice: number): Promise<BuyResult>
  /** Likes a video, or takes the like back (MED-040). */
  like(
    id: VideoId,
    liked: boolean,
  ): Promise<{ ok: true; likes: number } | { ok: false; reason: 'login-required' | 'not-found' }>
  /** Dislikes a video, or takes that back; a dislike removes the guest's like (MED-040). */
  dislike(id: VideoId, disliked: boolean): Promise<RatingResult>
  /** Returns the likes of a video; `null`: there is no such video (MED-042). */
  likes(id: VideoId): Promise<Likes | null>
  /**
   * Mails a link to a video to an address, in words that name neither the product nor an actor
   * (MED-077).
   */
  share(id: VideoId, email: string): Promise<ShareResult>
  /** Reports that a guest with an account began to watch, once per start (MED-045, MED-078). */
  watchStart(id: VideoId): Promise<void>
  /**
   * Returns a playlist of the whole video, or of its preview if the guest has not passed the gate
   * `need` yet.
   */
  source(id: VideoId): Promise<(VideoSource & { readonly need: ContentBar | null }) | null>
}

export const VideoGateway = Symbol.for('VideoGateway')
