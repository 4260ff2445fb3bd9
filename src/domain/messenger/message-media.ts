import type { PictureRef } from '@/domain/actors/actor'
import type { ContentBar } from '@/domain/media/video'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** The media an actor may send with a message: a picture, or a short video. */
export const MESSAGE_MEDIA_KINDS = ['picture', 'video'] as const

/**
 * A picture or a short video of a message, as the guest sees it. It never contains the file's
 * address, which has a request of its own that is answered only when `need` is `null`.
 */
export interface MessageMedia {
  readonly kind: (typeof MESSAGE_MEDIA_KINDS)[number]
  /** The current price in whole coins; 0 for free media. */
  readonly price: number
  /** Length of a video, whole seconds; `null` for a picture. */
  readonly seconds: number | null
  /** 16 or 18: media rated 18 are shown only to guests who have proved their age. */
  readonly ageRating: 16 | 18
  /** A public cover of the actor, which has nothing in common with the locked media. */
  readonly poster: PictureRef
  /** Paid for by the guest, permanently. */
  readonly unlocked: boolean
  /**
   * The closed gate, decided by the platform; `null` when the guest may see the media (MED-009).
   */
  readonly need: ContentBar | null
}

/** The file of a message's picture or video, for one session and a limited time. */
export type MessageMediaFile =
  | {
      readonly kind: 'picture'
      /** Base address of its files; `-w<width>.webp` follows. */
      readonly address: GrantedAddress
    }
  | {
      readonly kind: 'video'
      /** Address of an HLS playlist. */
      readonly playlistUrl: GrantedAddress
      readonly seconds: number
    }
