import type { PictureRef } from '@/domain/actors/actor'
import type { ContentBar } from '@/domain/media/video'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** What an actor may send with a message: a picture, or a short video. */
export const MESSAGE_MEDIA_KINDS = ['picture', 'video'] as const

/**
 * A picture or a short video of a message, as its guest sees it. It never contains the address of the file: that is requested on its own, and
 * answered only where `need` is `null`.
 */
export interface MessageMedia {
  readonly kind: (typeof MESSAGE_MEDIA_KINDS)[number]
  /** What it costs now, whole coins; 0: it is free. */
  readonly price: number
  /** Length of a video, whole seconds; `null` for a picture. */
  readonly seconds: number | null
  /** 16 or 18: 18 is shown only to guests whose age is proved. */
  readonly ageRating: 16 | 18
  /** A public cover of the actor, which has nothing in common with what is locked. */
  readonly poster: PictureRef
  /** Paid by the guest, for good. */
  readonly unlocked: boolean
  /** The gate that is shut, decided by the platform; `null`: the guest may see it (MED-009). */
  readonly need: ContentBar | null
}

/** Where the picture or video of a message is, for one session and a limited time. */
export type MessageMediaFile =
  | {
      readonly kind: 'picture'
      /** Where its files begin; `-w<width>.webp` follows. */
      readonly address: GrantedAddress
    }
  | {
      readonly kind: 'video'
      /** Address of an HLS playlist. */
      readonly playlistUrl: GrantedAddress
      readonly seconds: number
    }
