import type { RatingResult } from './rating-result'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { GenderType } from '@/domain/actors/actor'
import type { ActorId, IdempotencyKey, VideoId } from '@/domain/ids'
import type { Likes } from '@/domain/media/rating'
import type { VideoOrder } from '@/domain/media/video-lists'
import type { ContentBar, Video, VideoDetails, VideoSource } from '@/domain/media/video'

/** MED-016 with the ruling's alias left out: the name on every floor. */
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

/** MED-015: every given part must match; several types must all match (MED-014). */
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

/** A part of a list. What is missing is as the list has it by itself (`videoDefaults`). */
export interface VideoQuery {
  /** A `VideoCategory`; missing: all videos. Another one is refused with `invalid-request` (MED-019). */
  readonly category?: string
  readonly filter?: VideoFilter
  readonly sort?: VideoOrder
  readonly first?: number
  readonly offset: number
}

export type BuyResult =
  | { readonly ok: true; readonly video: VideoDetails; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** How much of a paid video may be seen before it is bought, in seconds. */
export const PREVIEW_SECONDS = 20

/** Why a video was not shared by mail. `no-mail`: the platform sends none. */
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
  /** MED-035, MED-018 to MED-034. */
  list(query: VideoQuery): Promise<Page<Video>>
  byId(id: VideoId): Promise<VideoDetails | null>
  /**
   * Buys once for one key; what is bought already is answered as success without a charge (MED-046). `agreedPrice`: the
   * maximum the guest has agreed to pay, in coins; a higher price is refused with `price-changed` and nothing is
   * charged. The video in the answer has no frames: `byId` grants them.
   */
  buy(id: VideoId, key: IdempotencyKey, agreedPrice: number): Promise<BuyResult>
  /** MED-040. */
  like(
    id: VideoId,
    liked: boolean,
  ): Promise<{ ok: true; likes: number } | { ok: false; reason: 'login-required' | 'not-found' }>
  /** Dislikes a video, or takes that back; a guest who dislikes it does not like it any more (MED-040). */
  dislike(id: VideoId, disliked: boolean): Promise<RatingResult>
  /** MED-042; `null`: there is no such video. */
  likes(id: VideoId): Promise<Likes | null>
  /** Sends a link to a video to an address, in words that name neither the product nor an actor (MED-077). */
  share(id: VideoId, email: string): Promise<ShareResult>
  /** Reports that a guest with an account began to watch (MED-045, MED-078); once for each start. */
  watchStart(id: VideoId): Promise<void>
  /** A playlist of the whole video, or of its preview where the gate `need` is not passed yet. */
  source(id: VideoId): Promise<(VideoSource & { readonly need: ContentBar | null }) | null>
}

export const VideoGateway = Symbol.for('VideoGateway')
