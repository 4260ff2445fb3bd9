import type { ActorId, VideoId } from '@/domain/ids'
import type { PictureRef } from '@/domain/actors/actor'
import type { Money } from '@/domain/money/money'
import type { CaptionTrack } from './captions'
import type { VideoThumbnail } from './thumbnails'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** The guest's relation to a video (MED-003). */
export interface VideoGuestInfo {
  readonly bought: boolean
  readonly gifted: boolean
  readonly flatrate: boolean
  readonly liked: boolean
}

/** A video's actor, with the fields of a tile. */
export interface VideoActor {
  readonly id: ActorId
  readonly name: string
  readonly avatar: PictureRef
  readonly isOnline: boolean
}

/** A video of the shop (MED-002 to MED-005). `duration` is whole seconds, `releasedAt` epoch ms. */
export interface Video {
  readonly id: VideoId
  readonly title: string
  readonly duration: number
  /** 12, 16 or 18: a video rated 18 is shown only to guests who have proved their age. */
  readonly ageRating: 12 | 16 | 18
  readonly vip: boolean
  readonly isVip30Offer: boolean
  readonly free: boolean
  readonly new: boolean
  readonly camRecording: boolean
  readonly classic: boolean
  readonly releasedAt: number
  readonly price: Money
  readonly basePrice: Money
  readonly cover: PictureRef
  readonly likes: number
  readonly tags: readonly { readonly id: string; readonly label: string }[]
  readonly actor: VideoActor
  readonly guestInfo: VideoGuestInfo
  readonly contestPlace: number | null
}

/** The gates between the guest and a video, in the order they are checked (MED-009). */
export type ContentNeed = 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase'

/**
 * The reason content is barred: a gate for the guest to open, or the operator's withdrawal of
 * something they bought, which no guest can undo.
 */
export type ContentBar = ContentNeed | 'withdrawn'

/**
 * A video with the gate that restricts it, decided by the backend (MED-009). `null` when the guest
 * may watch all of it.
 */
export interface VideoDetails extends Video {
  readonly description: string
  readonly need: ContentBar | null
  /**
   * Frames of what this guest may see, at most a hundred (MED-005, MED-032); none when the video is
   * rated above what they are shown.
   */
  readonly previewThumbnails: readonly VideoThumbnail[]
}

/**
 * The player's source: a playlist of either the whole video or only its preview, so that nothing
 * unpaid ever leaves the backend.
 */
export interface VideoSource {
  readonly kind: 'full' | 'preview'
  /** Address of an HLS playlist, valid for this guest and a limited time. */
  readonly playlistUrl: GrantedAddress
  readonly seconds: number
  /** Captions of these seconds, none beyond them. */
  readonly captions: readonly CaptionTrack[]
}
